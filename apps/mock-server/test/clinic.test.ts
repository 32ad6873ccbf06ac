import { endpoints } from '@rpm/api-client/calls';
import { type ClinicDetails, type UserNow, usualHours, usualSymptomWords } from '@rpm/domain';
import { describe, expect, test } from 'vitest';
import { clinicWith, demoAccounts, northside, southside } from '../src/seed/index.ts';
import { testApi } from './harness.ts';
import { requestWorld } from './requestWorld.ts';
import { rightPlacement } from './rightPlacement.ts';
import { makeStore, storeKinds } from './stores.ts';

const { administrator, otherAdministrator, provider } = demoAccounts;
const closed = { ...usualHours, friday: [] };
const wanted = {
  opensTimer: true,
  name: 'Renamed Clinic',
  timeZone: 'America/Denver',
  units: 'metric',
  openingHours: closed,
  escalationMinutes: 45,
  symptomWords: ['dizzy'],
  silentDays: 5,
  version: 0,
};

describe.each(storeKinds)('what a clinic says of itself, in the store in %s', (kind) => {
  const fresh = async (world = clinicWith([])) => {
    const store = await makeStore(kind, world);
    const api = testApi(store);
    const token = await api.sessionOf(administrator);
    return {
      store,
      api,
      token,
      save: (body: object) => api.ask(endpoints.saveClinicDetails, { token, body: { ...wanted, ...body } }),
      read: async (as = token) => (await api.ask(endpoints.getClinic, { token: as })).json as ClinicDetails,
    };
  };

  test('is saved whole, with what it was before and is now in the audit log (F1)', async () => {
    const { store, api, save, read } = await fresh();
    expect(await read()).toEqual({
      name: northside.name,
      timeZone: northside.timeZone,
      units: 'us',
      opensTimer: false,
      openingHours: usualHours,
      escalationMinutes: 30,
      symptomWords: [...usualSymptomWords],
      silentDays: 3,
      version: 0,
    });
    const saved = await save({});
    expect([saved.status, saved.json]).toEqual([200, { ...wanted, version: 1 }]);
    expect(await read()).toEqual({ ...wanted, version: 1 });
    const entries = (await store.audit.list(northside.clinicId)).filter(
      ({ action }) => action === 'clinic.details',
    );
    expect(entries).toMatchObject([
      {
        accountId: administrator.accountId,
        subject: northside.clinicId,
        details: {
          changes: [
            { field: 'clinicName', before: northside.name, after: wanted.name },
            { field: 'timeZone', before: northside.timeZone, after: wanted.timeZone },
            { field: 'units', before: 'us', after: 'metric' },
            { field: 'opensTimer', before: 'off', after: 'on' },
            { field: 'escalationMinutes', before: '30', after: '45' },
            { field: 'symptomWords', before: usualSymptomWords.join(', '), after: 'dizzy' },
            { field: 'silentDays', before: '3', after: '5' },
            { field: 'friday', before: '09:00–17:00', after: '' },
          ],
        },
      },
    ]);
    const profile = await api.ask(endpoints.getProfile, { token: await api.sessionOf(provider) });
    expect(profile.json).toMatchObject({ clinic: wanted.name, units: 'metric' });
    const other = await read(await api.sessionOf(otherAdministrator));
    expect(other).toMatchObject({ name: southside.name, version: 0 });
  });

  test('of two administrators who save at once one is told what the other saved; nothing is lost (F1)', async () => {
    const { store, save, read } = await fresh();
    const both = await Promise.all([save({ name: 'One' }), save({ name: 'Two' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [won, lost] = both[0]?.status === 200 ? both : [both[1], both[0]];
    const kept = await read();
    expect(kept).toEqual(won?.json);
    expect(lost?.json).toMatchObject({ code: 'clinicChanged', current: kept });
    const again = await save({ name: 'Three', version: kept.version });
    expect([again.status, (await read()).name]).toEqual([200, 'Three']);
    expect(
      (await store.audit.list(northside.clinicId)).filter(({ action }) => action === 'clinic.details'),
    ).toHaveLength(2);
  });

  test('a try whose answer was lost is saved once', async () => {
    const { store, save } = await fresh();
    await save({});
    const again = await save({});
    expect([again.status, again.json]).toEqual([200, { ...wanted, version: 1 }]);
    expect(
      (await store.audit.list(northside.clinicId)).filter(({ action }) => action === 'clinic.details'),
    ).toHaveLength(1);
  });

  test('a new name breaks no page that is open: the former ones are still understood, of the own clinic alone (F1)', async () => {
    const { api, save } = await fresh(requestWorld());
    const token = await api.sessionOf(provider);
    const others = await api.sessionOf(otherAdministrator);
    const devices = (as: string, clinicName: string) =>
      api.ask(endpoints.getSupportedDevices, { token: as, params: { clinicName } });
    const before = await devices(token, northside.name);
    expect(before.status).toBe(200);
    expect((await devices(token, wanted.name)).status).toBe(403);
    await save({});
    await save({ name: 'Third Name', version: 1 });
    for (const name of [northside.name, wanted.name, 'Third Name']) {
      const after = await devices(token, name);
      expect([name, after.status, after.json]).toEqual([name, 200, before.json]);
      expect((await devices(others, name)).status).toBe(403);
    }
    expect((await devices(token, 'Never A Name')).status).toBe(403);
    const placed = await api.ask(endpoints.placeDeviceOrder, {
      token,
      body: { ...rightPlacement, clinic: northside.name },
    });
    const never = await api.ask(endpoints.placeDeviceOrder, {
      token,
      body: { ...rightPlacement, clinic: 'Never A Name' },
    });
    expect([placed.status, never.status]).toEqual([200, 403]);
  });

  test('an open page hears the new name where it says that its user is active (F1)', async () => {
    const { api, save } = await fresh();
    const token = await api.sessionOf(provider);
    const heard = async () => (await api.ask(endpoints.keepAlive, { token })).json as { user: UserNow };
    expect((await heard()).user).toMatchObject({ userId: provider.accountId, clinicName: northside.name });
    await save({});
    expect((await heard()).user).toMatchObject({ userId: provider.accountId, clinicName: wanted.name });
  });

  test("another clinic's name can be taken, and so tells nothing (F1)", async () => {
    const { save, read } = await fresh();
    expect((await save({ name: southside.name })).status).toBe(200);
    expect((await read()).name).toBe(southside.name);
  });

  test('saving the hours does the first step of setting the clinic up (F1)', async () => {
    const world = clinicWith([]);
    const clinics = world.clinics.map(({ openingHours: _, ...clinic }) => clinic);
    const api = testApi(await makeStore(kind, { ...world, clinics }));
    const token = await api.sessionOf(administrator);
    const step = async () => (await api.ask(endpoints.getClinicSetup, { token })).json;
    expect(await step()).toMatchObject({ clinic: false });
    const { json } = await api.ask(endpoints.getClinic, { token });
    expect(json).toMatchObject({ openingHours: null });
    await api.ask(endpoints.saveClinicDetails, {
      token,
      body: { ...(json as ClinicDetails), openingHours: usualHours },
    });
    expect(await step()).toMatchObject({ clinic: true });
  });
});
