import {
  type BillingPapers,
  dayPlus,
  judge,
  localDay,
  noPapers,
  readCalendarDate,
  startOfDay,
} from '@rpm/domain';
import type { World } from '../store/World.ts';
import type { Clinic } from '../subjects/clinics/contract.ts';
import type { StoredOrder } from '../subjects/orders/contract.ts';
import type { StoredPatient } from '../subjects/patients/contract.ts';
import type { Reading } from '../subjects/readings/contract.ts';
import type { StoredTimeEntry } from '../subjects/timer/contract.ts';
import { anOrder, aPatient } from './builders.ts';

/** A patient whose month ends near a rule's edge. */
interface Edge {
  /** What it shows, for the answer key. */
  shows: string;
  /** The first day with data; 36 days before today for most, so that the period ended seven days ago. */
  start?: string;
  /** Days with data of the first device period. */
  days?: number;
  /** Whether the last of them has its only reading a minute before midnight. */
  isLate?: boolean;
  /** Seconds of care, two days before today, and whether they are live. */
  seconds?: number;
  isLive?: boolean;
  papers?: Partial<BillingPapers>;
  consentDate?: string | null;
  /** How the days are shared: between two devices at once, or one that took the other's place on the tenth day. */
  devices?: 'two' | 'changed';
  /** The zone of a patient who lives elsewhere; the last two days are then one day of the clinic. */
  timeZone?: string;
  /** The zone to which the patient moved on the eleventh day; two days before are one day there. */
  movedTo?: string;
}

/** Who stands near which edge, by label; the label is the last name. */
export const billingEdges = {
  'Fifteen Days': { shows: '15 days with data: 99445, one too few for 99454', days: 15, seconds: 1200 },
  'Sixteen Days': { shows: '16 days with data: 99454', days: 16, seconds: 1200 },
  'Sixteenth Late': { shows: 'the 16th day has its only reading at 23:59', days: 16, isLate: true },
  'Nineteen Fiftynine': { shows: '19:59 minutes: one second is missing for 99457', days: 16, seconds: 1199 },
  'Twenty Minutes': { shows: '20:00 minutes: 99457', days: 16, seconds: 1200 },
  'No Contact': { shows: '25 minutes without a live contact', seconds: 1500, isLive: false },
  'Two Devices': { shows: 'two devices, each with data on each day: billed once', days: 16, devices: 'two' },
  'Device Changed': {
    shows: 'another device since the tenth day, and one period through both',
    days: 18,
    devices: 'changed',
  },
  'Far West': {
    shows: 'lives three hours behind the clinic: two of the 16 days are one day there',
    days: 16,
    timeZone: 'America/Los_Angeles',
  },
  'Moved West': {
    shows: 'moved three hours west: the 16 days are counted where each reading was taken',
    days: 16,
    movedTo: 'America/Los_Angeles',
  },
  'No Consent': { shows: 'no consent', days: 20, consentDate: null },
  'No Diagnosis': { shows: 'no diagnosis', days: 20, papers: { diagnosis: null } },
  'No Training': { shows: 'no training date: no 99453', days: 20, papers: { trainingDay: null } },
  'Other Practice': {
    shows: 'billed by another practice since January',
    days: 20,
    papers: { otherClaims: [{ kind: 'otherPractice', from: '2026-01-01', to: null }] },
  },
  'One Day': { shows: 'one day with data', days: 1 },
  'No Data': { shows: 'no data at all' },
} as const satisfies Record<string, Edge>;
export type BillingEdge = keyof typeof billingEdges;

/** Edges that lie on days of the calendar, in months long ago. */
export const datedEdges = {
  'Leap February': {
    shows: '16 days from January 31, 2024: thirty days end on February 29 (month: February 2024)',
    days: 16,
    start: '2024-01-31',
  },
  'New Year Fifteen': {
    shows: '15 days from December 15, 2025, the last in 2025: its rules know no 99445 (month: January 2026)',
    days: 15,
    start: '2025-12-15',
  },
  'New Year Twenty': {
    shows: '20 days from December 15, 2025, the last in 2026 (month: January 2026)',
    days: 20,
    start: '2025-12-15',
  },
} as const satisfies Record<string, Edge>;

/** The id of the patient near an edge. */
export const edgePatient = (edge: BillingEdge | keyof typeof datedEdges): string =>
  `patient-${edge.toLowerCase().replaceAll(' ', '-')}`;

/** The clinic that the patients are of, and who works there. */
export interface EdgeHome {
  clinic: Clinic;
  providerId: string;
  administratorId: string;
  /** Who recorded the time. */
  authorId: string;
}

/** The patients near edges, and what is kept of them. @param now the start */
export function edgePeople(edges: Readonly<Record<string, Edge>>, home: EdgeHome, now: Date) {
  const people = Object.entries(edges).map(([edge, about], at) => ({
    edge,
    shows: about.shows,
    ...edgeOf(edge as BillingEdge, about, { ...home, at }, now),
  }));
  return {
    labels: people.map(({ edge, shows, patient }) => ({ edge, shows, patient })),
    patients: people.map(({ patient }) => patient),
    orders: people.flatMap(({ orders }) => orders),
    readings: people.flatMap(({ readings }) => readings),
    timeEntries: people.flatMap(({ entries }) => entries),
  } satisfies Partial<Record<keyof World, unknown>> & { labels: unknown };
}

