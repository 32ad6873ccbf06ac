import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faultsOf } from '../../faultsOf.ts';
import { drawCode, SignUp, Verification } from './accounts.ts';

/** Gives these numbers, four bytes each, one after the other. */
function drawing(...numbers: number[]): (count: number) => Uint8Array {
  const bytes = numbers.flatMap((number) => [...new Uint8Array(new Uint32Array([number]).buffer)].reverse());
  return (count) => Uint8Array.from(bytes.splice(0, count));
}

test.each([
  [0, '000000'],
  [7, '000007'],
  [999_999, '999999'],
  [1_000_000, '000000'],
  [4_293_999_999, '999999'],
])('the draw %d is the code %s (behaviour R33)', (number, code) => {
  expect(drawCode(drawing(number))).toBe(code);
});

test.each([4_294_000_000, 4_294_967_295])(
  'the draw %d is drawn anew: it would favor small codes',
  (number) => {
    expect(drawCode(drawing(number, 42))).toBe('000042');
  },
);

test('every code that is drawn can be shown, in groups too', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_293_999_999 }), (number) => {
      const code = drawCode(drawing(number));
      const typed = ` ${code.slice(0, 3)} ${code.slice(3)} `;
      const shown = Verification.parse({
        username: 'a@b.example',
        purpose: 'signup',
        ticket: 'x'.repeat(43),
        code: typed,
        activationCode: 'CARE-TEAM',
      });
      expect(shown.code).toBe(code);
    }),
    { seed: 20_417 },
  );
});

const password = 'correct horse';
test.each([
  [{}, []],
  [{ username: '' }, ['username']],
  [{ username: 'ann' }, ['username']],
  [{ username: `${'a'.repeat(245)}@b.example` }, ['username']],
  [{ password: undefined }, ['password']],
  [{ password: 'x'.repeat(11) }, ['password']],
  [{ password: ' '.repeat(12) }, []],
  [{ password: 'x'.repeat(1024) }, []],
  [{ password: 'x'.repeat(1025) }, ['password']],
  [{ acceptsTerms: false }, ['acceptsTerms']],
  [{ acceptsTerms: 'true' }, ['acceptsTerms']],
])('a sign-up with %j: fault at %j (behaviour R33)', (special, faults) => {
  const signUp = { username: 'ann@b.example', password, acceptsTerms: true, ...special };
  expect(faultsOf(SignUp, signUp)).toEqual(faults);
});

test('a sign-up takes neither role nor clinic, and the password as it was typed (behaviour R33)', () => {
  const typed = { username: ' ann@b.example ', password: ` ${password} `, acceptsTerms: true };
  expect(SignUp.parse({ ...typed, role: 'ADMIN', clinic: 'Northside', clinicId: 'c-1' })).toEqual({
    ...typed,
    username: 'ann@b.example',
  });
  const short = SignUp.safeParse({ ...typed, password: 'short' });
  expect(short.error?.issues[0]?.message).toBe('passwordTooShort');
});

test.each([
  [{}, []],
  [{ code: '000000' }, []],
  [{ code: '\u00a0012\t345\n' }, []],
  [{ code: '12345' }, ['code']],
  [{ code: '1234567' }, ['code']],
  [{ code: '12345x' }, ['code']],
  [{ code: '012-345' }, ['code']],
  [{ code: '' }, ['code']],
  [{ code: `012345${' '.repeat(14)}` }, []],
  [{ code: `012345${' '.repeat(15)}` }, ['code']],
  [{ code: 12_345 }, ['code']],
  [{ ticket: 'x'.repeat(42) }, ['ticket']],
  [{ ticket: 'x'.repeat(44) }, ['ticket']],
  [{ ticket: `${'x'.repeat(42)}.` }, ['ticket']],
  [{ purpose: 'reset' }, ['purpose']],
  [{ username: '' }, ['username']],
  [{ activationCode: undefined }, ['activationCode']],
  [{ activationCode: 'CARE-TEA' }, ['activationCode']],
])('a code shown with %j: fault at %j (behaviour R33)', (special, faults) => {
  const shown = {
    username: 'ann@b.example',
    purpose: 'signup',
    ticket: 'x'.repeat(43),
    code: '012345',
    activationCode: 'CARE-TEAM',
    ...special,
  };
  expect(faultsOf(Verification, shown)).toEqual(faults);
});
