import { NO_SERIAL, vitalKinds, vitalParameters } from '@rpm/domain';
import type { Bundle } from 'fhir/r4';
import { expect, test } from 'vitest';
import { anOrder, clinicWith, demoAccounts } from '../src/seed/index.ts';
import type { Reading } from '../src/subjects/readings/contract.ts';
import { askFhir, own, ownSystem, tokenFor } from './fhirWorld.ts';
import { startOfTest, testApi } from './harness.ts';
import { aReading } from './readingWorlds.ts';
import { makeStore } from './stores.ts';

const { accountId: patientId } = demoAccounts.patient;
const ago = (minutes: number) => new Date(startOfTest.getTime() - minutes * 60_000);

/** Readings of every vital: of a device and of none, in the unit of the limits and in another one, within limits and beyond. */
const readings: Reading[] = vitalKinds.flatMap((vital, kind) =>
  [0, 1, 2, 3, 4, 5].map((nth) => {
    const value = [60, 98, 140, 200.5, 36.6, 97][nth] ?? 0;
    const values = Object.fromEntries(vitalParameters[vital].map(({ parameter }) => [parameter, value]));
    const reading = {
      patientId,
      vital,
      values,
      at: ago(nth * 40 + kind),
      serial: nth % 2 ? 'SN-1' : NO_SERIAL,
    };
    return nth > 3 && vital === 'Weight'
      ? aReading({ ...reading, measured: { unit: '[lb_av]', values: { weight: value * 2 } } })
      : aReading(reading);
  }),
);

test('what a page writes of a reading is what is told of that reading alone (15.3)', async () => {
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
  const order = anOrder({ orderId: 'ORD-9', patientId, serial: 'SN-1' });
  const world = { ...clinicWith([order]), readings: () => readings, ranges: [range] };
  const api = testApi(await makeStore('memory', { ...world, systems: [await ownSystem()] }));
  const token = await tokenFor(api, 'one');
  const { json } = await askFhir(api, token, `Observation?patient=${own}`);
  const page = (json as Bundle).entry ?? [];
  expect(page).toHaveLength(readings.length);
  expect(new Set(page.map(({ resource }) => JSON.stringify(resource))).size).toBe(readings.length);
  for (const { fullUrl, resource } of page) {
    const alone = await askFhir(api, token, `Observation/${resource?.id}`);
    expect(resource).toEqual(alone.json);
    expect(fullUrl).toBe(`https://portal.example/fhir/Observation/${resource?.id}`);
  }
});
