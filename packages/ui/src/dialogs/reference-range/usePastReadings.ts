import { useVitalData } from '@rpm/api-client';
import { backTest, boundStamps, limits, type RangeForm, type VitalKind } from '@rpm/domain';
import { useState } from 'react';
import type { PastReadings } from './BackTestPanel.tsx';

const dayMs = 86_400_000;

/** The readings of the last 30 days, and what the limits of the form would have made of them. @param form `null` while its limits are out of order */
export function usePastReadings(
  userId: string,
  vital: VitalKind,
  form: RangeForm | null,
  now: () => Date,
): PastReadings {
  const [bounds] = useState(() => {
    const end = now();
    return boundStamps({ start: new Date(end.getTime() - limits.backTestDays * dayMs), end });
  });
  const { loadable } = useVitalData(userId, vital, { ...bounds, noOfRows: limits.vitalDataMaxRows });
  if (loadable.state !== 'ready') return { state: loadable.state };
  const readings = loadable.data.result.rows.flatMap(({ values, classes, class: given }) =>
    values && classes && given ? [{ values, classes, class: given }] : [],
  );
  return { state: 'ready', count: readings.length, test: form && backTest(readings, form) };
}
