import { useUrgentReading } from '@rpm/api-client';
import type { VitalKind } from '@rpm/domain';
import { useEffect, useState } from 'react';
import { lazily } from '../../hooks/lazily.ts';

/** Most days nothing is critical: its cards come with the reading. */
export const urgentNow = lazily(() => import('./UrgentNow.tsx').then(({ UrgentNow }) => UrgentNow));

/** The vital that stands alone on top of the page; while its cards are not there, none: then it stays among the others. */
export function useOnTop(): VitalKind | undefined {
  const { loadable } = useUrgentReading();
  const vital = loadable.state === 'ready' ? loadable.data.urgent?.first.mrSubType : undefined;
  const isUrgent = vital !== undefined;
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    let isLeft = false;
    const show = (isKnown: boolean) => () => {
      if (!isLeft) setIsThere(isKnown);
    };
    if (isUrgent) urgentNow.load().then(show(true), show(false));
    return () => {
      isLeft = true;
    };
  }, [isUrgent]);
  return isThere ? vital : undefined;
}
