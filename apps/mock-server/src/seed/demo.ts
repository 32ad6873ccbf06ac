import { orderStatuses, usualGuidance } from '@rpm/domain';
import type { World } from '../store/World.ts';
import type { Clinic } from '../subjects/clinics/contract.ts';
import type { StoredOrder } from '../subjects/orders/contract.ts';
import type { StoredPatient } from '../subjects/patients/contract.ts';
import { makeAlerts } from './alerts.ts';
import { makeApps } from './apps.ts';
import { billingCodes, billingRates, edgesBilling } from './billing.ts';
import { billingEdges, datedEdges, edgePeople } from './billingEdges.ts';
import { northsideBills, withBills, withPapers } from './billingPapers.ts';
import { deviceParts } from './builders.ts';
import { catalog, clinicDevices, type DeviceKey } from './catalog.ts';
import {
  demoAccounts,
  edgesAccount,
  edgesClinic,
  edgesProvider,
  hostile,
  hostileAccount,
  northside,
  southside,
} from './clinics.ts';
import { makeCompliance } from './compliance.ts';
import { makeCredentials } from './credentials.ts';
import { makeFiles } from './files.ts';
import { demoHospitals } from './hospitals.ts';
import { makeInquiries } from './inquiries.ts';
import { makeInvitations } from './invitations.ts';
import type { OrderLabel, PatientLabel, ReadingLabel } from './labels.ts';
import { mockupOrders, momentBefore, patientParts, wren } from './mockupOrders.ts';
import { mockupPlans } from './mockupPlans.ts';
import { makeNotes, makeTemplates } from './notes.ts';
import { oddOrders } from './oddOrders.ts';
import { oddPatients } from './oddPatients.ts';
import { demoDeliveryDays, orderDetails, serialOf } from './orderDetails.ts';
import { knownPatients, makePeople } from './people.ts';
import { makeRanges } from './ranges.ts';
import { historyDays, makeReadings, type ReadingPlan } from './readings.ts';
import { makeRecordRequests } from './recordRequests.ts';
import { makeRecords } from './records.ts';
import { makeReviews } from './reviews.ts';
import { makeShares } from './shares.ts';
import { makeTime, type RecordedMonth, recordedPatients } from './time.ts';
import { makeVendors } from './vendors.ts';

/** A clinic that has confirmed what its patients are told, and by which number they reach it (PDB-07). */
const withPhone = (clinic: Clinic): Clinic => ({
  ...clinic,
  guidance: { ...usualGuidance, phone: '(202) 555-0142', isConfirmed: true },
});

/** The demo world, and what is special about whom in it. */
export interface DemoWorld extends World {
  answerKey: {
    patients: { label: PatientLabel | ReadingLabel; patient: StoredPatient }[];
    orders: { label: OrderLabel; order: StoredOrder }[];
    months: { month: RecordedMonth; patient: StoredPatient }[];
    edges: { edge: string; shows: string; patient: StoredPatient }[];
  };
}

/** All patients, the odd ones included. */
const patientCount = 300;
const deviceKeys = Object.keys(catalog) as DeviceKey[];
/** How the readings of one patient after another run: of most they are normal. */
const usualLabels: readonly ReadingLabel[] = [
  ...(['steady', 'steady', 'sparse', 'steady', 'sixteen-days', 'steady', 'rising', 'steady'] as const),
  ...([
    'fifteen-days',
    'steady',
    'just-started',
    'steady',
    'sparse',
    'steady',
    'unsettled',
    'steady',
  ] as const),
];
/** The places of the two patients whose devices are silent: a cuff and a meter. */
const silentAt = [36, 64];
/** At the clinic of edges one person sees the patients, and one does all else. */
const edgesHome = {
  clinic: edgesClinic,
  providerId: edgesProvider.accountId,
  administratorId: edgesAccount.accountId,
  authorId: edgesAccount.accountId,
};
const providers: Record<string, readonly unknown[]> = {
  [northside.clinicId]: [wren, 'Teasel Fakeley'],
  [southside.clinicId]: [{ firstName: 'Larch', middleName: '', lastName: 'Mockwell' }],
  [hostile.clinicId]: [{ firstName: 'Teazle', middleName: '', lastName: 'Qualityson' }],
};

/**
 * The world that a first start fills the database with: two clinics, for QA one of odd records and one of the edges of billing, orders
 * in every state, six months of readings.
 *
 * @param now the start; days and readings are relative to it, and the same start gives the same world
 */
