import { readingAddress } from '../alerts/readingSteps.ts';
import { limits } from '../limits/limits.ts';
import type { ResourceType } from '../records/records.ts';
import { monthsSince } from '../time/localDay.ts';
import type { VitalKind } from '../vitals/vitals.ts';

/** Where the records of a kind are found. @see RTE-05 */
export const recordsPath = (kind: ResourceType): string => `/patient-summary-detail/${kind}`;

/** Where the own readings of a vital are found. @see RTE-05 */
export const vitalSummaryPath = (vital: VitalKind): string => `/app-summary-details/${vital}`;

/**
 * Where a patient reads what happened to an own reading.
 *
 * @param time when it was measured, as the wire has it
 * @see PDB-07, behaviour R19: no name and no value
 */
export const receiptPath = (vital: VitalKind, time: string): string =>
  `/patient-dashboard?reading=${readingAddress(vital, time)}`;

/**
 * Where a patient writes to the clinic; about a reading, which then goes with the message.
 *
 * @see API-25
 */
export const talkPath = (about?: { vital: VitalKind; time: string }): string =>
  `/my-doctors?talk=clinic${about ? `&reading=${readingAddress(about.vital, about.time)}` : ''}`;

/**
 * Where the own readings of a vital are printed for a visit: a month, which goes to the printer as soon as it is there.
 *
 * @param back how many months before the present one
 * @see PDB-07
 */
export const monthSheetPath = (vital: VitalKind, back: number): string =>
  `/patient-dashboard?vital=${vital}&span=month${back > 0 ? `&before=${back}` : ''}&print=1`;

/**
 * Where a reading is printed for a visit: with the month in which it was measured.
 *
 * @param timeZone IANA name; an unknown one throws a RangeError
 * @returns null when the trend does not go back so far: another month would be printed
 * @see PDB-07
 */
export function readingSheetPath(vital: VitalKind, at: Date, now: Date, timeZone: string): string | null {
  const back = monthsSince(at, now, timeZone);
  return back > limits.trendSpansBack ? null : monthSheetPath(vital, back);
}
