import type { ReadingClass } from '../vitals/readings.ts';

/** What has come of a patient since somebody last looked. */
export interface NewSince {
  /** Readings by class; one whose class is not known counts in `total` alone. */
  readings: Readonly<Record<ReadingClass, number>> & { total: number };
  /** Messages that the patient wrote. */
  messages: number;
}

/**
 * Counts what came after a moment; what came at it was seen.
 *
 * @param since the last look, or where the readings begin
 * @see SCR-02
 */
export function newSince(
  since: Date,
  readings: readonly { at: Date; class: ReadingClass | null }[],
  messages: readonly { at: Date; isByPatient: boolean }[],
): NewSince {
  const fresh = readings.filter(({ at }) => at > since);
  const count = (judged: ReadingClass) => fresh.filter((each) => each.class === judged).length;
  return {
    readings: {
      Critical: count('Critical'),
      Cautious: count('Cautious'),
      Normal: count('Normal'),
      total: fresh.length,
    },
    messages: messages.filter(({ at, isByPatient }) => isByPatient && at > since).length,
  };
}
