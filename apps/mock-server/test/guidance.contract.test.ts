import { endpoints } from '@rpm/api-client';
import { judge, usualGuidance, usualHours } from '@rpm/domain';
import { describe, expect, test } from 'vitest';
import { clinicWith, demoAccounts, northside } from '../src/seed/index.ts';
import { startOfTest, testApi } from './harness.ts';
import { makeStore, storeKinds } from './stores.ts';

const { clinicId } = northside;
const { accountId: patientId } = demoAccounts.patient;
const actor = { accountId: demoAccounts.administrator.accountId, clinicId, at: startOfTest };
const world = () => ({ ...clinicWith([]), readings: () => [], ranges: [], reviews: [] });
const ago = (minutes: number) => new Date(startOfTest.getTime() - minutes * 60_000);
const pressure = (minutes: number, systolic: number) => {
  const values = { systolic, diastolic: 70 };
  const at = ago(minutes);
  const own = { patientId, vital: 'BloodPressure', at, receivedAt: at, serial: 'SN-1' } as const;
  return { ...own, values, excesses: [], ...judge('BloodPressure', values) };
};

describe.each(storeKinds)(
  'what a patient is told of a critical reading, over the store in %s (PDB-07)',
  (kind) => {
    test('as usual until the clinic says otherwise; saved once, with an audit entry; a second who saw less is told', async () => {
      const store = await makeStore(kind, world());
      expect(await store.guidance.ofClinic(clinicId)).toEqual(usualGuidance);
      const said = { signs: ['Chest pain'], rest: ['Do not talk.'] };
      const mine = { ...usualGuidance, phone: '(614) 555-0142', texts: { en: said, es: said } };
      expect(await store.guidance.save(actor, mine)).toBeNull();
      // The answer was lost: the same again is a success, and no change.
      expect(await store.guidance.save(actor, mine)).toBeNull();
      expect(await store.guidance.ofClinic(clinicId)).toEqual({ ...mine, version: 1 });
      const theirs = { ...usualGuidance, isConfirmed: true };
      expect(await store.guidance.save(actor, theirs)).toEqual({ ...mine, version: 1 });
      const kept = await store.audit.list(clinicId);
      expect(kept.filter(({ action }) => action === 'clinic.guidance')).toHaveLength(1);
    });

    test('the newest critical reading with its repeat, and nobody else’s', async () => {
      const store = await makeStore(kind, world());
      const api = testApi(store);
      await store.readings.add([pressure(2000, 190), pressure(20, 190), pressure(13, 150), pressure(5, 120)]);
      const ask = async (account: { accountId: string }) =>
        endpoints.getUrgentReading.answer.parse(
          (await api.ask(endpoints.getUrgentReading, { token: await api.sessionOf(account) })).json,
        );
      const { urgent, clinic } = await ask(demoAccounts.patient);
      expect(urgent).toMatchObject({
        first: { values: { systolic: 190 }, class: 'Critical', mrTime: '20261120-14:40:00' },
        second: { values: { systolic: 150 } },
        latest: { values: { systolic: 120 } },
        seenBy: null,
      });
      expect(clinic).toMatchObject({ name: northside.name, guidance: usualGuidance });
      expect((await ask(demoAccounts.otherPatient)).urgent).toBeNull();
    });

    test('until when the clinic is open, by its own clock', async () => {
      const seed = world();
      const clinics = seed.clinics.map((clinic) => ({ ...clinic, openingHours: usualHours }));
      const api = testApi(await makeStore(kind, { ...seed, clinics }));
      const token = await api.sessionOf(demoAccounts.patient);
      const { json } = await api.ask(endpoints.getUrgentReading, { token });
      // A Friday: 15:00 in UTC is ten in Ohio, which closes at five.
      expect(json).toMatchObject({
        clinic: { timeZone: 'America/New_York', hasHours: true, openUntil: '20261120-22:00:00', opens: null },
      });
    });

    test('when it opens again, once it is closed', async () => {
      const seed = world();
      const clinics = seed.clinics.map((clinic) => ({ ...clinic, openingHours: usualHours }));
      const api = testApi(await makeStore(kind, { ...seed, clinics }));
      api.wait(9 * 3600);
      const token = await api.sessionOf(demoAccounts.patient);
      const { json } = await api.ask(endpoints.getUrgentReading, { token });
      // Friday midnight in UTC: it opens on Monday.
      expect(json).toMatchObject({ clinic: { openUntil: null, opens: expect.stringMatching(/^20261123-/) } });
    });
  },
);
