import {
  useNotes,
  usePatientInfo,
  useServerTime,
  useVitalCourse,
  useVitalLimits,
  useVitalList,
} from '@rpm/api-client';
import { type Period, periodBounds, type VitalKind, vitalKinds, zoneOrUtc } from '@rpm/domain';
import { useMemo } from 'react';
import type { Waiting } from './round.ts';

/**
 * All that the page of an open patient reads. The next patient's is read before it is opened, so both ask for the same.
 *
 * @param chosen the vital that is shown in full; left out, the one that waits
 */
export function usePatientReads({ userId, facts }: Waiting, period: Period, chosen?: VitalKind | null) {
  const now = useServerTime();
  const info = usePatientInfo(userId);
  const vitals = useVitalList(userId);
  const limits = useVitalLimits(userId);
  const notes = useNotes(userId);
  const timeZone = zoneOrUtc(info.loadable.state === 'ready' ? info.loadable.data.timeZone : null);
  const isKnown = info.loadable.state !== 'loading';
  const measured =
    vitals.loadable.state === 'ready' ? vitals.loadable.data.rows.map(({ mrSubType }) => mrSubType) : [];
  const vital = chosen ?? facts.waiting?.vital ?? vitalKinds.find((kind) => measured.includes(kind)) ?? null;
  const bounds = useMemo(
    () => (isKnown ? periodBounds(period, now(), timeZone) : null),
    [isKnown, period, timeZone, now],
  );
  const course = useVitalCourse(isKnown ? userId : null, vital, bounds);
  const all = [info, vitals, limits, notes, course];
  /** Asks again for what was there already when it was shown first. */
  function rereadKept() {
    for (const { loadable, reread } of all) if (loadable.state === 'ready') void reread();
  }
  return { info, vitals, limits, notes, vital, course, timeZone, rereadKept };
}
