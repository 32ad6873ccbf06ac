import { fhirId, NO_SERIAL, readingKey, vitalKinds, vitalParameters } from '@rpm/domain';
import type { Bundle, Observation } from 'fhir/r4';
import { expect, test } from 'vitest';
import type { Services } from '../src/api/Services.ts';
import { anOrder, clinicWith, demoAccounts } from '../src/seed/index.ts';
import type { Reading } from '../src/subjects/readings/contract.ts';
import { hashToken } from '../src/subjects/sessions/tokens.ts';
import { askFhir, ownSystem, tokenFor } from './fhirWorld.ts';
import { startOfTest, type TestApi, testApi } from './harness.ts';
import { aReading } from './readingWorlds.ts';
import { makeStore } from './stores.ts';

const { accountId: patientId } = demoAccounts.patient;
const neighbor = 'patient-002';
const ago = (minutes: number) => new Date(startOfTest.getTime() - minutes * 60_000);

/** Readings of every vital: of a device and of none, in the unit of the limits and in another one, within limits and beyond. */
const readingsOf = (whose: string): Reading[] =>
  vitalKinds.flatMap((vital, kind) =>
    [0, 1, 2, 3, 4, 5].map((nth) => {
      const value = [60, 98, 140, 200.5, 36.6, 97][nth] ?? 0;
      const values = Object.fromEntries(vitalParameters[vital].map(({ parameter }) => [parameter, value]));
      const reading = {
        ...{ patientId: whose, vital, values, at: ago(nth * 40 + kind) },
        serial: nth % 2 ? `SN-${whose}` : NO_SERIAL,
      };
      return nth > 3 && vital === 'Weight'
        ? aReading({ ...reading, measured: { unit: '[lb_av]', values: { weight: value * 2 } } })
        : aReading(reading);
    }),
  );

/** A clinic with two patients who measured the same at the same time; the limits of one of them are another's own. */
async function written(special: Partial<Services> = {}) {
  const range = {
    ...{ patientId, vital: 'HeartRate' as const, version: 1, start: ago(130), end: ago(50) },
    limits: {
      heartRate: {
        min: { normal: 60, cautious: 50, critical: null },
        max: { normal: 100, cautious: 90, critical: 120 },
      },
    },
    ...{ setById: demoAccounts.provider.accountId, setAt: ago(130) },
  };
  const everybody = [patientId, neighbor];
  const orders = everybody.map((whose, at) =>
    anOrder({ orderId: `ORD-9${at}`, patientId: whose, serial: `SN-${whose}` }),
  );
  const readings = () => everybody.flatMap(readingsOf);
  const world = { ...clinicWith(orders), readings, ranges: [range], systems: [await ownSystem()] };
  const store = await makeStore('memory', world);
  return { store, api: testApi(store, special) };
}

/** The page of a patient's readings. */
async function pageOf(api: TestApi, token: string, whose: string) {
  const { json } = await askFhir(api, token, `Observation?patient=${fhirId(whose)}`);
  return (json as Bundle<Observation>).entry ?? [];
}

test('what a page writes of a reading is what is told of that reading alone, whoever was written before (15.3)', async () => {
  const { api } = await written();
  const token = await tokenFor(api, 'one');
  for (const whose of [neighbor, patientId, neighbor]) {
    const page = await pageOf(api, token, whose);
    expect(page).toHaveLength(readingsOf(whose).length);
    expect(new Set(page.map(({ resource }) => JSON.stringify(resource))).size).toBe(page.length);
    for (const { fullUrl, resource } of page) {
      const alone = await askFhir(api, token, `Observation/${resource?.id}`);
      expect(resource).toEqual(alone.json);
      expect(resource?.subject?.reference).toBe(`Patient/${fhirId(whose)}`);
      expect(fullUrl).toBe(`https://portal.example/fhir/Observation/${resource?.id}`);
    }
  }
});

test('what was measured is not found by trying it against the id of a reading (15.3)', async () => {
  const { api, store } = await written();
  const token = await tokenFor(api, 'one');
  const idsUnder = async (fill: number) => {
    const other = testApi(store, { readingIdKey: String(fill).repeat(64) });
    return (await pageOf(other, token, patientId)).map(({ resource }) => resource?.id ?? '');
  };
  const [ids, again, others] = [await idsUnder(1), await idsUnder(1), await idsUnder(2)];
  expect(ids).toHaveLength(readingsOf(patientId).length);
  expect(again).toEqual(ids);
  expect(ids.filter((id) => others.includes(id))).toEqual([]);
  // All that somebody knows who does not know the values, with the very values: no digest without the key is in an id.
  const digests = readingsOf(patientId).map((each) => hashToken(readingKey(each)).slice(0, 16));
  expect(ids.filter((id) => digests.some((digest) => id.includes(digest)))).toEqual([]);
  expect((await askFhir(api, token, `Observation/${ids[0]}`)).status).toBe(404);
});
