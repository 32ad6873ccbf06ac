import { formatStamp } from '@rpm/domain';
import { aConnection, demoAccounts, northside, southside } from '../src/seed/index.ts';
import { ownSystem } from './fhirWorld.ts';
import { startOfTest, type TestApi, testApi } from './harness.ts';
import { recordOf } from './hospitalRecords.ts';
import { aReading } from './readingWorlds.ts';
import { people } from './requestPeople.ts';
import { requestWorld } from './requestWorld.ts';
import { makeStore, type StoreKind } from './stores.ts';

const { administrator, provider } = demoAccounts;
const { clinicId } = northside;

/** The record that stays, and the one that becomes a part of it. */
export const kept: string = people.own.userId;
export const gone: string = people.colleagues.userId;
const past = new Date(startOfTest.getTime() - 30 * 86_400_000);

/** The bill of the record that goes. */
export const aBill = {
  ...{ billId: 'bill-gone', userId: gone, year: 2026, month: 10, reason: null, totalCents: 5211 },
  lines: [
    {
      ...{ code: '99454', description: 'Device supply', units: 1, cents: 5211 },
      evidence: { days: 20, minutes: 0, contacts: 0 },
    },
  ],
  made: formatStamp(past),
};

/** Two patients, of whom the one that goes has one of each, all of it a month old, and the one that stays readings of before. */
async function world() {
  const basis = requestWorld();
  const of = (patientId: string, serial: string, minutes: number) => {
    const at = new Date(past.getTime() - minutes * 60_000);
    return aReading({ patientId, serial, at, receivedAt: at });
  };
  const shared = { serial: 'SN-BOTH', at: past, receivedAt: past };
  const ofHospital = recordOf('Condition');
  return {
    ...basis,
    readings: () => [
      ...[of(gone, 'SN-GONE', 1), of(gone, 'SN-GONE', 2), of(kept, 'SN-KEPT', 3)],
      // The same reading came to both records, and stays in both.
      ...[kept, gone].map((patientId) => aReading({ ...shared, patientId })),
    ],
    alerts: () =>
      (basis.alerts?.() ?? [])
        .filter(({ patientId }) => patientId === gone)
        .map((each) => ({ ...each, openedAt: past })),
    files: (basis.files ?? [])
      .filter(({ patientId }) => patientId === gone)
      .map((each) => ({ ...each, at: past, txnName: 'file-gone' })),
    notes: basis.notes.map((each) => ({ ...each, at: past, authorId: provider.accountId })),
    orders: basis.orders.map((each) =>
      each.patientId === gone ? { ...each, serial: `SN-${each.orderId}`, placedAt: past } : each,
    ),
    hospitalConnections: [aConnection({ patientId: gone, state: 'Connected' })],
    records: [
      { ...ofHospital, patientId: gone, recordId: 'from-gone', keptAt: past, at: past },
      {
        ...recordOf('Condition', { isOwn: true }),
        patientId: gone,
        recordId: 'own-gone',
        keptAt: past,
        at: past,
      },
      {
        ...recordOf('Condition', { isOwn: true }),
        patientId: kept,
        recordId: 'own-kept',
        keptAt: past,
        at: past,
      },
    ],
    systems: [
      ...(basis.systems ?? []),
      await ownSystem(),
      await ownSystem({ systemId: 'system_foreign', clinicId: southside.clinicId }),
    ],
  };
}

/** Who merges. */
export const merger = ({ services }: TestApi) => ({
  ...{ accountId: administrator.accountId, clinicId, at: services.clock() },
});

/** A clinic with the two, of whom nothing is left to be reviewed. */
export async function mergeClinic(kind: StoreKind): Promise<TestApi> {
  const api = testApi(await makeStore(kind, await world()));
  const { store } = api.services;
  await store.billing.addBill({ ...merger(api), at: past }, aBill);
  for (const patientId of [kept, gone])
    await store.reviews.add(
      { reviewId: `all-of-${patientId}`, patientId, upTo: api.services.clock() },
      merger(api),
    );
  return api;
}
