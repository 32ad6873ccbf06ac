import { fhirIdOf } from '@rpm/domain';
import { refusalWords } from '@rpm/domain/words/refusal';
import { describe, expect, test } from 'vitest';
import { clinicWith, demoAccounts } from '../src/seed/index.ts';
import { ownOrder } from './deviceOrders.ts';
import { aPressure, askFhir, ownSystem, tokenFor } from './fhirWorld.ts';
import { testApi } from './harness.ts';
import { makeStore, storeKinds } from './stores.ts';

const patientId = demoAccounts.patient.accountId;

describe.each(storeKinds)('a system sends readings of a device that was handed over, over %s', (kind) => {
  test('what was measured before is refused as the device’s, and nothing is kept; without the device it is the patient’s word (RTE-07)', async () => {
    const order = ownOrder({
      ...{ status: 'Activated', serial: 'SN-1', activatedAt: new Date('2026-11-20T14:00:00.500Z') },
    });
    const world = { ...clinicWith([order]), readings: () => [], systems: [await ownSystem()] };
    const api = testApi(await makeStore(kind, world));
    const token = await tokenFor(api, 'first');
    const device = { reference: `Device/${fhirIdOf(patientId, order.orderId)}` };
    const send = (effectiveDateTime: string, special: object = {}) =>
      askFhir(api, token, 'Observation', {
        method: 'POST',
        headers: { 'content-type': 'application/fhir+json' },
        body: JSON.stringify({ ...aPressure, effectiveDateTime, ...special }),
      });
    const { readings } = api.services.store;
    expect(await send('2026-11-19T14:00:00Z', { device })).toMatchObject({
      status: 422,
      json: {
        issue: [{ expression: ['Observation.effective'], details: { text: refusalWords.readingBefore } }],
      },
    });
    expect(await readings.latest(patientId)).toEqual([]);
    expect(await send('2026-11-19T14:00:00Z')).toMatchObject({ status: 201 });
    expect(await readings.totalDays(patientId)).toBe(0);
    // Moments are to the second: the first measurement may be of that of the activation.
    expect(await send('2026-11-20T14:00:00Z', { device })).toMatchObject({ status: 201, json: { device } });
    expect(await readings.totalDays(patientId)).toBe(1);
  });
});
