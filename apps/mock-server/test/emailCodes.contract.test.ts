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
    expect(await emailCodes.beginTry('second', later(599))).toEqual({ codeHash: 'another' });
  });

  test('a code of a log in confirms nothing, and one of an address logs nobody in', async () => {
    const { emailCodes, loginCodes } = await fresh();
    await loginCodes.keep(pending('log in'), startOfTest);
    await emailCodes.keep(pending('address'), startOfTest);
    expect(await emailCodes.confirm(actor, 'log in')).toBe(false);
    expect(await loginCodes.take('address', startOfTest)).toBeNull();
  });

  test('a password that was set by mail, and a sign-up, have shown the address too', async () => {
    const { emailCodes, passwords, signUps, accounts } = await fresh();
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
    await signUps.open({ usernameKey, codeHash: 'code', at: startOfTest });
    const opened = await accounts.findByUsername(usernameKey);
    expect(await emailCodes.confirmedAt(opened?.accountId ?? '')).toEqual(startOfTest);
  });
});

describe.each(storeKinds)('locks of accounts in the store in %s', (kind) => {
  const keys = (account: string) => ({ account, address: 'an address' });

  test('the fifth wrong password locks, and is told once for a lock (behaviour 1b, R33)', async () => {
    const { signIns } = await makeStore(kind, clinicWith([]));
    const wrong = async (account: string, at: Date) => {
      const { allowed } = await signIns.begin(keys(account), at);
      return allowed && (await signIns.fail(account, at));
    };
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

  test('of tries at once one tells; a right password ends the lock (behaviour R33)', async () => {
    const { signIns } = await makeStore(kind, clinicWith([]));
    const lock = async (at: Date) => {
      const tries = Array.from({ length: limits.loginTries }, () => signIns.begin(keys('a'), at));
      await Promise.all(tries);
      return Promise.all(tries.map(() => signIns.fail('a', at)));
    };
    expect((await lock(startOfTest)).filter(Boolean)).toHaveLength(1);
    await signIns.succeed('0', 'a');
    expect(await signIns.fail('a', later(1)), 'nothing is counted any more').toBe(false);
    expect((await lock(later(2))).filter(Boolean), 'another lock').toHaveLength(1);
  });
});