export function demoWorld(now: Date): DemoWorld {
  const odd = oddPatients({ clinicId: hostile.clinicId, providerId: hostileAccount.accountId });
  const people = withArrivals(makePeople(patientCount - odd.length), now);
  const known = people.slice(0, knownPatients.length);
  const mockups = mockupOrders(known, now);
  const histories = [
    ...people.slice(known.length).map((patient, at) => historyOf(patient, at, now)),
    // The patient who can log in has something to see.
    ...people.slice(0, 1).map((patient) => historyOf(patient, unsettledAt, now)),
  ];
  // Whoever can log in as a patient sees none of them.
  const odds = oddOrders(known.slice(1), momentBefore(now, 30, 0).toISOString().slice(0, 10));
  const numberedHistories = numbered(histories);
  const orders = [
    ...numberedHistories.map(({ order }) => order),
    ...odd.map(({ patient }, at) => oddPatientOrder(patient, at, now)),
    ...odds.map(({ order }) => order),
    ...mockups,
  ].sort(byAge);
  const plans = [
    ...numberedHistories.flatMap(({ order, plan }) =>
      plan ? { ...plan, serial: serialOf(order.orderId) } : [],
    ),
    ...mockupPlans(mockups),
  ];
  const ranges = makeRanges(plans, now);
  const reviews = makeReviews(plans, now);
  const labels = new Map(plans.map(({ patientId, label }) => [patientId, label]));

  const edges = edgePeople({ ...billingEdges, ...datedEdges }, edgesHome, now);

  return {
    clinics: [withPhone(northsideBills(now)), southside, hostile, withBills(edgesHome, now)],
    accounts: [...Object.values(demoAccounts), hostileAccount, edgesAccount, edgesProvider],
    patients: [...withPapers(people, now), ...odd.map(({ patient }) => patient), ...edges.patients],
    devices: Object.values(catalog),
    clinicDevices: [
      ...clinicDevices,
      ...[hostile, edgesClinic].flatMap(({ clinicId }) =>
        Object.values(catalog).map(({ model }) => ({ clinicId, model })),
      ),
    ],
    orders: [...edges.orders, ...orders],
    notes: makeNotes(people, plans, now),
    noteTemplates: makeTemplates(now),
    ...makeVendors(now),
    ...makeCredentials(now),
    recordRequests: makeRecordRequests(now),
    hospitals: demoHospitals,
    ...makeApps(now),
    ...makeInquiries(now),
    readings: () => [...makeReadings(plans, ranges, now), ...edges.readings],
    ranges,
    reviews,
    alerts: () =>
      makeAlerts({
        patients: people,
        readings: makeReadings(plans, ranges, now),
        ranges,
        reviews,
        colleagues: { [northside.clinicId]: demoAccounts.staff.accountId },
        worked: { days: 45, waits: 3 },
        now,
      }),
    compliance: makeCompliance({
      patients: people,
      silent: makeReadings(
        plans.filter(({ label }) => label === 'silent'),
        ranges,
        now,
      ),
      ranges,
      now,
    }),
    timeEntries: [...makeTime(people, now), ...edges.timeEntries],
    invitations: makeInvitations(now),
    records: makeRecords(people, now),
    files: makeFiles(people, now),
    shares: makeShares(people, now),
    billingCodes: [...billingCodes, ...edgesBilling.codes],
    rates: [...billingRates, ...edgesBilling.rates],
    answerKey: {
      patients: [
        ...odd,
        ...people.map((patient) => ({ label: labels.get(patient.patientId) ?? 'no-device', patient })),
      ],
      orders: odds,
      months: recordedPatients(people, now),
      edges: edges.labels,
    },
  };
}

const byAge = (a: StoredOrder, b: StoredOrder) => a.placedAt.getTime() - b.placedAt.getTime();

/** An order of a patient, and the plan of the readings of its device if there are any. */
interface History {
  order: StoredOrder;
  plan: Omit<ReadingPlan, 'serial'> | null;
}

