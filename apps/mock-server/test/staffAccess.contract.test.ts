import { describe, expect, test } from 'vitest';
import { clinicWith, demoAccounts, northside, southside } from '../src/seed/index.ts';
import { startOfTest } from './harness.ts';
import { makeStore, storeKinds } from './stores.ts';

const { administrator, otherAdministrator, staff } = demoAccounts;
const { clinicId } = northside;
const later = (seconds: number) => new Date(startOfTest.getTime() + seconds * 1000);
const actor = { accountId: administrator.accountId, clinicId, at: later(60) };
const secondId = 'second-administrator';

describe.each(storeKinds)('the access of staff in the store in %s (ROL-01)', (kind) => {
  const fresh = () => {
    const world = clinicWith([]);
    const second = { ...administrator, accountId: secondId, username: 'second@northside.example' };
    return makeStore(kind, { ...world, accounts: [...world.accounts, second] });
  };
  const begin = (store: Awaited<ReturnType<typeof fresh>>, tokenHash: string, accountId: string) =>
    store.sessions.add({ tokenHash, accountId, startedAt: startOfTest, lastSeenAt: startOfTest });

  test('its end ends all sessions, links and codes, and of nobody else', async () => {
    const store = await fresh();
    await begin(store, 'one', staff.accountId);
    await begin(store, 'two', staff.accountId);
    await begin(store, 'mine', administrator.accountId);
    const request = { usernameKey: staff.username, tokenHash: 'link', expiresAt: later(600) };
    await store.passwords.keep(request, startOfTest);
    expect(await store.staffAccess.end(actor, staff.accountId)).toBe('ended');
    expect(await store.sessions.find('one')).toBeNull();
    expect(await store.sessions.find('two')).toBeNull();
    expect(await store.sessions.find('mine')).not.toBeNull();
    const link = { accountId: staff.accountId, tokenHash: 'link', at: later(61) };
    expect(await store.passwords.check(link)).toBe(false);
    expect(await store.passwords.keep(request, later(61)), 'no new link').toBeNull();
    await begin(store, 'late', staff.accountId);
    expect(await store.sessions.find('late'), 'a log in that was under way').toBeNull();
    expect(await store.accounts.find(staff.accountId)).toMatchObject({ accessEndedAt: later(60) });
  });

  test('is ended once and given back once, and each is written down', async () => {
    const store = await fresh();
    await store.staffAccess.restore(actor, staff.accountId);
    await Promise.all([1, 2].map(() => store.staffAccess.end(actor, staff.accountId)));
    await store.staffAccess.end({ ...actor, at: later(90) }, staff.accountId);
    const ended = (await store.accounts.ofClinic(clinicId)).find(
      ({ accountId }) => accountId === staff.accountId,
    );
    expect(ended?.accessEndedAt).toEqual(later(60));
    await store.staffAccess.restore(actor, staff.accountId);
    await store.staffAccess.restore(actor, staff.accountId);
    await begin(store, 'again', staff.accountId);
    expect(await store.sessions.find('again')).toMatchObject({ account: { accessEndedAt: null } });
    expect((await store.audit.list(clinicId)).map(({ action, subject }) => [action, subject])).toEqual([
      ['staff.access-ended', staff.accountId],
      ['staff.access-restored', staff.accountId],
    ]);
  });

  test('lost second factors are taken away, with the sessions, and that is written down once (F6)', async () => {
    const store = await fresh();
    const mine = { ...actor, accountId: staff.accountId };
    expect(await store.staffAccess.resetFactors(actor, staff.accountId), 'none').toBe(false);
    await store.secondFactors.beginTotp(staff.accountId, 'SECRET');
    await store.secondFactors.addTotp(mine, 1);
    await store.secondFactors.renewRecovery(mine, ['code']);
    const passkey = { passkeyId: 'p', name: 'Phone', publicKey: 'k', counter: 0, transports: [] };
    await store.secondFactors.addPasskey(mine, passkey);
    await begin(store, 'one', staff.accountId);
    await begin(store, 'mine', administrator.accountId);
    const elsewhere = { ...actor, clinicId: southside.clinicId };
    expect(await store.staffAccess.resetFactors(elsewhere, staff.accountId), 'another clinic').toBe(false);
    expect(await store.staffAccess.resetFactors(actor, staff.accountId)).toBe(true);
    expect(await store.secondFactors.of(staff.accountId)).toEqual({
      hasTotp: false,
      passkeys: [],
      recoveryCodesLeft: 0,
    });
    expect(await store.secondFactors.takeStep(staff.accountId, 9)).toBe(false);
    expect(await store.sessions.find('one')).toBeNull();
    expect(await store.sessions.find('mine')).not.toBeNull();
    expect(await store.staffAccess.resetFactors(actor, staff.accountId), 'again').toBe(false);
    const entries = (await store.audit.list(clinicId)).filter(
      ({ action }) => action === 'staff.factors-reset',
    );
    expect(entries).toMatchObject([{ accountId: administrator.accountId, subject: staff.accountId }]);
  });

  test('of another clinic is left alone', async () => {
    const store = await fresh();
    await store.staffAccess.end({ ...actor, clinicId: southside.clinicId }, staff.accountId);
    await store.staffAccess.end(actor, otherAdministrator.accountId);
    for (const { accountId } of [staff, otherAdministrator]) {
      expect(await store.accounts.find(accountId)).toMatchObject({ accessEndedAt: null });
    }
  });

  test('of two administrators who end each other’s access at once, one remains', async () => {
    const store = await fresh();
    const outcomes = await Promise.all([
      store.staffAccess.end(actor, secondId),
      store.staffAccess.end({ ...actor, accountId: secondId }, administrator.accountId),
    ]);
    expect(outcomes.sort()).toEqual(['ended', 'lastAdministrator']);
    const active = (await store.accounts.ofClinic(clinicId)).filter(
      ({ role, accessEndedAt }) => role === 'ADMIN' && accessEndedAt === null,
    );
    expect(active).toHaveLength(1);
  });
});
