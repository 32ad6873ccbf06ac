import { defaultPreferences, limits } from '@rpm/domain';
import { describe, expect, test } from 'vitest';
import { clinicWith, demoAccounts, northside, southside } from '../src/seed/index.ts';
import { startOfTest } from './harness.ts';
import { makeStore, storeKinds } from './stores.ts';

const { staff, provider, patient, otherPatient, otherStaff } = demoAccounts;
const actor = { accountId: staff.accountId, clinicId: northside.clinicId, at: startOfTest };
const chosen = {
  phone: '+1 555 010 0199',
  theme: 'dark',
  textSize: 'larger',
  language: 'es',
  units: 'metric',
  listen: false,
  sessionSeconds: 1800,
} as const;

describe.each(storeKinds)('profiles in the store in %s', (kind) => {
  const fresh = () => makeStore(kind, clinicWith([]));

  test('who has chosen nothing has what everybody has, within what the clinic allows (R5)', async () => {
    const store = await fresh();
    const untouched = { ...defaultPreferences, phone: '' };
    expect(await store.profiles.find(patient.accountId)).toEqual({
      ...untouched,
      sessionSeconds: limits.patientIdleLogoutSeconds,
      sessionMaxSeconds: 3000,
    });
    expect(await store.profiles.find(otherStaff.accountId)).toEqual({ ...untouched, sessionMaxSeconds: 300 });
    expect(await store.profiles.find('nobody')).toBeNull();
  });

  test('an account of the demo world may read Spanish from the start', async () => {
    const store = await fresh();
    expect(await store.profiles.find(otherPatient.accountId)).toMatchObject({
      ...defaultPreferences,
      language: 'es',
    });
  });

  test('units are the account’s, and where it has chosen none its clinic’s', async () => {
    const world = clinicWith([]);
    const clinics = world.clinics.map((clinic) =>
      clinic.clinicId === southside.clinicId ? { ...clinic, units: 'metric' as const } : clinic,
    );
    const store = await makeStore(kind, { ...world, clinics });
    const unitsOf = async ({ accountId }: { accountId: string }) =>
      (await store.profiles.find(accountId))?.units;
    expect(await unitsOf(provider)).toBe('us');
    expect(await unitsOf(demoAccounts.colleague)).toBe('metric');
    expect(await unitsOf(otherStaff)).toBe('metric');
    const inSouth = { ...actor, accountId: otherStaff.accountId, clinicId: southside.clinicId };
    await store.profiles.save({ theme: 'dark' }, inSouth);
    expect(await unitsOf(otherStaff)).toBe('metric');
    await store.profiles.save({ units: 'us' }, inSouth);
    expect(await unitsOf(otherStaff)).toBe('us');
    expect(await unitsOf(otherPatient)).toBe('metric');
  });

  test('what is chosen is kept for that account alone, and taken down without its content', async () => {
    const store = await fresh();
    await store.profiles.save(chosen, actor);
    expect(await store.profiles.find(staff.accountId)).toEqual({ ...chosen, sessionMaxSeconds: 3000 });
    expect(await store.profiles.find(provider.accountId)).toMatchObject(defaultPreferences);
    for (const [field, value] of Object.entries({ ...defaultPreferences, phone: '' })) {
      const other = await fresh();
      await other.profiles.save(chosen, actor);
      await other.profiles.save({ [field]: value }, actor);
      const left = { ...chosen, [field]: value, sessionMaxSeconds: 3000 };
      expect(await other.profiles.find(staff.accountId)).toEqual(left);
    }
    expect(await store.audit.list(northside.clinicId)).toEqual([
      { ...actor, action: 'profile.saved', subject: staff.accountId, details: {} },
    ]);
  });

  test('what was changed meanwhile is not replaced; of two tabs at once the first is saved', async () => {
    const store = await fresh();
    const seen = { phone: '', sessionSeconds: defaultPreferences.sessionSeconds };
    const save = (phone: string) => store.profiles.save({ phone, sessionSeconds: 300 }, actor, seen);
    const outcomes = await Promise.all([save('5550100101'), save('5550100102')]);
    expect(outcomes.sort()).toEqual([false, true]);
    const phone = (await store.profiles.find(staff.accountId))?.phone ?? '';
    expect(phone).toMatch(/^555010010[12]$/);
    expect(await save(phone), 'the answer was lost').toBe(true);
    expect(await save('5550100103')).toBe(false);
    expect(await store.profiles.save({ phone: '5550100103' }, actor, { phone })).toBe(true);
    expect(
      (await store.audit.list(northside.clinicId)).length,
      'what was not saved is not written down',
    ).toBe(3);
  });

  test('a session tells its idle time: what its user chose, never more than the clinic allows (R5)', async () => {
    const store = await fresh();
    const session = { startedAt: startOfTest, lastSeenAt: startOfTest };
    await store.sessions.add({ ...session, tokenHash: 'a', accountId: staff.accountId });
    await store.sessions.add({ ...session, tokenHash: 'b', accountId: otherStaff.accountId });
    expect(await store.sessions.find('a')).toMatchObject({ idleSeconds: 300 });
    await store.profiles.save(chosen, actor);
    expect(await store.sessions.find('a')).toMatchObject({ idleSeconds: 1800 });
    // The clinic has since taken its leave back: what is kept is held within what it allows now.
    await store.profiles.save(chosen, {
      accountId: otherStaff.accountId,
      clinicId: southside.clinicId,
      at: startOfTest,
    });
    expect(await store.sessions.find('b')).toMatchObject({ idleSeconds: 300 });
    expect(await store.profiles.find(otherStaff.accountId)).toMatchObject({ sessionSeconds: 300 });
  });
});
