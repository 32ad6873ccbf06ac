import { useServerNow } from '@rpm/api-client';
import type { ReadAlertRow } from '@rpm/domain';
import { useMemo, useState } from 'react';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { useClock } from '../../hooks/useClock.ts';
import { useUnits } from '../../providers/preferences/PreferencesProvider.tsx';
import { type AlertLine, alertLine } from './alertLine.ts';

const minuteMs = 60_000;

/**
 * The alerts of an answer as the inbox shows them. A line stays the same while another alert is opened or the next page is on its
 * way, so that its row is not drawn again. Ages are told in minutes: after one they are told anew.
 */
export function useAlertLines(rows: readonly ReadAlertRow[] | undefined, openId: string | null): AlertLine[] {
  const now = useServerNow();
  const [asOf, setAsOf] = useState({ now, rows });
  if (asOf.rows !== rows || now.getTime() - asOf.now.getTime() >= minuteMs) setAsOf({ now, rows });
  const place = useClock(browserTimeZone());
  const units = useUnits();
  const lines = useMemo(
    () => asOf.rows?.map((row, at) => alertLine(row, at, { now: asOf.now, place, units })) ?? [],
    [asOf, place, units],
  );
  return useMemo(
    () =>
      lines.map((line) =>
        line.row.alertId === openId && openId !== null ? { ...line, isOpen: true } : line,
      ),
    [lines, openId],
  );
}
