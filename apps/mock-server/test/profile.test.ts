import { endpoints } from '@rpm/api-client/calls';
import { defaultPreferences, limits } from '@rpm/domain';
import { refusalWords } from '@rpm/domain/words/refusal';
import { describe, expect, test } from 'vitest';
import { clinicWith, demoAccounts, northside } from '../src/seed/index.ts';
import { testApi } from './harness.ts';
import { makeStore, storeKinds, testPassword } from './stores.ts';

const { carer, colleague, staff, otherStaff, patient } = demoAccounts;
const chosen = {
  phone: '+1 555 010 0199',
  theme: 'dark',
  textSize: 'larger',
  language: 'es',
  units: 'metric',
  listen: false,
  sessionSeconds: 1800,
} as const;

describe.each(storeKinds)('the own profile over the store in %s', (kind) => {
  const fresh = async () => testApi(await makeStore(kind, clinicWith([])));

  test('is that of the session, before and after it was changed (NAV-06)', async () => {
    const api = await fresh();
    const token = await api.sessionOf(staff);
    const who = {
      userId: staff.accountId,
      username: staff.username,
      role: 'STAFF',
      firstName: 'Quince',
      middleName: '',
      lastName: 'Deskworth',
      clinic: northside.name,
      isEmailConfirmed: true,
      usesPassword: true,
      sessionMaxSeconds: 3000,
    };
    const before = await api.ask(endpoints.getProfile, { token });
    expect(before.json).toEqual({ ...who, ...defaultPreferences, phone: '' });
    const saved = await api.ask(endpoints.saveProfile, { token, body: { ...chosen, userId: 'user-9' } });
    expect([saved.status, saved.json]).toEqual([200, { ...who, ...chosen }]);
    expect(endpoints.saveProfile.answer.parse(saved.json)).toEqual(saved.json);
    expect((await api.ask(endpoints.getProfile, { token })).json).toEqual({ ...who, ...chosen });
    const part = await api.ask(endpoints.saveProfile, { token, body: { textSize: 'normal' } });
    expect(part.json).toEqual({ ...who, ...chosen, textSize: 'normal' });
    expect((await api.ask(endpoints.saveProfile, { token, body: {} })).json).toEqual(part.json);
    expect(await api.services.store.audit.list(staff.clinicId)).toHaveLength(2);
    const other = await api.ask(endpoints.getProfile, { token: await api.sessionOf(patient) });
    expect(other.json).toMatchObject({
      userId: patient.accountId,
      ...defaultPreferences,
      sessionSeconds: limits.patientIdleLogoutSeconds,
      phone: '',
    });
  });

  test('says whether the address is confirmed (RTE-06)', async () => {
    const api = await fresh();
    const { json } = await api.ask(endpoints.getProfile, { token: await api.sessionOf(colleague) });
    expect(json).toMatchObject({ username: colleague.username, isEmailConfirmed: false });
  });

  test('what was chosen comes with the next log in, on every device', async () => {
    const api = await fresh();
    await api.ask(endpoints.saveProfile, { token: await api.sessionOf(staff), body: chosen });
    const { json } = await api.ask(endpoints.login, {
      body: { username: staff.username, password: testPassword },
    });
    const { theme, textSize, language, sessionSeconds } = chosen;
    expect(json).toMatchObject({ preferences: { theme, textSize, language, sessionSeconds } });
  });

  test('a session lives as long as was chosen, and is over then (behaviour R5)', async () => {
    const api = await fresh();
    const token = await api.sessionOf(staff);
    await api.ask(endpoints.saveProfile, { token, body: chosen });
    const alive = async () => (await api.ask(endpoints.keepAlive, { token })).status;
    api.wait(chosen.sessionSeconds + limits.idleGraceSeconds - 1);
    expect(await alive()).toBe(200);
    api.wait(chosen.sessionSeconds + limits.idleGraceSeconds);
    expect(await alive()).toBe(401);
  });

  test('what another tab has saved meanwhile is told, and replaced by who has seen it (behaviour 1c)', async () => {
    const api = await fresh();
    const token = await api.sessionOf(staff);
    const save = (body: object) => api.ask(endpoints.saveProfile, { token, body });
    const seen = { phone: '', sessionSeconds: 300 };
    expect((await save({ phone: '5550100101', sessionSeconds: 600, seen })).status).toBe(200);
    const current = { phone: '5550100101', sessionSeconds: 600 };
    const refused = await save({ phone: '5550100102', sessionSeconds: 300, seen });
    expect([refused.status, refused.json]).toEqual([
      409,
      { code: 'profileChanged', message: refusalWords.profileChanged, current },
    ]);
    expect((await save({ phone: '5550100102', sessionSeconds: 300, seen: current })).json).toMatchObject({
      phone: '5550100102',
      sessionSeconds: 300,
    });
  });

  test('a carer, whose name no clinic keeps, corrects it; of everybody else it is refused (SCR-07)', async () => {
    const api = await fresh();
    const token = await api.sessionOf(carer);
    const name = { firstName: 'Campion', lastName: 'Corrected' };
    const save = (body: object, by = token) => api.ask(endpoints.saveProfile, { token: by, body });
    const saved = await save({ lastName: 'Corrected', sessionSeconds: 600 });
    expect([saved.status, saved.json]).toMatchObject([200, { ...name, sessionSeconds: 600 }]);
    expect((await api.ask(endpoints.getProfile, { token })).json).toEqual(saved.json);
    // An open page hears it too.
    expect((await api.ask(endpoints.keepAlive, { token })).json).toMatchObject({ user: name });
    expect((await save({ firstName: ' ' })).status).toBe(400);
    for (const other of [patient, staff]) {
      const refused = await save({ firstName: 'Other', phone: '5550100101' }, await api.sessionOf(other));
      expect(refused.status).toBe(403);
    }
    const { json } = await api.ask(endpoints.getProfile, { token: await api.sessionOf(staff) });
    expect(json).toMatchObject({ firstName: 'Quince', phone: '' });
  });

  test('a clinic that allows no longer session refuses one, and nothing is changed (behaviour R5)', async () => {
    const api = await fresh();
    const token = await api.sessionOf(otherStaff);
    const refused = await api.ask(endpoints.saveProfile, { token, body: chosen });
    expect([refused.status, refused.json]).toEqual([
      409,
      { code: 'sessionTooLong', message: refusalWords.sessionTooLong },
    ]);
    const { json } = await api.ask(endpoints.getProfile, { token });
    expect(json).toMatchObject({ ...defaultPreferences, phone: '', sessionMaxSeconds: 300 });
  });
});

test.each([
  ['theme', 'sepia'],
  ['textSize', 'huge'],
  ['sessionSeconds', 3001],
  ['sessionSeconds', 299],
  ['sessionSeconds', '300'],
  ['phone', 'call me'],
  ['phone', null],
])('%s cannot be %j', async (field, value) => {
  const api = testApi(await makeStore('memory', clinicWith([])));
  const token = await api.sessionOf(staff);
  const { status, json } = await api.ask(endpoints.saveProfile, {
    token,
    body: { ...chosen, [field]: value },
  });
  expect([status, json]).toEqual([
    400,
    { code: 'badField', message: refusalWords.badField({ field }), field },
  ]);
});
