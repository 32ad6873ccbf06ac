import { limits } from '@rpm/domain';
import { describe, expect, test } from 'vitest';
import { clinicWith, demoAccounts, northside, southside } from '../src/seed/index.ts';
import type { NewInvitation } from '../src/subjects/staff/contract.ts';
import { startOfTest } from './harness.ts';
import { makeStore, storeKinds } from './stores.ts';

const { administrator, otherAdministrator, staff, patient } = demoAccounts;
const later = (seconds: number) => new Date(startOfTest.getTime() + seconds * 1000);
const actorOf = ({ accountId, clinicId }: typeof administrator, at = startOfTest) => ({
  accountId,
  clinicId,
  at,
});
const north = actorOf(administrator);
const south = actorOf(otherAdministrator);
const address = 'Lovage@Example.test';

const invitation = (invitationId: string, special: Partial<NewInvitation> = {}): NewInvitation => ({
  invitationId,
  username: address,
  role: 'DOCTOR',
  firstName: 'Lovage',
  lastName: 'Newhand',
  tokenHash: `token of ${invitationId}`,
  expiresAt: later(600),
  ...special,
});
const shown = ({ tokenHash: _, ...rest }: NewInvitation) => rest;
const check = (invitationId: string, at = startOfTest) => ({
  invitationId,
  tokenHash: `token of ${invitationId}`,
  at,
});
const accept = (invitationId: string, at = startOfTest, accountId = 'user-new') => ({
  invitationId,
  tokenHash: `token of ${invitationId}`,
  accountId,
  firstName: 'Lovage',
  lastName: 'Other',
  passwordHash: 'a hash',
  language: 'es' as const,
  at,
});

