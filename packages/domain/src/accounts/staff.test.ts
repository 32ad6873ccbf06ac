import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faultsOf } from '../../faultsOf.ts';
import { limits } from '../limits/limits.ts';
import {
  GoodLink,
  InvitationAnswer,
  StaffInvitation,
  StaffList,
  StaffListAnswer,
  staffList,
  staffRoles,
} from './staff.ts';

const now = new Date('2026-11-20T15:00:00Z');
const invited = { firstName: ' Ann ', lastName: 'Lee', username: ' ann@b.example ', role: 'DOCTOR' };

test('an invitation is trimmed, and says neither a clinic nor anything else (ROL-01, behaviour R28)', () => {
  expect(StaffInvitation.parse({ ...invited, clinic: 'x', clinicId: 'y', state: 'active' })).toEqual({
    firstName: 'Ann',
    lastName: 'Lee',
    username: 'ann@b.example',
    role: 'DOCTOR',
  });
});

test.each([
  [{ firstName: '  ' }, 'firstName', 'firstNameRequired'],
  [{ lastName: undefined }, 'lastName', 'lastNameRequired'],
  [{ lastName: 'x'.repeat(201) }, 'lastName', 'tooLong'],
  [{ username: 'ann' }, 'username', 'emailInvalid'],
  [{ role: '' }, 'role', 'roleRequired'],
  [{ role: 'PATIENT' }, 'role', 'roleRequired'],
])('%# an invitation with %j has a fault at %s', (special, field, message) => {
  const issues = StaffInvitation.safeParse({ ...invited, ...special }).error?.issues ?? [];
  expect(issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([[field, message]]);
});

test('the answer to an invitation follows the rules of passwords (behaviour R33)', () => {
  const answer = {
    user: 'i-1',
    token: 'x'.repeat(43),
    firstName: 'Ann',
    lastName: 'Lee',
    password: 'a long password',
  };
  expect(faultsOf(InvitationAnswer, answer)).toEqual([]);
  expect(faultsOf(InvitationAnswer, { ...answer, firstName: '', token: 'x' })).toEqual([
    'token',
    'firstName',
  ]);
  const short = InvitationAnswer.safeParse({ ...answer, password: 'short' });
  expect(short.error?.issues[0]?.message).toBe('passwordTooShort');
});

test('a good link opens a form, with or without an invitation', () => {
  const invitation = { clinic: 'C', role: 'STAFF', username: 'a@b.example', firstName: 'A', lastName: 'B' };
  expect(faultsOf(GoodLink, { opens: 'password' })).toEqual([]);
  expect(faultsOf(GoodLink, { opens: 'account', invitation })).toEqual([]);
  expect(faultsOf(GoodLink, { invitation })).toEqual(['opens']);
  expect(faultsOf(GoodLink, { opens: 'account', invitation: { ...invitation, role: 'PATIENT' } })).toEqual([
    'invitation.role',
  ]);
});

describe('the list of staff', () => {
  const account = (accountId: string, firstName: string, lastName: string) => ({
    accountId,
    username: `${accountId}@b.example`,
    firstName,
    middleName: 'M.',
    lastName,
    role: 'STAFF',
    accessEndedAt: null,
    clinicId: 'not told',
  });
  const invitation = (invitationId: string, lastName: string, seconds: number) => ({
    invitationId,
    username: `${invitationId}@b.example`,
    firstName: 'Ann',
    lastName,
    role: 'ADMIN',
    expiresAt: new Date(now.getTime() + seconds * 1000),
    tokenHash: 'not told',
  });

  test('is by name, whatever its case, and says until when an invitation is good', () => {
    const accounts = [
      account('a', 'Zoe', 'baker'),
      account('b', 'Ann', 'Baker'),
      { ...account('c', 'Bo', 'Zed'), accessEndedAt: now },
    ];
    const invitations = [invitation('d', 'Young', 1), invitation('e', 'Carr', 0)];
    const list = staffList(
      { accounts, invitations, withSecondFactor: new Set(['a']), linked: new Set(['b']) },
      now,
    );
    expect(list.result.map(({ id, state, until }) => [id, state, until])).toEqual([
      ['b', 'active', null],
      ['a', 'active', null],
      ['e', 'expired', '20261120-15:00:00'],
      ['d', 'invited', '20261120-15:00:01'],
      ['c', 'ended', '20261120-15:00:00'],
    ]);
    expect(list.result.filter(({ hasSecondFactor }) => hasSecondFactor).map(({ id }) => id)).toEqual(['a']);
    expect(list.result.filter(({ isLinked }) => isLinked).map(({ id }) => id)).toEqual(['b']);
    expect(list.total).toBe(5);
    expect(JSON.stringify(list)).not.toContain('not told');
    expect(list.result[2]).toMatchObject({ middleName: '', username: 'e@b.example', role: 'ADMIN' });
  });

  test('is cut at its end, and counts all', () => {
    const accounts = Array.from({ length: limits.staffMaxRows + 1 }, (_, at) =>
      account(String(at).padStart(4, '0'), 'Ann', 'Lee'),
    );
    const { result, total } = staffList(
      { accounts, invitations: [], withSecondFactor: new Set(), linked: new Set() },
      now,
    );
    expect([result.length, total]).toEqual([limits.staffMaxRows, limits.staffMaxRows + 1]);
    expect(result.at(-1)?.id).toBe('0499');
  });

  test('is the same whatever the order of what it is made of', () => {
    const some = fc.uniqueArray(fc.integer({ min: 0, max: 99 }), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(some, fc.constantFrom('Lee', 'LEE', 'lee'), (numbers, lastName) => {
        const accounts = numbers.map((at) => account(String(at), 'Ann', at % 2 ? 'Lee' : lastName));
        const [one, other] = [accounts, [...accounts].reverse()].map((each) =>
          staffList({ accounts: each, invitations: [], withSecondFactor: new Set(), linked: new Set() }, now),
        );
        expect(one).toEqual(other);
        expect(StaffListAnswer.parse(one)).toEqual(one);
      }),
    );
  });

  test('is read row by row (behaviour 1a)', () => {
    const { result } = staffList(
      {
        accounts: [account('a', 'Ann', 'Lee')],
        invitations: [],
        withSecondFactor: new Set(),
        linked: new Set(),
      },
      now,
    );
    expect(StaffList.parse({ result: [{ ...result[0], state: 'gone' }, 'x'], total: 2 })).toEqual({
      result: { rows: [{ ...result[0], state: null }], unreadable: 1 },
      total: 2,
    });
  });
});

test('nobody is invited to be a patient', () => {
  expect(staffRoles).toEqual(['DOCTOR', 'STAFF', 'ADMIN']);
});
