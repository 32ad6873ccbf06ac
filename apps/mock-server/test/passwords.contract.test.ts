import { limits } from '@rpm/domain';
import { describe, expect, test } from 'vitest';
import { clinicWith, demoAccounts, northside } from '../src/seed/index.ts';
import type { Store } from '../src/store/Store.ts';
import { startOfTest } from './harness.ts';
import { makeStore, storeKinds } from './stores.ts';

const { staff, patient } = demoAccounts;
const { accountId, username } = staff;
const { clinicId } = northside;
const later = (seconds: number) => new Date(startOfTest.getTime() + seconds * 1000);
const session = (tokenHash: string, of = accountId) => ({
  tokenHash,
  accountId: of,
  startedAt: startOfTest,
  lastSeenAt: startOfTest,
});

describe.each(storeKinds)('passwords in the store in %s', (kind) => {
  const fresh = () => makeStore(kind, clinicWith([]));
  const request = (tokenHash: string, usernameKey: string = username, expiresAt = later(900)) => ({
    usernameKey,
    tokenHash,
    expiresAt,
  });
  const check = (tokenHash: string, at = startOfTest, of: string = accountId) => ({
    accountId: of,
    tokenHash,
    at,
  });
  const reset = (tokenHash: string, at = startOfTest, of: string = accountId) => ({
    accountId: of,
    tokenHash,
    passwordHash: 'new hash',
    at,
  });
  const hashOf = async ({ accounts }: Store) => (await accounts.findByUsername(username))?.passwordHash;

  test('a token may be looked at as often as one likes, it resets once, and every session of the account ends (behaviour R20)', async () => {
    const store = await fresh();
    await store.sessions.add(session('a'));
    await store.sessions.add(session('b'));
    await store.sessions.add(session('of another', patient.accountId));
    expect(await store.passwords.keep(request('token'), startOfTest)).toEqual({
      ...{ accountId, username, language: 'en' },
    });
    const outcomes = await Promise.all([1, 2, 3].map(() => store.passwords.check(check('token'))));
    expect(outcomes).toEqual([true, true, true]);
    expect(await store.passwords.check(check('another'))).toBe(false);
    expect(await store.passwords.reset(reset('another'))).toBeNull();
    const done = await Promise.all([1, 2].map(() => store.passwords.reset(reset('token'))));
    expect(done.filter((account) => account !== null)).toEqual([
      { ...staff, clinicName: northside.name, isCarer: false, accessEndedAt: null, language: 'en' },
    ]);
    expect(await store.passwords.check(check('token')), 'spent').toBe(false);
    expect(await hashOf(store)).toBe('new hash');
    expect(await store.sessions.find('a')).toBeNull();
    expect(await store.sessions.find('b')).toBeNull();
    expect(await store.sessions.find('of another')).not.toBeNull();
    expect(await store.audit.list(clinicId)).toEqual([
      { at: startOfTest, clinicId, accountId, action: 'password.reset', subject: accountId, details: {} },
    ]);
  });

  test('a later request takes the place of an earlier one', async () => {
    const { passwords } = await fresh();
    await passwords.keep(request('first'), startOfTest);
    await passwords.keep(request('second'), startOfTest);
    expect(await passwords.check(check('first'))).toBe(false);
    expect(await passwords.reset(reset('first'))).toBeNull();
    expect(await passwords.check(check('second'))).toBe(true);
  });

  test('a token is over when its time is, and belongs to one account', async () => {
    const store = await fresh();
    await store.passwords.keep(request('token'), startOfTest);
    expect(await store.passwords.check(check('token', later(900)))).toBe(false);
    expect(await store.passwords.check(check('token', startOfTest, patient.accountId))).toBe(false);
    expect(await store.passwords.check(check('token', later(899)))).toBe(true);
    expect(await store.passwords.reset(reset('token', later(900)))).toBeNull();
    expect(await store.passwords.reset(reset('token', startOfTest, patient.accountId))).toBeNull();
    expect(await hashOf(store)).not.toBe('new hash');
    await store.passwords.keep(request('of another', 'nobody@example.test'), later(900));
    expect(await store.passwords.reset(reset('token')), 'what is over is forgotten').toBeNull();
  });

  test('nothing is kept for an address without an account', async () => {
    const { passwords } = await fresh();
    expect(await passwords.keep(request('token', 'nobody@example.test'), startOfTest)).toBeNull();
    expect(await passwords.check(check('token', startOfTest, 'nobody'))).toBe(false);
  });

  test('a change keeps the own session, and ends the others, the link and the code under way', async () => {
    const store = await fresh();
    await store.sessions.add(session('own'));
    await store.sessions.add(session('other'));
    await store.passwords.keep(request('token'), startOfTest);
    await store.loginCodes.keep(
      { accountId, ticketHash: 'login', codeHash: 'code', expiresAt: later(600) },
      startOfTest,
    );
    const actor = { accountId, clinicId, at: startOfTest };
    await store.passwords.change(actor, { passwordHash: 'new hash', keptSession: 'own' });
    expect(await hashOf(store)).toBe('new hash');
    expect(await store.sessions.find('own')).not.toBeNull();
    expect(await store.sessions.find('other')).toBeNull();
    expect(await store.passwords.check(check('token'))).toBe(false);
    expect(await store.loginCodes.beginTry('login', startOfTest)).toBeNull();
    expect(await store.audit.list(clinicId)).toEqual([
      { at: startOfTest, clinicId, accountId, action: 'password.changed', subject: accountId, details: {} },
    ]);
  });

  test('who asks for a code at each log in is known', async () => {
    const { accounts } = await fresh();
    const { otherAdministrator } = demoAccounts;
    expect(await accounts.findByUsername(otherAdministrator.username)).toMatchObject({ asksForCode: true });
    expect(await accounts.findByUsername(username)).toMatchObject({ asksForCode: false });
  });

  describe('the code of a log in (behaviour R33)', () => {
    const pending = (ticketHash: string, codeHash = 'code') => ({
      accountId,
      ticketHash,
      codeHash,
      expiresAt: later(600),
    });

    test('is tried five times, counted one by one, and a later one takes its place', async () => {
      const { loginCodes } = await fresh();
      await loginCodes.keep(pending('first'), startOfTest);
      const tries = await Promise.all(
        Array.from({ length: 9 }, () => loginCodes.beginTry('first', startOfTest)),
      );
      expect(tries.filter((each) => each?.codeHash === 'code')).toHaveLength(limits.codeTries);
      await loginCodes.keep(pending('second', 'another'), startOfTest);
      expect(await loginCodes.beginTry('first', startOfTest)).toBeNull();
      expect(await loginCodes.take('first', startOfTest)).toBeNull();
      expect(await loginCodes.beginTry('second', startOfTest)).toEqual({ accountId, codeHash: 'another' });
    });

    test('is taken once, and in time', async () => {
      const { loginCodes } = await fresh();
      await loginCodes.keep(pending('ticket'), startOfTest);
      expect(await loginCodes.beginTry('ticket', later(600))).toBeNull();
      expect(await loginCodes.take('ticket', later(600))).toBeNull();
      const outcomes = await Promise.all([1, 2, 3].map(() => loginCodes.take('ticket', later(599))));
      expect(outcomes.filter((each) => each !== null)).toEqual([{ accountId }]);
    });
  });
});
