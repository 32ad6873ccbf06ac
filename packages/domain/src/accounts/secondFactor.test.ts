import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deviceNameOf } from './ownSessions.ts';
import { FactorProof, hasSecondFactor, RecoveryCode, TotpCode } from './secondFactor.ts';

describe('codes as they are typed', () => {
  test.each([
    [' 123 456 ', '123456'],
    ['123-456', '123456'],
    ['12345', null],
    ['1234567', null],
    ['12345a', null],
  ])('of an app, "%s" is %s', (typed, code) => {
    expect(TotpCode.safeParse(typed).data ?? null).toBe(code);
  });
  test.each([
    ['ABCD-efgh-2345-wxyz', 'abcdefgh2345wxyz'],
    [' abcd efgh 2345 wxyz', 'abcdefgh2345wxyz'],
    ['abcd-efgh-2345-wxy1', null],
    ['abcd-efgh', null],
  ])('of recovery, "%s" is %s', (typed, code) => {
    expect(RecoveryCode.safeParse(typed).data ?? null).toBe(code);
  });
  test('blanks and hyphens anywhere change no code', () => {
    const digits = fc.stringMatching(/^\d{6}$/);
    fc.assert(
      fc.property(digits, fc.integer({ min: 0, max: 6 }), fc.constantFrom(' ', '-'), (code, at, blank) => {
        expect(TotpCode.parse(code.slice(0, at) + blank + code.slice(at))).toBe(code);
      }),
      { seed: 8 },
    );
  });
  test('a proof is of one kind', () => {
    expect(FactorProof.safeParse({ factor: 'email', code: '123456' }).success).toBe(false);
    expect(FactorProof.safeParse({ factor: 'passkey', code: '123456' }).success).toBe(false);
    expect(FactorProof.safeParse({ factor: 'passkey', response: { id: 'x' } }).success).toBe(true);
  });
});

test('an app or a passkey is a second factor; recovery codes alone are none', () => {
  const passkey = { passkeyId: 'p', name: 'Phone', addedAt: '20261120-15:00:00', usedAt: null };
  expect(hasSecondFactor({ hasTotp: false, passkeys: [] })).toBe(false);
  expect(hasSecondFactor({ hasTotp: true, passkeys: [] })).toBe(true);
  expect(hasSecondFactor({ hasTotp: false, passkeys: [passkey] })).toBe(true);
});

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36',
    'chrome',
    'windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 Edg/142.0',
    'edge',
    'windows',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1', 'safari', 'ios'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/142.0 Safari/604.1', 'chrome', 'ios'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0',
    'firefox',
    'macos',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15) SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36',
    'samsung',
    'android',
  ],
  ['Mozilla/5.0 (X11; CrOS x86_64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36', 'chrome', 'chromeos'],
  ['curl/8.5.0', 'other', 'other'],
  ['', 'other', 'other'],
] as const)('"%s" is %s on %s', (userAgent, browser, system) => {
  expect(deviceNameOf(userAgent)).toEqual({ browser, system });
});
