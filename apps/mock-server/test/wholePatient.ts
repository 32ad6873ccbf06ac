import { hospitalKinds } from '@rpm/domain';
import { aConnection, demoAccounts } from '../src/seed/index.ts';
import type { World } from '../src/store/World.ts';
import { startOfTest, type TestApi } from './harness.ts';
import { recordOf } from './hospitalRecords.ts';

const { patient, administrator } = demoAccounts;
const { accountId: patientId } = patient;

/** A world in which the patient has, beside what was there, a record of each kind from a hospital. */
export const withRecords = (world: World): World => ({
  ...world,
  hospitalConnections: [
    ...(world.hospitalConnections ?? []).filter((each) => each.patientId !== patientId),
    aConnection({ state: 'Connected' }),
  ],
  records: [...world.records, ...hospitalKinds.map((each) => recordOf(each))],
});

/** A heart rate of the patient. */
export const aReading = () => ({
  ...{ patientId, vital: 'HeartRate' as const, serial: 'SN-1', values: { heartRate: 71 } },
  ...{ class: 'Normal' as const, classes: { heartRate: 'Normal' as const } },
  ...{ at: new Date(startOfTest.getTime() - 3_600_000), receivedAt: startOfTest },
});

/** Bills the patient's October: a line with a price and one without. */
export async function billOctober({ services }: TestApi): Promise<void> {
  const { accountId, clinicId } = administrator;
  await services.store.billing.addBill(
    { accountId, clinicId, at: startOfTest },
    {
      ...{ billId: 'bill-1', userId: patientId, year: 2026, month: 10, reason: null },
      lines: [
        {
          ...{ code: '99454', description: 'Device supply', units: 1, cents: 5211 },
          evidence: { days: 20, minutes: 0, contacts: 0 },
        },
        {
          ...{ code: '99457', description: '', units: 1, cents: null },
          evidence: { days: 0, minutes: 21, contacts: 1 },
        },
      ],
      ...{ totalCents: 5211, made: '20261101-15:00:00' },
    },
  );
}
