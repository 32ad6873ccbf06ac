import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limits } from '../limits/limits.ts';
import { dayPlus } from '../time/days.ts';
import { Base64 } from '../wire/base64.ts';
import { checked } from '../wire/fieldErrors.ts';
import { usStateWords } from '../words/en/usState.ts';
import { type Credential, CredentialCheck, credentialForm, NewCredential } from './credential.ts';
import { isDea } from './dea.ts';
import { byUrgency, credentialMailDue, credentialState, expiredLicense, mostUrgent } from './standing.ts';
import { usStateOf, usStates } from './usStates.ts';

const today = '2026-11-20';
const typed = {
  kind: 'medicalLicense',
  number: '35.000000',
  state: 'OH',
  issuer: 'State Medical Board of Ohio',
  issued: '2024-12-19',
  expires: '2026-12-18',
} as const;
const wrong = (change: object) => {
  const found = checked(credentialForm(today), { ...typed, ...change });
  return 'errors' in found ? found.errors : {};
};

describe('the form of a credential (SCR-09)', () => {
  test('what is right is taken, trimmed', () => {
    expect(checked(credentialForm(today), { ...typed, number: ' 35.000000 ' })).toEqual({ value: typed });
  });
  test('all that is wrong is told at once', () => {
    expect(wrong({ number: '', state: null, issuer: '', expires: null })).toEqual({
      ...{ number: 'numberRequired', state: 'stateRequired', issuer: 'issuerRequired' },
      expires: 'expiresRequired',
    });
  });
  test.each(['number', 'state', 'issued', 'expires'])(
    '%s may be of any kind, and is told, not thrown',
    (field) => {
      for (const value of [{ toString: 'x' }, [], 7, true])
        expect(checked(credentialForm(today), { ...typed, kind: 'npi', [field]: value })).toHaveProperty(
          'errors',
        );
    },
  );
  test.each([
    ['no number', { number: ' ' }, { number: 'numberRequired' }],
    ['too long a number', { number: '1'.repeat(41) }, { number: 'tooLong' }],
    ['no state of a license', { state: null }, { state: 'stateRequired' }],
    ['no state of a certificate', { kind: 'lifeSupport', state: null }, {}],
    ['nobody issued it', { issuer: '' }, { issuer: 'issuerRequired' }],
    ['issued tomorrow', { issued: '2026-11-21' }, { issued: 'dayToCome' }],
    ['issued today', { issued: today }, {}],
    ['ends before it begins', { expires: '2024-12-18' }, { expires: 'endsBeforeItBegins' }],
    ['ends on the day on which it begins', { expires: '2024-12-19' }, {}],
    ['no end of a license', { expires: null }, { expires: 'expiresRequired' }],
    ['no end of a certification for life', { kind: 'boardCertification', state: null, expires: null }, {}],
    ['an NPI', { kind: 'npi', number: '1234567893', state: null, expires: null }, {}],
    [
      'an NPI with another check digit',
      { kind: 'npi', number: '1234567890', expires: null },
      { number: 'npiInvalid' },
    ],
    ['a DEA number', { kind: 'dea', number: 'AB1234563' }, {}],
    ['a DEA number with another check digit', { kind: 'dea', number: 'AB1234564' }, { number: 'deaInvalid' }],
  ])('%s', (_, change, errors) => {
    expect(wrong(change)).toEqual(errors);
  });

  test('what is sent is judged alike, with the name of its document', () => {
    const sent = { ...typed, replacesId: null, fileName: 'license.pdf', contentType: 'application/pdf' };
    expect(NewCredential.safeParse({ ...sent, content: 'JVBERg==' }).success).toBe(true);
    for (const change of [{ state: null }, { fileName: '../license.pdf' }, { content: 'no base64' }])
      expect(NewCredential.safeParse({ ...sent, content: 'JVBERg==', ...change }).success).toBe(false);
  });
  test('a refusal says why', () => {
    const refusal = { outcome: 'refused', credentialId: 'c' };
    expect(CredentialCheck.safeParse(refusal).success).toBe(false);
    expect(CredentialCheck.safeParse({ ...refusal, reason: ' ' }).success).toBe(false);
    expect(CredentialCheck.safeParse({ ...refusal, reason: 'Not readable' }).success).toBe(true);
    expect(CredentialCheck.safeParse({ outcome: 'accepted', credentialId: 'c' }).success).toBe(true);
  });
});

describe('DEA numbers (SCR-09)', () => {
  test.each(['AB1234563', 'ab1234563', ' F91234563 ', 'MA0000000'])('%j is one', (text) => {
    expect(isDea(text)).toBe(true);
  });
  test.each(['', 'AB123456', 'AB12345633', 'IB1234563', 'A11234563', '1B1234563', 'AB1234569'])(
    '%j is none',
    (text) => {
      expect(isDea(text)).toBe(false);
    },
  );
  test('of ten numbers that differ in their check digit alone one is right', () => {
    const seven = fc.integer({ min: 0, max: 999_999 }).map((number) => {
      const six = String(number).padStart(6, '0');
      return [...'0123456789'].map((check) => `AB${six}${check}`).filter(isDea);
    });
    fc.assert(fc.property(seven, (right) => right.length === 1));
  });
});

const kept = (change: Partial<Credential>): Credential => ({
  ...{ ...typed, credentialId: 'c1', fileName: 'a.pdf', contentType: 'application/pdf', bytes: 1 },
  ...{ added: '20261120-12:00:00', review: 'accepted', reason: null, checkedBy: null, isRenewed: false },
  ...change,
});

