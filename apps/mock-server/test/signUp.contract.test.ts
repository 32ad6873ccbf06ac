import { limits } from '@rpm/domain';
import { describe, expect, test } from 'vitest';
import { clinicWith, demoAccounts, northside } from '../src/seed/index.ts';
import { startOfTest } from './harness.ts';
import { makeStore, storeKinds } from './stores.ts';

const { staff, patient } = demoAccounts;
const { clinicId } = northside;
const actor = { accountId: staff.accountId, clinicId, at: startOfTest };
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
    const entry = { patientId: 'patient-003', codeHash: 'handed over', expiresAt: later(600) };
    const open = (codeHash: string, at = startOfTest, activationHash = entry.codeHash) => ({
      usernameKey,
      codeHash,
      activation: { patientId: entry.patientId, codeHash: activationHash },
      language: 'es' as const,
      at,
    });
    /** With an activation code of its own. */
    const withCode = async (expiresAt = entry.expiresAt) => {
      const store = await fresh();
      expect(await store.activations.renew(actor, { ...entry, expiresAt })).toBe('kept');
      return store;
    };

    test('opens the account of the enrolled patient, once, and writes it down', async () => {
      const store = await withCode();
      expect(await store.signUps.keep(pending('x'), startOfTest)).toEqual({ username: usernameKey });
      expect(await store.signUps.beginTry(usernameKey, startOfTest)).toEqual({ codeHash: 'x' });
      expect(await store.signUps.open(open('another'))).toBe(false);
      const outcomes = await Promise.all([1, 2, 3].map(() => store.signUps.open(open('x'))));
      expect(outcomes.sort()).toEqual([false, false, true]);
      const patient = await store.patients.findByUsername(usernameKey, clinicId);
      expect(await store.accounts.findByUsername(usernameKey)).toEqual({
        accountId: patient?.patientId,
        username: usernameKey,
        isCarer: false,
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
        { ...actor, action: 'patient.activation-code', subject: patient?.patientId, details: {} },
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

    test('without the code that the clinic handed over nothing is opened, and nothing is spent (F5)', async () => {
      const store = await withCode();
      await store.signUps.keep(pending('x'), startOfTest);
      expect(await store.signUps.open(open('x', startOfTest, 'another'))).toBe(false);
      const elsewhere = { ...open('x'), activation: { patientId: 'patient-002', codeHash: entry.codeHash } };
      expect(await store.signUps.open(elsewhere)).toBe(false);
      expect(await store.signUps.open(open('another')), 'nor by that code alone').toBe(false);
      expect(await store.accounts.findByUsername(usernameKey)).toBeNull();
      expect(await store.activations.ofAddress(usernameKey, startOfTest)).toEqual([
        { patientId: entry.patientId, codeHash: entry.codeHash },
      ]);
      expect(await store.signUps.open(open('x'))).toBe(true);
    });

    test('a new activation code takes the place of the earlier one, with its audit entry (F5)', async () => {
      const store = await withCode();
      await store.signUps.keep(pending('x'), startOfTest);
      const again = { ...entry, codeHash: 'handed over again' };
      expect(await store.activations.renew(actor, again)).toBe('kept');
      expect(await store.activations.ofAddress(usernameKey, startOfTest)).toEqual([
        { patientId: entry.patientId, codeHash: again.codeHash },
      ]);
      expect(await store.signUps.open(open('x'))).toBe(false);
      expect(await store.signUps.open(open('x', startOfTest, again.codeHash))).toBe(true);
      expect((await store.audit.list(clinicId)).map(({ action }) => action)).toEqual([
        'patient.activation-code',
        'patient.activation-code',
        'account.opened',
      ]);
    });

    test('an activation code is over when its time is, and when it was used (F5)', async () => {
      const store = await withCode(later(300));
      await store.signUps.keep(pending('x'), startOfTest);
      expect(await store.activations.ofAddress(usernameKey, later(300))).toEqual([]);
      expect(await store.signUps.open(open('x', later(300)))).toBe(false);
      expect(await store.signUps.open(open('x', later(299)))).toBe(true);
      expect(await store.activations.ofAddress(usernameKey, startOfTest)).toEqual([]);
      expect(await store.activations.renew(actor, entry)).toBe('hasAccount');
      expect(await store.audit.list(clinicId)).toHaveLength(2);
    });

    test('a later one takes the place of an earlier one, with all tries anew', async () => {
      const { signUps } = await withCode();
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
      const { signUps } = await withCode();
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