/** A moment of a day in a zone. */
export const momentOf = (day: string, minutes: number, zone: string): Date => {
  const date = readCalendarDate(day);
  if (!date) throw new RangeError(`No day: ${day}`);
  return new Date(startOfDay(date, zone).getTime() + minutes * 60_000);
};

const usualConsent = '2026-01-12';

function edgeOf(edge: BillingEdge, about: Edge, home: EdgeHome & { at: number }, now: Date) {
  const { clinic, providerId, administratorId } = home;
  const zone = clinic.timeZone;
  const { days = 0, seconds = 0, isLive = true, devices, movedTo, timeZone = zone } = about;
  const patientId = edgePatient(edge);
  const today = localDay(now, zone);
  const { start = dayPlus(today, -36) } = about;
  const { consentDate = start < usualConsent ? dayPlus(start, -10) : usualConsent } = about;
  const enrolledAt = momentOf(consentDate ?? usualConsent, 600, zone);
  const movedAt = momentOf(dayPlus(start, 10), 720, zone);
  const patient: StoredPatient = aPatient({
    patientId,
    firstName: 'Edge',
    lastName: edge,
    username: `${patientId}@example.test`,
    consentDate,
    timeZone: movedTo ?? timeZone,
    clinicId: clinic.clinicId,
    providerId,
    enrolledAt,
    ...(movedTo && {
      zones: [
        { from: enrolledAt, timeZone },
        { from: movedAt, timeZone: movedTo },
      ],
    }),
    billing: {
      value: { ...noPapers, diagnosis: 'I10', trainingDay: start, ...about.papers },
      version: 1,
      savedById: administratorId,
      savedAt: momentOf(start, 600, zone),
    },
  });
  const order = (at: number, special: Partial<StoredOrder> = {}) =>
    anOrder({
      orderId: `RPM-EDGE-${patientId}-${at}`,
      patientId,
      status: 'Activated',
      serial: `SN-${patientId}-${at}`,
      placedAt: momentOf(dayPlus(start, -7), 600, zone),
      clinicId: clinic.clinicId,
      providerId,
      email: patient.username,
      firstName: 'Edge',
      lastName: edge,
      activatedAt: momentOf(start, 0, zone),
      ...special,
    });
  const second = devices === 'changed' ? dayPlus(start, 10) : start;
  const orders = [
    order(1, devices === 'changed' ? { status: 'Deactivated' } : {}),
    ...(devices ? [order(2, { activatedAt: momentOf(second, 60, zone) })] : []),
  ];
  const readings = Array.from({ length: days }, (_, at): Reading[] => {
    const day = dayPlus(start, at);
    const at1 = momentOf(day, minuteOf(about, at, zone), movedTo && at > 10 ? movedTo : timeZone);
    const first = readingOf(patientId, `SN-${patientId}-${devices === 'changed' && at >= 10 ? 2 : 1}`, at1);
    return devices === 'two'
      ? [first, readingOf(patientId, `SN-${patientId}-2`, new Date(at1.getTime() + 60_000))]
      : [first];
  }).flat();
  return {
    patient,
    orders,
    readings,
    entries: seconds > 0 ? [entryOf(patient, { seconds, isLive, today }, home)] : [],
  };
}

/** When on a day the device was used: at eight in the morning, but where the edge lies. */
function minuteOf({ days = 0, isLate, timeZone, movedTo }: Edge, at: number, zone: string): number {
  if (isLate && at === days - 1) return 24 * 60 - 1;
  // Ten in the evening in the west is the next day at the clinic, and half past midnight here the day before in the west.
  if (timeZone && timeZone !== zone && at === days - 2) return 22 * 60;
  return movedTo && at === 9 ? 30 : 480;
}

const values = { systolic: 118, diastolic: 76 };

const readingOf = (patientId: string, serial: string, at: Date): Reading => ({
  patientId,
  vital: 'BloodPressure',
  at,
  receivedAt: at,
  values,
  serial,
  ...judge('BloodPressure', values),
});

function entryOf(
  { patientId, clinicId }: StoredPatient,
  { seconds, isLive: isInteractive, today }: { seconds: number; isLive: boolean; today: string },
  { clinic, authorId, at }: EdgeHome & { at: number },
): StoredTimeEntry {
  // One person, who is with one patient at a time.
  const start = momentOf(dayPlus(today, -2), 480 + at * 30, clinic.timeZone);
  const end = new Date(start.getTime() + seconds * 1000);
  return {
    entryId: `time-${patientId}`,
    timerId: null,
    clinicId,
    patientId,
    authorId,
    start,
    end,
    activity: isInteractive ? 'PhoneCall' : 'ReadingReview',
    isInteractive,
    note: '',
    version: 1,
    savedById: authorId,
    savedAt: end,
    reason: null,
    reasonText: '',
  };
}
