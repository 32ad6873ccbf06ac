import { useServerNow } from '@rpm/api-client';
import { useMemo, useState } from 'react';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { useClock } from '../../hooks/useClock.ts';
import { useRankSpeech } from '../../parts/rank/useRankSpeech.ts';
import { useUnits } from '../../providers/preferences/PreferencesProvider.tsx';
import { type PatientLine, patientLine } from './patientLines.ts';

const minuteMs = 60_000;

/**
 * The patients of an answer as the list shows them. They stay the same lines while somebody types or the next page is on its
 * way, so that no row is drawn again. Ages are told in minutes: after one they are told anew.
 */
export function usePatientLines(
  rows: readonly Parameters<typeof patientLine>[0][] | undefined,
): PatientLine[] {
  const now = useServerNow();
  const [asOf, setAsOf] = useState({ now, rows });
  if (asOf.rows !== rows || now.getTime() - asOf.now.getTime() >= minuteMs) setAsOf({ now, rows });
  const place = useClock(browserTimeZone());
  const units = useUnits();
  const speech = useRankSpeech();
  return useMemo(
    () => asOf.rows?.map((row, at) => patientLine(row, at, { now: asOf.now, place, units, speech })) ?? [],
    [asOf, place, units, speech],
  );
}
