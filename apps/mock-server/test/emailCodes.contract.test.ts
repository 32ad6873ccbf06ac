import { limits } from '@rpm/domain';
import { describe, expect, test } from 'vitest';
import { clinicWith, demoAccounts } from '../src/seed/index.ts';
import { seedConfirmedAt } from '../src/store/World.ts';
import { startOfTest } from './harness.ts';
import { makeStore, storeKinds } from './stores.ts';

const { colleague, staff, patient } = demoAccounts;
const { accountId, clinicId } = colleague;
const later = (seconds: number) => new Date(startOfTest.getTime() + seconds * 1000);
const actor = { accountId, clinicId, at: startOfTest };
const pending = (ticketHash: string, codeHash = 'code') => ({
  accountId,
  ticketHash,
  codeHash,
  expiresAt: later(600),
});

describe.each(storeKinds)('confirmed addresses in the store in %s', (kind) => {
  const fresh = () => makeStore(kind, clinicWith([]));

  test('one is confirmed by its code, once, with its audit entry (RTE-06)', async () => {
    const { emailCodes, audit } = await fresh();
    expect(await emailCodes.confirmedAt(accountId)).toBeNull();
    expect(await emailCodes.confirmedAt(staff.accountId)).toEqual(seedConfirmedAt);
    expect(await emailCodes.confirmedAt('nobody')).toBeNull();
    await emailCodes.keep(pending('ticket'), startOfTest);
    expect(await emailCodes.confirm(actor, 'another')).toBe(false);
    expect(await emailCodes.confirm({ ...actor, accountId: patient.accountId }, 'ticket')).toBe(false);
    expect(await emailCodes.confirm({ ...actor, at: later(600) }, 'ticket')).toBe(false);
    const outcomes = await Promise.all([1, 2, 3].map(() => emailCodes.confirm(actor, 'ticket')));
    expect(outcomes.sort()).toEqual([false, false, true]);
    expect(await emailCodes.confirmedAt(accountId)).toEqual(startOfTest);
    expect(await audit.list(clinicId)).toEqual([
      { ...actor, action: 'email.confirmed', subject: accountId, details: {} },
    ]);
    await emailCodes.keep(pending('second'), startOfTest);
    await emailCodes.confirm({ ...actor, at: later(60) }, 'second');
    expect(await emailCodes.confirmedAt(accountId), 'the first moment stays').toEqual(startOfTest);
  });

  test('a code is tried five times, counted one by one, and a later one takes its place (behaviour R33)', async () => {
    const { emailCodes } = await fresh();
    await emailCodes.keep(pending('first'), startOfTest);
    const tries = await Promise.all(
      Array.from({ length: 9 }, () => emailCodes.beginTry('first', startOfTest)),
    );
    expect(tries.filter((each) => each?.codeHash === 'code')).toHaveLength(limits.codeTries);
    await emailCodes.keep(pending('second', 'another'), startOfTest);
    expect(await emailCodes.beginTry('first', startOfTest)).toBeNull();
    expect(await emailCodes.confirm(actor, 'first')).toBe(false);
    expect(await emailCodes.beginTry('second', later(600))).toBeNull();
    expect(await emailCodes.beginTry('second', later(599))).toEqual({ accountId, codeHash: 'another' });
  });

  test('a code of a log in confirms nothing, and one of an address logs nobody in', async () => {
    const { emailCodes, loginCodes } = await fresh();
    await loginCodes.keep(pending('log in'), startOfTest);
    await emailCodes.keep(pending('address'), startOfTest);
    expect(await emailCodes.confirm(actor, 'log in')).toBe(false);
    expect(await loginCodes.take('address', startOfTest)).toBeNull();
  });

  test('a password that was set by mail, and a sign-up, have shown the address too', async () => {
    const { emailCodes, passwords, signUps, activations, accounts } = await fresh();
    const { username } = colleague;
    await passwords.keep({ usernameKey: username, tokenHash: 'token', expiresAt: later(900) }, startOfTest);
    expect(await emailCodes.confirmedAt(accountId)).toBeNull();
    await passwords.reset({ accountId, tokenHash: 'token', passwordHash: 'x', at: later(60) });
    expect(await emailCodes.confirmedAt(accountId)).toEqual(later(60));
    const usernameKey = 'sorrel.fixture@example.test';
    await signUps.keep(
      { usernameKey, passwordHash: 'x', codeHash: 'code', expiresAt: later(600) },
      startOfTest,
    );
    const [activation] = await activations.ofAddress(usernameKey, startOfTest);
    if (!activation) throw new Error('The patient has a code.');
    await signUps.open({ usernameKey, codeHash: 'code', activation, language: 'en', at: startOfTest });
    const opened = await accounts.findByUsername(usernameKey);
    expect(await emailCodes.confirmedAt(opened?.accountId ?? '')).toEqual(startOfTest);
  });
});

