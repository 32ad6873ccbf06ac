import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { parseSession, type SessionRecord } from './session.ts';

const unheard = () => {};

const session: SessionRecord = {
  token: 'opaque',
  user: {
    userId: 'u-1',
    username: 'doctor@northside.example',
    role: 'DOCTOR',
    clinicName: 'Northside Sample Clinic',
    firstName: 'Wren',
    middleName: '',
    lastName: 'Exampledoc',
  },
};
const withUser = (user: object) => JSON.stringify({ ...session, user: { ...session.user, ...user } });

describe('parseSession (SES-05, SES-06, RTE-02)', () => {
  test('reads what was stored', () => {
    const onBad = vi.fn();
    expect(parseSession(JSON.stringify(session), onBad)).toEqual(session);
    expect(onBad).not.toHaveBeenCalled();
  });

  test('nothing stored is nobody logged in, and nothing to log', () => {
    const onBad = vi.fn();
    expect(parseSession(null, onBad)).toBeNull();
    expect(onBad).not.toHaveBeenCalled();
  });

  test.each([
    '',
    'null',
    '[]',
    '{',
    '{}',
    JSON.stringify({ ...session, token: '' }),
    JSON.stringify({ ...session, token: 7 }),
    JSON.stringify({ user: session.user }),
    JSON.stringify({ token: session.token }),
    withUser({ role: '' }),
    withUser({ role: '   ' }),
    withUser({ role: undefined }),
    withUser({ userId: '' }),
    withUser({ username: null }),
    withUser({ clinicName: 1 }),
    withUser({ firstName: undefined }),
    withUser({ middleName: undefined }),
    withUser({ lastName: undefined }),
  ])('%s is no session, and is logged', (stored) => {
    const onBad = vi.fn();
    expect(parseSession(stored, onBad)).toBeNull();
    expect(onBad.mock.calls).toEqual([['noUser']]);
  });

  test.each([{ firstName: '' }, { firstName: ' ' }, { lastName: '' }, { lastName: ' ' }])(
    'a record with %o is logged and still counts',
    (user) => {
      const onBad = vi.fn();
      expect(parseSession(withUser(user), onBad)?.user).toMatchObject(user);
      expect(onBad.mock.calls).toEqual([['noName']]);
    },
  );

  test('hostile text never throws', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (stored) => void parseSession(stored, unheard)));
  });
});
