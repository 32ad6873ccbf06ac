import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accountRoleLabels, accountRoles, codeMail, drawCode, Verification } from './accounts.ts';

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
  'the draw %d is drawn anew: it would favour small codes',
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
      });
      expect(shown.code).toBe(code);
    }),
    { seed: 20_417 },
  );
});

test('the mail holds the code and how long it is good, and names nobody', () => {
  const mail = codeMail('marigold@example.test', '012345');
  expect(mail.to).toBe('marigold@example.test');
  expect(mail.text).toContain('Your code is 012345.');
  expect(mail.text).toContain('10 minutes');
  expect(`${mail.subject} ${mail.text}`).not.toMatch(/marigold/i);
});

test('each role has a name of its own (ROL-01)', () => {
  expect(accountRoles.map((role) => accountRoleLabels[role])).toEqual([
    'Patient',
    'Provider',
    'Clinic staff',
    'Administrator',
  ]);
});
