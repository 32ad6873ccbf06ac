import { limits } from '@rpm/domain';
import { describe, expect, test } from 'vitest';
import { clinicWith, demoAccounts, northside } from '../src/seed/index.ts';
import { startOfTest } from './harness.ts';
import { makeStore, storeKinds } from './stores.ts';

const { staff, patient } = demoAccounts;
const { clinicId } = northside;
const later = (seconds: number) => new Date(startOfTest.getTime() + seconds * 1000);

describe.each(storeKinds)('accounts to be, and mail, in the store in %s', (kind) => {
  const fresh = () => makeStore(kind, clinicWith([]));

  describe('a sign-up (behaviour R33)', () => {
    const usernameKey = 'juniper.mockford@example.test';
    const pending = (codeHash: string, expiresAt = later(600)) => ({
      usernameKey,
      passwordHash: 'hash of the password',
      codeHash,
      expiresAt,
    });
    const open = (codeHash: string, at = startOfTest) => ({
      usernameKey,
      codeHash,
      language: 'es' as const,
      at,
    });

    test('opens the account of the enrolled patient, once, and writes it down', async () => {
      const store = await fresh();
      expect(await store.signUps.keep(pending('x'), startOfTest)).toEqual({ username: usernameKey });
      expect(await store.signUps.beginTry(usernameKey, startOfTest)).toEqual({ codeHash: 'x' });
      expect(await store.signUps.open(open('another'))).toBe(false);
      const outcomes = await Promise.all([1, 2, 3].map(() => store.signUps.open(open('x'))));
      expect(outcomes.sort()).toEqual([false, false, true]);
      const patient = await store.patients.findByUsername(usernameKey);
      expect(await store.accounts.findByUsername(usernameKey)).toEqual({
        accountId: patient?.patientId,
        username: usernameKey,
        role: 'PATIENT',
        clinicId,
        clinicName: northside.name,
        firstName: 'Juniper',
        middleName: '',
        lastName: 'Mockford',
        passwordHash: 'hash of the password',
        asksForCode: false,
        accessEndedAt: null,
        language: 'es',
      });
      expect(await store.audit.list(clinicId)).toEqual([
        {
          accountId: patient?.patientId,
          clinicId,
          at: startOfTest,
          action: 'account.opened',
          subject: patient?.patientId,
          details: {},
        },
      ]);
      expect(await store.signUps.beginTry(usernameKey, startOfTest)).toBeNull();
      expect(await store.signUps.keep(pending('y'), startOfTest), 'who has an account needs none').toBeNull();
    });

    test('a later one takes the place of an earlier one, with all tries anew', async () => {
      const { signUps } = await fresh();
      await signUps.keep(pending('x'), startOfTest);
      await signUps.beginTry(usernameKey, startOfTest);
      await signUps.keep(pending('y'), startOfTest);
      expect(await signUps.open(open('x'))).toBe(false);
      for (let at = 0; at < limits.codeTries; at += 1) {
        expect(await signUps.beginTry(usernameKey, startOfTest)).toEqual({ codeHash: 'y' });
      }
      expect(await signUps.beginTry(usernameKey, startOfTest)).toBeNull();
    });

    test('tries that are made at once are counted one by one', async () => {
      const { signUps } = await fresh();
      await signUps.keep(pending('x'), startOfTest);
      const tries = await Promise.all(
        Array.from({ length: 12 }, () => signUps.beginTry(usernameKey, startOfTest)),
      );
      expect(tries.filter((each) => each !== null)).toHaveLength(limits.codeTries);
    });

    test('is over when its time is', async () => {
      const { signUps } = await fresh();
      await signUps.keep(pending('x'), startOfTest);
      expect(await signUps.beginTry(usernameKey, later(599))).not.toBeNull();
      expect(await signUps.beginTry(usernameKey, later(600))).toBeNull();
      expect(await signUps.open(open('x', later(600)))).toBe(false);
    });

    test.each(['nobody@example.test', staff.username, patient.username])(
      'is not kept for %s: unknown, of the clinic, or with an account',
      async (name) => {
        const { signUps } = await fresh();
        expect(await signUps.keep({ ...pending('x'), usernameKey: name }, startOfTest)).toBeNull();
        expect(await signUps.beginTry(name, startOfTest)).toBeNull();
        expect(await signUps.open({ ...open('x'), usernameKey: name })).toBe(false);
      },
    );
  });

  test('keeps the last mails, newest first', async () => {
    const { mails } = await fresh();
    for (let at = 1; at <= limits.mailsKept + 3; at += 1) {
      await mails.add({ to: 'a@example.test', subject: `Mail ${at}`, text: '<b>', at: later(at) });
    }
    const kept = await mails.list();
    expect(kept).toHaveLength(limits.mailsKept);
    expect(kept[0]).toEqual({
      to: 'a@example.test',
      subject: `Mail ${limits.mailsKept + 3}`,
      text: '<b>',
      at: later(limits.mailsKept + 3),
    });
    expect(kept.at(-1)?.subject).toBe('Mail 4');
  });
});