describe.each(storeKinds)('invitations in the store in %s', (kind) => {
  const fresh = () => makeStore(kind, { ...clinicWith([]), invitations: [] });

  test('one is read as often as one likes and accepted once: role and clinic are its own (ROL-01, behaviour R20)', async () => {
    const store = await fresh();
    expect(await store.staff.invite(north, invitation('a'))).toEqual({ isFree: true });
    expect(await store.staff.ofClinic(northside.clinicId)).toEqual([shown(invitation('a'))]);
    expect(await store.staff.ofClinic(southside.clinicId)).toEqual([]);
    const read = await Promise.all([1, 2, 3].map(() => store.staff.check(check('a'))));
    expect(read).toEqual(Array(3).fill({ ...shown(invitation('a')), clinicName: northside.name }));
    const opened = await Promise.all(
      ['user-1', 'user-2', 'user-3'].map((id) => store.staff.accept(accept('a', startOfTest, id))),
    );
    const accounts = opened.filter((each) => each !== null);
    expect(accounts).toHaveLength(1);
    const [account] = accounts;
    expect(account).toMatchObject({
      username: address,
      role: 'DOCTOR',
      clinicId: northside.clinicId,
      clinicName: northside.name,
      firstName: 'Lovage',
      middleName: '',
      lastName: 'Other',
    });
    const accountId = account?.accountId ?? '';
    expect(await store.accounts.findByUsername('lovage@example.test')).toMatchObject({
      accountId,
      passwordHash: 'a hash',
      asksForCode: false,
    });
    expect(await store.emailCodes.confirmedAt(accountId), 'the link came by mail').toEqual(startOfTest);
    expect(await store.staff.ofClinic(northside.clinicId)).toEqual([]);
    expect(await store.audit.list(northside.clinicId)).toEqual([
      {
        at: startOfTest,
        clinicId: northside.clinicId,
        accountId: administrator.accountId,
        action: 'staff.invited',
        subject: 'a',
        details: { role: 'DOCTOR' },
      },
      {
        at: startOfTest,
        clinicId: northside.clinicId,
        accountId,
        action: 'account.opened',
        subject: accountId,
        details: { role: 'DOCTOR' },
      },
    ]);
  });

  test('a later one takes the place of an earlier one of the clinic, whatever the case of the address', async () => {
    const { staff: part } = await fresh();
    await part.invite(north, invitation('a'));
    await part.invite(north, invitation('b', { username: address.toLowerCase(), role: 'STAFF' }));
    await part.invite(south, invitation('c'));
    expect((await part.ofClinic(northside.clinicId)).map(({ invitationId }) => invitationId)).toEqual(['b']);
    expect((await part.ofClinic(southside.clinicId)).map(({ invitationId }) => invitationId)).toEqual(['c']);
    expect(await part.accept(accept('a'))).toBeNull();
    expect(await part.check(check('a'))).toBeNull();
    expect(await part.check(check('b'))).toMatchObject({ role: 'STAFF' });
  });

  test('of two clinics the first that is accepted has the account; the other comes too late', async () => {
    const { staff: part, accounts } = await fresh();
    await part.invite(north, invitation('a'));
    await part.invite(south, invitation('b'));
    const opened = await Promise.all([
      part.accept(accept('a', startOfTest, 'user-a')),
      part.accept(accept('b', startOfTest, 'user-b')),
    ]);
    expect(opened.filter((each) => each !== null)).toHaveLength(1);
    const found = await accounts.findByUsername('lovage@example.test');
    expect(found?.accountId).toBe(opened.find((each) => each !== null)?.accountId);
  });

  test('a token is over when its time is', async () => {
    const { staff: part } = await fresh();
    await part.invite(north, invitation('a'));
    expect(await part.check(check('a', later(600)))).toBeNull();
    expect(await part.check({ ...check('a'), tokenHash: 'another' })).toBeNull();
    expect(await part.check({ ...check('a'), invitationId: 'b' })).toBeNull();
    expect(await part.check(check('a', later(599)))).not.toBeNull();
    expect(await part.accept(accept('a', later(600)))).toBeNull();
    expect(await part.accept({ ...accept('a', later(599)), tokenHash: 'another' })).toBeNull();
    expect(await part.accept(accept('a', later(599)))).not.toBeNull();
  });

  test('is withdrawn by its clinic, once, and opens nothing any more', async () => {
    const store = await fresh();
    await store.staff.invite(north, invitation('a'));
    expect(await store.staff.withdraw(south, 'a')).toBe(false);
    const outcomes = await Promise.all([1, 2].map(() => store.staff.withdraw(north, 'a')));
    expect(outcomes.sort()).toEqual([false, true]);
    expect(await store.staff.accept(accept('a'))).toBeNull();
    const entries = await store.audit.list(northside.clinicId);
    expect(entries.map(({ action, subject }) => [action, subject])).toEqual([
      ['staff.invited', 'a'],
      ['staff.invitation-withdrawn', 'a'],
    ]);
  });

  test.each([
    ['an account of another clinic', otherAdministrator.username, true],
    ['a patient with an account', patient.username, true],
    ['an enrolled patient without one', 'Sorrel.Fixture@example.test', true],
    ['somebody of the own staff', staff.username.toUpperCase(), false],
  ])('the address of %s is not free (behaviour R33)', async (_, username, isListed) => {
    const store = await fresh();
    expect(await store.staff.invite(north, invitation('a', { username }))).toEqual({ isFree: false });
    const listed = await store.staff.ofClinic(northside.clinicId);
    expect(listed, 'only the own staff is not listed twice').toHaveLength(isListed ? 1 : 0);
    expect(await store.staff.accept(accept('a')), 'whatever was mailed').toBeNull();
    expect(await store.accounts.find('user-new')).toBeNull();
  });

  test('what is over for long is forgotten', async () => {
    const { staff: part } = await fresh();
    await part.invite(north, invitation('a'));
    const days = (count: number) => count * 86_400;
    const again = (id: string, at: Date) =>
      part.invite({ ...north, at }, invitation(id, { username: `${id}@example.test` }));
    await again('b', later(days(limits.invitationKeptDays) + 599));
    expect(await part.ofClinic(northside.clinicId)).toHaveLength(2);
    await again('c', later(days(limits.invitationKeptDays) + 600));
    const left = (await part.ofClinic(northside.clinicId)).map(({ invitationId }) => invitationId);
    expect(left).not.toContain('a');
  });
});

test.each(storeKinds)(
  'the store in %s keeps how long a session the own clinic allows (behaviour R5)',
  async (kind) => {
    const store = await makeStore(kind, clinicWith([]));
    await store.clinics.allowSession(south, 900);
    const max = async (accountId: string) => (await store.profiles.find(accountId))?.sessionMaxSeconds;
    expect(await max(otherAdministrator.accountId)).toBe(900);
    expect(await max(administrator.accountId)).toBe(3000);
    expect(await store.audit.list(southside.clinicId)).toEqual([
      {
        ...south,
        action: 'clinic.session-length',
        subject: southside.clinicId,
        details: { seconds: 900 },
      },
    ]);
  },
);
