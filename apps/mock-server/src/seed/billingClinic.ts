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
import type { StoredClosing } from '../subjects/billing/closings.contract.ts';
import type { StoredOrder } from '../subjects/orders/contract.ts';
import type { StoredPatient } from '../subjects/patients/contract.ts';
import type { Reading } from '../subjects/readings/contract.ts';
import type { StoredTimeEntry } from '../subjects/timer/contract.ts';
import { northsideBills } from './billingPapers.ts';
import { anOrder, aPatient, storyNow } from './builders.ts';
import { demoAccounts, northside } from './clinics.ts';
import { emptyClinic } from './presets.ts';

/** A patient whose month ends near a rule's edge. */
interface Edge {
  /** Days with data of the device period that ends seven days ago. */
  days?: number;
  /** Whether the last of them has its only reading a minute before midnight. */
  isLate?: boolean;
  /** Seconds of care in the month, and whether they are live. */
  seconds?: number;
  isLive?: boolean;
  papers?: Partial<BillingPapers>;
  consentDate?: string | null;
  /** How the days are shared: between two devices at once, or one that took the other's place on the tenth day. */
  devices?: 'two' | 'changed';
  /** The zone of a patient who lives elsewhere; the last two days are then one day of the clinic. */
  timeZone?: string;
}

/** Who stands near which edge, by label; the label is the last name. */
export const billingEdges = {
  'Fifteen Days': { days: 15, seconds: 1200 },
  'Sixteen Days': { days: 16, seconds: 1200 },
  'Sixteenth Late': { days: 16, isLate: true },
  'Nineteen Fiftynine': { days: 16, seconds: 1199 },
  'Twenty Minutes': { days: 16, seconds: 1200 },
  'No Contact': { seconds: 1500, isLive: false },
  'Two Devices': { days: 16, devices: 'two' },
  'Device Changed': { days: 18, devices: 'changed' },
  'Far West': { days: 16, timeZone: 'America/Los_Angeles' },
  'No Consent': { days: 20, consentDate: null },
  'No Diagnosis': { days: 20, papers: { diagnosis: null } },
  'No Training': { days: 20, papers: { trainingDay: null } },
  'Other Practice': {
    days: 20,
    papers: { otherClaims: [{ kind: 'otherPractice', from: '2026-01-01', to: null }] },
  },
  'One Day': { days: 1 },
  'No Data': {},
} as const satisfies Record<string, Edge>;
export type BillingEdge = keyof typeof billingEdges;

/** The id of the patient near an edge. */
export const edgePatient = (edge: BillingEdge): string => `patient-${edge.toLowerCase().replace(' ', '-')}`;

/** A clinic with a patient near each edge of the rules of billing, and nobody else. @see SCR-04 */
export function billingClinic(now: Date = storyNow): World {
  const all = Object.entries(billingEdges) as [BillingEdge, Edge][];
  const world = emptyClinic();
  const people = all.map(([edge, about]) => edgeOf(edge, about, now));
  return {
    ...world,
    clinics: world.clinics.map((clinic) =>
      clinic.clinicId === northside.clinicId ? northsideBills(now) : clinic,
    ),
    patients: people.map(({ patient }) => patient),
    orders: people.flatMap(({ orders }) => orders),
    readings: () => people.flatMap(({ readings }) => readings),
    timeEntries: people.flatMap(({ entries }) => entries),
    monthClosings: [closedBefore(now)],
  };
}

/** The month before the last one is closed. */
function closedBefore(now: Date): StoredClosing {
  const month = dayPlus(
    `${dayPlus(`${localDay(now, northside.timeZone).slice(0, 7)}-01`, -1).slice(0, 7)}-01`,
    -1,
  );
  return {
    ...{ closingId: 'closing-edge', clinicId: northside.clinicId, month: month.slice(0, 7) },
    ...{ closedById: demoAccounts.administrator.accountId, closedAt: momentOf(dayPlus(month, 5), 1000) },
    reopening: null,
  };
}

const zone = northside.timeZone;

/** A moment of a day of the clinic, or of another zone. */
const momentOf = (day: string, minutes: number, of = zone): Date => {
  const date = readCalendarDate(day);
  if (!date) throw new RangeError(`No day: ${day}`);
  return new Date(startOfDay(date, of).getTime() + minutes * 60_000);
};

const usualConsent = '2026-01-12';

function edgeOf(edge: BillingEdge, about: Edge, now: Date) {
  const { days = 0, isLate, seconds = 0, isLive = true, devices, timeZone = zone } = about;
  const patientId = edgePatient(edge);
  const today = localDay(now, zone);
  const start = dayPlus(today, -36);
  const { consentDate = start < usualConsent ? dayPlus(start, -10) : usualConsent } = about;
  const patient: StoredPatient = aPatient({
    ...{ patientId, firstName: 'Edge', lastName: edge, username: `${patientId}@example.test`, consentDate },
    timeZone,
    billing: {
      value: { ...noPapers, diagnosis: 'I10', trainingDay: start, ...about.papers },
      ...{ version: 1, savedById: demoAccounts.administrator.accountId, savedAt: momentOf(start, 600) },
    },
  });
  const order = (at: number, special: Partial<StoredOrder> = {}) =>
    anOrder({
      ...{ orderId: `RPM-EDGE-${patientId}-${at}`, patientId, status: 'Activated' },
      ...{ serial: `SN-${patientId}-${at}`, placedAt: momentOf(dayPlus(start, -7), 600) },
      ...{ firstName: 'Edge', lastName: edge, activatedAt: momentOf(start, 0), ...special },
    });
  const second = devices === 'changed' ? dayPlus(start, 10) : start;
  const orders = [
    order(1, devices === 'changed' ? { status: 'Deactivated' } : {}),
    ...(devices ? [order(2, { activatedAt: momentOf(second, 60) })] : []),
  ];
  const readings = Array.from({ length: days }, (_, at): Reading[] => {
    const day = dayPlus(start, at);
    // Ten in the evening in the west is the next day at the clinic.
    const isEvening = timeZone !== zone && at === days - 2;
    const at1 = momentOf(day, isLate && at === days - 1 ? 24 * 60 - 1 : isEvening ? 22 * 60 : 480, timeZone);
    const first = readingOf(patientId, `SN-${patientId}-${devices === 'changed' && at >= 10 ? 2 : 1}`, at1);
    return devices === 'two'
      ? [first, readingOf(patientId, `SN-${patientId}-2`, new Date(at1.getTime() + 60_000))]
      : [first];
  }).flat();
  return {
    patient,
    orders,
    readings,
    entries: seconds > 0 ? [entryOf(patient, seconds, isLive, today)] : [],
  };
}

const values = { systolic: 118, diastolic: 76 };

const readingOf = (patientId: string, serial: string, at: Date): Reading => ({
  ...{ patientId, vital: 'BloodPressure', at, receivedAt: at, values, serial },
  ...judge('BloodPressure', values),
});

function entryOf(
  { patientId }: StoredPatient,
  seconds: number,
  isInteractive: boolean,
  today: string,
): StoredTimeEntry {
  const start = momentOf(dayPlus(today, -2), 600);
  const authorId = demoAccounts.staff.accountId;
  const end = new Date(start.getTime() + seconds * 1000);
  return {
    ...{ entryId: `time-${patientId}`, timerId: null, clinicId: northside.clinicId, patientId, authorId },
    ...{ start, end, activity: isInteractive ? 'PhoneCall' : 'ReadingReview', isInteractive, note: '' },
    ...{ version: 1, savedById: authorId, savedAt: end, reason: null, reasonText: '' },
  };
}
