import { type TimeActivity, utcInstant } from '@rpm/domain';
import type { StoredPatient } from '../subjects/patients/contract.ts';
import type { StoredTimeEntry } from '../subjects/timer/contract.ts';
import { demoAccounts, northside } from './clinics.ts';

const dayMs = 86_400_000;

/** What of a patient's month is recorded: which day before the newest, from when on, for how long, by whom. */
type Row = [
  daysBefore: number,
  minute: number,
  seconds: number,
  activity: TimeActivity,
  who: 'staff' | 'provider',
  byHand?: 'byHand',
];

/** Marigold: 36 minutes and a call. Two people are there at once for 2 minutes, which count once. */
const first: readonly Row[] = [
  [9, 0, 660, 'PhoneCall', 'staff'],
  [7, 30, 250, 'ReadingReview', 'staff'],
  [5, 140, 540, 'MedicationReview', 'provider'],
  [5, 147, 240, 'ReadingReview', 'staff'],
  [2, 400, 350, 'ReadingReview', 'staff', 'byHand'],
  [0, 10, 240, 'ReadingReview', 'staff'],
];
/**
 * One second is missing to 20 minutes: rounded up, or entry by entry, they would be another number. All of it lies in one
 * month: what would be in the month before is moved to the first day.
 */
const almost: readonly Row[] = [
  [6, 60, 400, 'PhoneCall', 'staff'],
  [4, 75, 399, 'ReadingReview', 'staff'],
  [1, 100, 400, 'CarePlan', 'provider'],
];
/** 25 minutes without a live contact. */
const silent: readonly Row[] = [
  [8, 90, 900, 'ReadingReview', 'staff'],
  [3, 90, 600, 'CarePlan', 'staff'],
];
/** 61 minutes: every step. */
const full: readonly Row[] = [
  [8, 200, 1500, 'VideoVisit', 'provider'],
  [4, 200, 1260, 'PhoneCall', 'staff'],
  [1, 200, 900, 'Education', 'provider'],
];

/** The months that a bill must tell apart, by what each shows. */
const recordedMonths = { first, almost, silent, full } as const;
export type RecordedMonth = keyof typeof recordedMonths;

/** Whose time is recorded: of the first clinic the first patients who have been there for two months. @param now the start */
export function recordedPatients<T extends Pick<StoredPatient, 'clinicId' | 'enrolledAt'>>(
  patients: readonly T[],
  now: Date,
): { month: RecordedMonth; patient: T }[] {
  const known = patients.filter(
    ({ clinicId, enrolledAt }) =>
      clinicId === northside.clinicId && enrolledAt.getTime() < now.getTime() - 60 * dayMs,
  );
  return (Object.keys(recordedMonths) as RecordedMonth[]).flatMap((month, at) => {
    const patient = known[at];
    return patient ? { month, patient } : [];
  });
}

/** Recorded time of some patients of the first clinic: each month that a bill must tell apart. @param now the start */
export function makeTime(patients: readonly StoredPatient[], now: Date): StoredTimeEntry[] {
  // Days before today, the newest of them yesterday.
  const base = utcInstant(now.getUTCFullYear(), now.getUTCMonth() + 1, now.getUTCDate() - 1, 14);
  return recordedPatients(patients, now).flatMap(({ month, patient }, at) =>
    recordedMonths[month].flatMap(([daysBefore, ...row], place) => {
      const days = month === 'almost' ? Math.min(daysBefore, base.getUTCDate() - 1) : daysBefore;
      return entryOf(patient, [days, ...row], { base, at, place });
    }),
  );
}

function entryOf(
  { patientId, clinicId, enrolledAt }: StoredPatient,
  [daysBefore, minute, seconds, activity, who, byHand]: Row,
  { base, at, place }: { base: Date; at: number; place: number },
): StoredTimeEntry[] {
  const start = new Date(base.getTime() - daysBefore * dayMs + minute * 60_000);
  if (start < enrolledAt) return [];
  const end = new Date(start.getTime() + seconds * 1000);
  const authorId = demoAccounts[who].accountId;
  const isInteractive = activity === 'PhoneCall' || activity === 'VideoVisit';
  return [
    {
      entryId: `time-${at + 1}-${place + 1}`,
      timerId: byHand ? null : `timer-${at + 1}-${place + 1}`,
      clinicId,
      patientId,
      authorId,
      start,
      end,
      activity,
      isInteractive,
      note: isInteractive ? 'Feels well; measures every morning.' : '',
      version: 1,
      savedById: authorId,
      savedAt: end,
      reason: null,
      reasonText: '',
    },
  ];
}
