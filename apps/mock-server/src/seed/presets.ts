import { judge, orderStatuses, vitalKinds } from '@rpm/domain';
import type { World } from '../store/World.ts';
import type { StoredOrder } from '../subjects/orders/contract.ts';
import type { Reading } from '../subjects/readings/contract.ts';
import { makeAlerts } from './alerts.ts';
import { billingCodes, billingRates } from './billing.ts';
import { anOrder, aPatient, deviceParts, storyNow } from './builders.ts';
import { catalog, clinicDevices, type DeviceKey } from './catalog.ts';
import { demoAccounts, northside, southside } from './clinics.ts';
import { makeFiles } from './files.ts';
import { makeInvitations } from './invitations.ts';
import { mockupOrders, patientParts } from './mockupOrders.ts';
import { mockupPlans } from './mockupPlans.ts';
import { makeNotes } from './notes.ts';
import { oddPatients } from './oddPatients.ts';
import { makePeople } from './people.ts';
import { makeRanges } from './ranges.ts';
import { makeReadings } from './readings.ts';
import { makeRecords } from './records.ts';
import { makeReviews } from './reviews.ts';
import { makeShares } from './shares.ts';
import { makeTime } from './time.ts';

const frame = {
  clinics: [northside, southside],
  accounts: Object.values(demoAccounts),
  devices: Object.values(catalog),
  clinicDevices,
  notes: [],
  readings: () => [],
  records: [],
  files: [],
  shares: [],
  billingCodes,
  rates: billingRates,
  ranges: [],
  reviews: [],
  invitations: [],
} as const;

/** A clinic with nobody in it but those who work there. */
export function emptyClinic(): World {
  return { ...frame, patients: [], orders: [] };
}

/** The ten patients and orders of the mock-ups, and the readings of those whose device is activated. */
export function smallClinic(now: Date = storyNow): World {
  const patients = makePeople(10);
  const orders = mockupOrders(patients, now);
  const plans = mockupPlans(orders);
  const ranges = makeRanges(plans, now);
  const readings = () => makeReadings(plans, ranges, now);
  const reviews = makeReviews(plans, now);
  return {
    ...frame,
    patients,
    orders,
    notes: makeNotes(patients, [], now),
    readings,
    ranges,
    reviews,
    invitations: makeInvitations(now),
    records: makeRecords(patients, now),
    files: makeFiles(patients, now),
    shares: makeShares(patients, now),
  };
}

/**
 * The small clinic, with a patient who has been monitored for six months: every vital, devices in four states, ranges,
 * and a review four days ago. She is the first of the patients. The odd patients are there too, each with an odd record.
 */
export function monitoredClinic(now: Date = storyNow): World {
  const world = smallClinic(now);
  const [patient] = world.patients;
  if (!patient) throw new Error('The small clinic has no patient.');
  const { patientId } = patient;
  const providerId = demoAccounts.provider.accountId;
  // Its seed gives her a second range for her blood pressure since two months ago.
  const plan = {
    patientId,
    providerId,
    serial: 'SN-1',
    seed: 3,
    label: 'unsettled',
    kinds: vitalKinds,
  } as const;
  const ranges = makeRanges([plan], now);
  const order = (number: number, device: DeviceKey, status: string) =>
    anOrder({
      ...patientParts(patient),
      ...deviceParts(device),
      orderId: `RPM-2010${number}`,
      status,
      placedAt: new Date(now.getTime() - (200 - number) * 86_400_000),
    });
  const reviewedAt = new Date(now.getTime() - 4 * 86_400_000);
  return {
    ...world,
    patients: [
      { ...patient, providerId, gender: 'f' },
      ...world.patients.slice(1),
      ...oddPatients().map((odd) => odd.patient),
    ],
    orders: [
      order(1, 'wrist', 'Deactivated'),
      order(2, 'upperArm', 'Activated'),
      order(3, 'scale', 'Activated'),
      order(4, 'glucose', 'Shipped'),
    ],
    readings: () => makeReadings([plan], ranges, now),
    ranges,
    reviews: [
      {
        reviewId: 'review-1',
        patientId,
        reviewerId: demoAccounts.staff.accountId,
        at: reviewedAt,
        upTo: reviewedAt,
      },
    ],
  };
}