describe('how a credential stands (SCR-09)', () => {
  test.each([
    ['accepted', '2027-02-19', 'verified'],
    ['accepted', '2027-02-18', 'expiresSoon'],
    ['accepted', today, 'expiresSoon'],
    ['accepted', '2026-11-19', 'expired'],
    ['accepted', null, 'verified'],
    ['waiting', '2026-12-18', 'checking'],
    ['waiting', null, 'checking'],
    ['waiting', '2026-11-19', 'expired'],
    ['refused', '2026-11-19', 'notAccepted'],
    ['refused', '2028-06-30', 'notAccepted'],
  ] as const)('%s until %s is %s', (review, expires, state) => {
    expect(credentialState({ review, expires }, today)).toBe(state);
  });

  test('what is to do comes first, then what is checked, then the rest, by its end', () => {
    const rows = [
      kept({ credentialId: 'no end', expires: null }),
      kept({ credentialId: 'far', expires: '2031-12-31' }),
      kept({ credentialId: 'renewed', expires: '2026-11-01', isRenewed: true }),
      kept({ credentialId: 'refused', review: 'refused' }),
      kept({ credentialId: 'checked', review: 'waiting' }),
      kept({ credentialId: 'soon' }),
      kept({ credentialId: 'over', expires: '2026-10-31' }),
    ];
    expect(byUrgency(rows, today).map(({ credentialId }) => credentialId)).toEqual([
      ...['over', 'soon', 'refused', 'renewed', 'checked', 'far', 'no end'],
    ]);
  });

  test.each([
    [[], null],
    [[kept({ expires: '2027-01-20' })], null],
    [[kept({ expires: '2027-01-19' })], 'c1'],
    [[kept({ expires: '2026-12-01', isRenewed: true })], null],
    [[kept({ expires: '2026-12-01', review: 'waiting' })], null],
    [[kept({}), kept({ credentialId: 'c2', expires: '2026-10-31' })], 'c2'],
    [[kept({}), kept({ credentialId: 'c2', kind: 'lifeSupport', state: null, expires: '2026-10-31' })], 'c1'],
    [
      [kept({ kind: 'dea', state: null }), kept({ credentialId: 'c2', kind: 'npi', expires: '2026-12-01' })],
      'c2',
    ],
  ] as const)(
    'the dashboard warns of the first that ends within 60 days, as the first mail does (15.6): %#',
    (rows, id) => {
      expect(mostUrgent(rows, today)?.credentialId ?? null).toBe(id);
    },
  );
});

describe('the license with which an order is signed (SCR-09)', () => {
  const over = { state: 'OH', expires: '2026-11-19' } as const;
  const good = { state: 'OH', expires: today } as const;
  test.each([
    ['none is kept', [], 'OH', null],
    ['it holds', [kept(good)], 'OH', null],
    ['it is over', [kept(over)], 'OH', over],
    ['it is over and of another state', [kept(over)], 'WV', over],
    ['one of another state holds', [kept(over), kept({ ...good, state: 'WV' })], 'OH', over],
    ['the one of the state holds', [kept(over), kept({ ...good, state: 'WV' })], 'WV', null],
    ['the state is not known and one holds', [kept(over), kept({ ...good, state: 'WV' })], null, null],
    ['two of the state are over', [kept(over), kept({ ...over, expires: '2026-01-01' })], 'OH', over],
    ['the new one is not checked yet', [kept(over), kept({ ...good, review: 'waiting' })], 'OH', over],
    ['it was never accepted', [kept({ ...over, review: 'refused' })], 'OH', null],
    ['it has no end', [kept({ expires: null })], 'OH', null],
    ['what is over is no license', [kept({ ...over, kind: 'lifeSupport' })], 'OH', null],
  ] as const)('%s', (_, rows, state, expected) => {
    expect(expiredLicense(rows, state, today)).toEqual(expected);
  });
});

describe('mails before the end (SCR-09)', () => {
  test.each([
    [61, null, null],
    [60, null, 60],
    [60, 60, null],
    [15, 60, null],
    [14, 60, 14],
    [14, null, 14],
    [0, 14, null],
    [0, null, 14],
    [-1, null, null],
  ] as const)('%i days before, after that of %s: %s', (left, mailed, due) => {
    expect(credentialMailDue({ expires: dayPlus(today, left), mailed }, today)).toBe(due);
  });
  test('what has no end has no mail', () => {
    expect(credentialMailDue({ expires: null, mailed: null }, today)).toBeNull();
  });
  test('each goes once, whenever the days are looked at', () => {
    const days = fc.uniqueArray(fc.integer({ min: -5, max: 200 })).map((all) => all.sort((a, b) => b - a));
    fc.assert(
      fc.property(days, (looked) => {
        const sent: number[] = [];
        for (const left of looked) {
          const due = credentialMailDue(
            { expires: dayPlus(today, left), mailed: sent.at(-1) ?? null },
            today,
          );
          if (due !== null) sent.push(due);
        }
        return new Set(sent).size === sent.length;
      }),
    );
  });
});

test('states by their letters and their names', () => {
  expect(new Set(usStates).size).toBe(56);
  for (const state of usStates) expect(usStateOf(usStateWords[state])).toBe(state);
  expect(usStateOf('N.Y.')).toBe('NY');
  expect(usStateOf(' oh ')).toBe('OH');
  expect([usStateOf('Bavaria'), usStateOf(''), usStateOf(null)]).toEqual([null, null, null]);
});

test('base64 of the largest document is read without running out of stack', () => {
  const content = 'A'.repeat(limits.credentialRequestMaxBytes - (limits.credentialRequestMaxBytes % 4));
  expect(Base64.safeParse(content).success).toBe(true);
  expect(Base64.safeParse(`${content.slice(1)}*`).success).toBe(false);
  for (const bad of ['', 'AAA', 'AAA==', 'A===', 'AA=A', 'AAAA ===='])
    expect(Base64.safeParse(bad).success).toBe(false);
});