describe.each(storeKinds)('locks of accounts in the store in %s', (kind) => {
  const keys = (account: string) => ({ account, address: 'an address' });

  test('the fifth wrong password locks, and is told once for a lock (behaviour 1b, R33)', async () => {
    const { signIns } = await makeStore(kind, clinicWith([]));
    const wrong = async (account: string, at: Date) => (await signIns.fail(keys(account), at)).isLocked;
    for (let at = 1; at < limits.loginTries; at += 1) expect(await wrong('a', later(at))).toBe(false);
    expect(await wrong('b', later(4)), 'counted by account').toBe(false);
    expect(await wrong('a', later(5))).toBe(true);
    expect(await wrong('a', later(6)), 'not let in').toBe(false);
    // The first try has left the window: one more is let in, and locks what is locked still.
    const window = limits.loginWindowMinutes * 60;
    expect(await wrong('a', later(window + 1))).toBe(false);
    expect(await wrong('a', later(window + 2))).toBe(false);
    // All is quiet for a whole window: what follows is another lock.
    const quiet = 2 * window + 10;
    for (let at = 1; at < limits.loginTries; at += 1) expect(await wrong('a', later(quiet + at))).toBe(false);
    expect(await wrong('a', later(quiet + 5))).toBe(true);
  });

  test('of tries at once no more are counted than fit, and one tells; a right password ends the lock (behaviour R33)', async () => {
    const { signIns } = await makeStore(kind, clinicWith([]));
    const guesses = async (at: Date) =>
      Promise.all(Array.from({ length: limits.loginTries + 7 }, () => signIns.fail(keys('a'), at)));
    const first = await guesses(startOfTest);
    expect(first.filter(({ retryAt }) => retryAt === null)).toHaveLength(limits.loginTries);
    expect(first.filter(({ isLocked }) => isLocked)).toHaveLength(1);
    const full = { account: later(limits.loginWindowMinutes * 60), address: null };
    expect(await signIns.fullness(keys('a'), later(1))).toEqual(full);
    expect(await signIns.fullness(keys('a'), full.account), 'the window is over').toMatchObject({
      account: null,
    });
    await signIns.succeed('a');
    expect(await signIns.fullness(keys('a'), later(1)), 'nothing is counted any more').toMatchObject({
      account: null,
    });
    expect(
      (await guesses(later(2))).filter(({ isLocked }) => isLocked),
      'another lock',
    ).toHaveLength(1);
  });

  test('failures fill an address too, whatever was tried; that it is full refuses nothing by itself (F3)', async () => {
    const { signIns } = await makeStore(kind, clinicWith([]));
    for (let at = 0; at < limits.loginTriesPerAddress; at += 1) {
      expect(await signIns.fullness(keys(`name ${at}`), later(at))).toEqual({ account: null, address: null });
      await signIns.fail(keys(`name ${at}`), later(at));
    }
    const { account, address } = await signIns.fullness(keys('another'), later(60));
    expect([account, address]).toEqual([null, later(limits.loginWindowMinutes * 60)]);
    expect(await signIns.fail(keys('another'), later(60))).toEqual({ retryAt: null, isLocked: false });
  });
});

describe.each(storeKinds)('known devices in the store in %s', (kind) => {
  const own = { accountId: demoAccounts.staff.accountId, deviceHash: 'a device' };

  test('are those of one account, until its password changes (F23)', async () => {
    const { knownDevices, passwords } = await makeStore(kind, clinicWith([]));
    expect(await knownDevices.has(own)).toBe(false);
    await knownDevices.remember(own, startOfTest);
    await knownDevices.remember(own, later(1));
    const { accountId, clinicId } = demoAccounts.provider;
    await knownDevices.remember({ ...own, accountId }, startOfTest);
    expect(await knownDevices.has(own)).toBe(true);
    expect(await knownDevices.has({ ...own, deviceHash: 'another' })).toBe(false);
    const actor = { accountId: own.accountId, clinicId, at: later(2) };
    await passwords.change(actor, { passwordHash: 'new', keptSession: 'none' });
    expect(await knownDevices.has(own)).toBe(false);
    expect(await knownDevices.has({ ...own, accountId })).toBe(true);
  });
});