/** The monitored clinic with recorded time; nobody's timer runs. The first patients have been here for long. */
export function timeClinic(now: Date = storyNow): World {
  const world = monitoredClinic(now);
  const long = new Date(now.getTime() - 90 * 86_400_000);
  const patients = world.patients.map((patient) => ({ ...patient, enrolledAt: long }));
  return { ...world, patients, timeEntries: makeTime(patients, now) };
}

/** The monitored clinic, of whose readings nobody has reviewed any: alerts in every state. */
export function alertClinic(now: Date = storyNow): World {
  const world: World = { ...monitoredClinic(now), reviews: [] };
  const { patients, ranges, reviews } = world;
  return {
    ...world,
    alerts: () => makeAlerts({ patients, readings: world.readings(), ranges, reviews, now }),
  };
}

/** The monitored clinic, with a patient who has been silent since the cuff came, and another one whose device waits for its activation. */
export function complianceClinic(now: Date = storyNow): World {
  const world = monitoredClinic(now);
  const [, silent, waiting] = world.patients.filter(({ clinicId }) => clinicId === northside.clinicId);
  if (!silent || !waiting) throw new Error('The small clinic has three patients.');
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const orders = [
    anOrder({
      ...patientParts(silent),
      ...deviceParts('upperArm'),
      orderId: 'RPM-30001',
      placedAt: ago(40),
      status: 'Activated',
      serial: 'SN-SILENT',
      activatedAt: ago(29),
    }),
    anOrder({
      ...patientParts(waiting),
      ...deviceParts('upperArm'),
      orderId: 'RPM-30002',
      placedAt: ago(9),
      status: 'Shipped',
    }),
  ];
  return { ...world, orders: [...orders, ...world.orders] };
}

/**
 * A clinic with so many orders of 500 patients, for paging and for the big lists; the orders differ in patient, status
 * and delivery mode.
 */
export function largeClinic(count: number, now: Date = storyNow): World {
  const patients = makePeople(500).map((patient) => ({ ...patient, clinicId: northside.clinicId }));
  const orders = Array.from({ length: count }, (_, at): StoredOrder => {
    const patient = patients[at % patients.length];
    return anOrder({
      ...(patient && patientParts(patient)),
      orderId: `RPM-${at + 1}`,
      placedAt: new Date(now.getTime() - (count - at) * 60_000),
      status: orderStatuses[at % orderStatuses.length] ?? 'Submitted',
      deliveryMode: at % 2 ? 'Mail' : 'Pickup',
    });
  });
  return { ...frame, patients, orders };
}

/**
 * A clinic whose provider looks after very many patients, with a reading each: every hundredth is Critical.
 *
 * @see behaviour 1c, Provider dashboard
 */
export function hugeClinic(count: number, now: Date = storyNow): World {
  const patients = Array.from({ length: count }, (_, at) =>
    aPatient({
      patientId: `patient-${at + 1}`,
      username: `patient-${at + 1}@example.test`,
      firstName: 'Example',
      lastName: `Person ${at + 1}`,
    }),
  );
  const readings = () =>
    patients.map(({ patientId }, at): Reading => {
      const values = { heartRate: at % 100 === 99 ? 200 : 72 };
      const taken = new Date(now.getTime() - 60_000);
      const origin = { patientId, serial: `SN-${at + 1}`, at: taken, receivedAt: taken };
      return { ...origin, vital: 'HeartRate', values, ...judge('HeartRate', values) };
    });
  return { ...frame, patients, orders: [], readings };
}

/** The small clinic with these orders instead of its own. */
export function clinicWith(orders: readonly StoredOrder[]): World {
  return { ...smallClinic(), orders };
}
