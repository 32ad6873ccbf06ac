import { judge, orderStatuses } from '@rpm/domain';
import type { World } from '../store/World.ts';
import type { Reading } from '../subjects/readings/contract.ts';
import { anOrder, aPatient, deviceParts, storyNow } from './builders.ts';
import { demoAccounts, northside } from './clinics.ts';
import { patientParts } from './mockupOrders.ts';
import { makePeople } from './people.ts';
import { emptyClinic, monitoredClinic } from './presets.ts';

/** So many people have names of their own; who comes after them is numbered. */
const namedMost = 500;

/**
 * The clinic of the stories with so many patients, of whom the first is the one with six months of readings. Each of the
 * others has a device on its way or in use and one reading; every twentieth of these is Critical.
 */
export function populatedClinic(count: number, now: Date = storyNow): World {
  const named = makePeople(Math.min(count, namedMost)).slice(0, count);
  const numbered = Array.from({ length: count - named.length }, (_, at) =>
    aPatient({
      patientId: `patient-${named.length + at + 1}`,
      username: `patient-${named.length + at + 1}@example.test`,
      firstName: 'Example',
      lastName: `Person ${named.length + at + 1}`,
    }),
  );
  const [first, ...others] = [...named, ...numbered].map((patient) => ({
    ...patient,
    clinicId: northside.clinicId,
    providerId: demoAccounts.provider.accountId,
  }));
  if (!first) return emptyClinic();
  const known = monitoredClinic(now);
  const isFirst = ({ patientId }: { patientId: string | null }) => patientId === first.patientId;
  const orders = others.map((patient, at) =>
    anOrder({
      ...patientParts(patient),
      ...deviceParts('upperArm'),
      orderId: `RPM-${30_001 + at}`,
      status: orderStatuses[at % orderStatuses.length] ?? 'Submitted',
      placedAt: new Date(now.getTime() - (count - at) * 600_000),
    }),
  );
  function* readings(): Iterable<Reading> {
    for (const reading of known.readings()) if (isFirst(reading)) yield reading;
    for (const [at, { patientId }] of others.entries()) {
      const values = { heartRate: at % 20 === 19 ? 200 : 62 + (at % 30) };
      const taken = new Date(now.getTime() - (1 + (at % 4000)) * 60_000);
      const origin = { patientId, serial: `SN-${30_001 + at}`, at: taken, receivedAt: taken };
      yield { ...origin, vital: 'HeartRate', values, ...judge('HeartRate', values) };
    }
  }
  return {
    ...known,
    patients: [{ ...known.patients.find(isFirst), ...first }, ...others],
    orders: [...known.orders.filter(isFirst), ...orders],
    readings,
    ranges: known.ranges.filter(isFirst),
    reviews: known.reviews.filter(isFirst),
    records: known.records.filter(isFirst),
    files: known.files.filter(isFirst),
    notes: known.notes.filter(isFirst),
    shares: [],
    invitations: [],
  };
}