/** Numbers that grow with time, a row of them for each clinic, below those of the mock-ups. */
function numbered(histories: readonly History[]): History[] {
  const next: Record<string, number> = { [northside.clinicId]: 20_001, [southside.clinicId]: 31_001 };
  return histories
    .toSorted((a, b) => byAge(a.order, b.order))
    .map(({ order, plan }) => {
      const number = next[order.clinicId] ?? 0;
      next[order.clinicId] = number + 1;
      const orderId = `RPM-${number}`;
      return { order: { ...order, orderId, serial: order.serial && serialOf(orderId) }, plan };
    });
}

/** A place in the walk through devices and labels that gives an upper arm monitor with unsettled readings. */
const unsettledAt = 307;

/** One order of a patient and, when its device is activated, the plan of the readings. Two in three have readings. */
function historyOf(patient: StoredPatient, at: number, now: Date): History {
  const device = deviceKeys[Math.floor(at / 3) % deviceKeys.length] ?? 'upperArm';
  const label = labelOf(device, at);
  const status = label === 'no-device' ? statusWithoutDevice(Math.floor(at / 3)) : 'Activated';
  // Placed, and activated, before the first reading, and before the mock-ups, whose orders are the newest of their clinic.
  const placedBefore = {
    Activated: historyDays + demoDeliveryDays + 1 + (at % 40),
    Deactivated: 26 + (at % 150),
  };
  const daysAgo = status in placedBefore ? placedBefore[status as keyof typeof placedBefore] : 26 + (at % 9);
  const deliveryMode = status === 'PickedUp' || (status !== 'Shipped' && at % 2 === 0) ? 'Pickup' : 'Mail';
  const order = orderOf(patient, { device, daysAgo, at, status, deliveryMode }, now);
  const { patientId, providerId } = patient;
  if (label === 'no-device' || !providerId) return { order, plan: null };
  return { order, plan: { patientId, providerId, seed: at + 1, label, kinds: catalog[device].vitals } };
}

const waiting = orderStatuses.filter((status) => status !== 'Activated');

/** Of who has no device, one in three waits for one, and by any status; the others have given theirs back. */
const statusWithoutDevice = (place: number) =>
  (place % 3 === 0 && waiting[place % waiting.length]) || 'Deactivated';

function labelOf(device: DeviceKey, at: number): ReadingLabel {
  if (at === unsettledAt) return 'unsettled';
  if (at % 3 === 2) return 'no-device';
  if (silentAt.includes(at)) return 'silent';
  if (at % 3 === 1 && catalog[device].vitals.includes('BloodPressure')) return 'answers-to-medication';
  return usualLabels[(at * 5) % usualLabels.length] ?? 'steady';
}

/** Those of the mock-ups have come lately, each on the day before their order; the first has been here for long. */
const withArrivals = (people: readonly StoredPatient[], now: Date): StoredPatient[] => {
  const placed = new Map(
    mockupOrders(people.slice(0, knownPatients.length), now).map((each) => [each.patientId, each]),
  );
  return people.map((patient, at) => {
    const first = at === 0 ? null : placed.get(patient.patientId)?.placedAt;
    if (!first) return patient;
    const enrolledAt = new Date(first.getTime() - 86_400_000);
    return { ...patient, enrolledAt, consentDate: enrolledAt.toISOString().slice(0, 10) };
  });
};

interface OrderParts {
  device: DeviceKey;
  daysAgo: number;
  at: number;
  status: string;
  deliveryMode: string;
}

function orderOf(
  patient: StoredPatient,
  { device, daysAgo, at, status, deliveryMode }: OrderParts,
  now: Date,
): StoredOrder {
  const names = providers[patient.clinicId] ?? [];
  const order = {
    orderId: `RPM-${20_250 + at}`,
    ...patientParts(patient),
    provider: names[at % names.length] ?? null,
    ...deviceParts(device),
    status,
    placedAt: momentBefore(now, daysAgo, 0.35 + (at % 30) / 100),
    deliveryMode,
  };
  return { ...order, ...orderDetails(order, patient, demoDeliveryDays) };
}

/** Every odd patient has an order, so that the odd record is seen in the list; they go through all statuses. */
function oddPatientOrder(patient: StoredPatient, at: number, now: Date): StoredOrder {
  const status = orderStatuses[at % orderStatuses.length] ?? 'Submitted';
  const deliveryMode = status === 'Shipped' || at % 2 === 0 ? 'Mail' : 'Pickup';
  const device = deviceKeys[at % deviceKeys.length] ?? 'upperArm';
  return orderOf(patient, { device, daysAgo: 27, at, status, deliveryMode }, now);
}
