import { describe, expect, test } from 'vitest';
import { aPatient, demoAccounts, emptyClinic, northside, southside } from '../src/seed/index.ts';
import type { Store } from '../src/store/Store.ts';
import { startOfTest } from './harness.ts';
import { makeStore, storeKinds } from './stores.ts';

const username = 'juniper.both@example.test';
const actor = {
  accountId: demoAccounts.administrator.accountId,
  clinicId: northside.clinicId,
  at: startOfTest,
};
const expiresAt = new Date(startOfTest.getTime() + 86_400_000);
const here = 'p-here';
const there = 'p-there';

/** Gives a patient a code of the clinic. */
const handOver = (store: Store, patientId: string, clinicId: string) =>
  store.activations.renew({ ...actor, clinicId }, { patientId, codeHash: `code of ${patientId}`, expiresAt });
const codeOf = (patientId: string) => ({ patientId, codeHash: `code of ${patientId}` });

async function signUp(store: Store, name: string, patientId: string) {
  const pending = { usernameKey: name, passwordHash: 'secret', codeHash: 'mailed', expiresAt };
  await store.signUps.keep(pending, startOfTest);
  return store.signUps.open({
    ...{
      usernameKey: name,
      codeHash: 'mailed',
      activation: codeOf(patientId),
      language: 'en',
      at: startOfTest,
    },
  });
}

describe.each(storeKinds)('one log in for two clinics, over the store in %s (F5, F12)', (kind) => {
  /** A person who is a patient here and there, logs in by the account here, and has a second factor. */
  async function fresh() {
    const patients = [
      aPatient({ patientId: here, username, firstName: 'Juniper' }),
      aPatient({ patientId: there, username, clinicId: southside.clinicId, providerId: null }),
    ];
    const store = await makeStore(kind, { ...emptyClinic(), patients });
    await handOver(store, here, northside.clinicId);
    expect(await signUp(store, username, here)).toBe(true);
    await handOver(store, there, southside.clinicId);
    const linked = await store.ownClinics.link({ loginId: here, activation: codeOf(there), at: startOfTest });
    expect(linked?.accountId).toBe(there);
    await store.secondFactors.beginTotp(here, 'SECRET');
    await store.secondFactors.addTotp({ ...actor, accountId: here }, 1);
    for (const accountId of [here, there])
      await store.sessions.add({
        ...{ tokenHash: `session ${accountId}`, accountId, startedAt: startOfTest, lastSeenAt: startOfTest },
      });
    return store;
  }
  const logsInTo = async (store: Store, name = username) =>
    (await store.accounts.findByUsername(name))?.accountId ?? null;

  /** What the clinic there must not notice. */
  async function expectUntouchedThere(store: Store) {
    expect(await logsInTo(store)).toBe(there);
    expect(await store.accounts.findByUsername(username)).toMatchObject({ passwordHash: 'secret' });
    expect(await store.secondFactors.of(there)).toMatchObject({ hasTotp: true });
    expect(await store.sessions.find(`session ${there}`)).not.toBeNull();
    expect(await store.sessions.find(`session ${here}`)).toBeNull();
    expect((await store.ownClinics.of(there)).map(({ accountId }) => accountId)).toEqual([there]);
  }

  const corrected = {
    ...{ patientId: here, version: 0, changes: [], salt: 'salt' },
    details: {
      ...{ firstName: 'Juniper', middleName: '', lastName: 'Testpatient', dob: '', gender: '' },
      ...{ username: 'juniper.new@example.test', phone: '', dUserId: demoAccounts.provider.accountId },
      ...{ consentDate: '2026-06-02', timeZone: 'America/New_York', movedOn: '' },
    },
  };

  test('a corrected address leaves the log in to the other clinic, and waits for a new code', async () => {
    const store = await fresh();
    expect(await store.corrections.correct(corrected, actor)).toBe('corrected');
    await expectUntouchedThere(store);
    expect(await logsInTo(store, 'juniper.new@example.test')).toBeNull();
    expect(await signUp(store, 'juniper.new@example.test', here), 'the old code is gone').toBe(false);
    expect(await handOver(store, here, northside.clinicId)).toBe('kept');
    expect(await signUp(store, 'juniper.new@example.test', here)).toBe(true);
    expect(await logsInTo(store, 'juniper.new@example.test')).toBe(here);
    expect(await logsInTo(store)).toBe(there);
    expect(await handOver(store, here, northside.clinicId)).toBe('hasAccount');
  });

  test('an address that is corrected back is linked again by a new code', async () => {
    const store = await fresh();
    await store.corrections.correct(corrected, actor);
    const back = { ...corrected, version: 1, salt: 'more salt', details: { ...corrected.details, username } };
    expect(await store.corrections.correct(back, actor)).toBe('corrected');
    expect(await logsInTo(store)).toBe(there);
    await handOver(store, here, northside.clinicId);
    const linked = await store.ownClinics.link({ loginId: there, activation: codeOf(here), at: startOfTest });
    expect(linked?.accountId).toBe(here);
    expect((await store.ownClinics.of(there)).map(({ accountId }) => accountId).sort()).toEqual([
      here,
      there,
    ]);
  });

  test('whose access one clinic ends logs in at the other, and has both when it is given back', async () => {
    const store = await fresh();
    expect(await store.lives.endAccess(actor, here)).toBe('ended');
    await expectUntouchedThere(store);
    await store.lives.restoreAccess(actor, here);
    expect((await store.ownClinics.of(there)).map(({ accountId }) => accountId).sort()).toEqual([
      here,
      there,
    ]);
  });

  test('an erasure here leaves the log in there', async () => {
    const store = await fresh();
    const second = { ...actor, accountId: demoAccounts.provider.accountId };
    expect(await store.erasures.ask(actor, here, 'The patient asked for it.')).toBe('asked');
    expect(await store.erasures.confirm(second, here)).toBe('erased');
    await expectUntouchedThere(store);
  });
});
