import { describe, expect, test } from 'vitest';
import { courseFactor, riskDays, riskKindOf, risksOf, verdictCents } from './board.ts';
import type { BillRule } from './rules.ts';
import type { CodeVerdict, Missing } from './verdict.ts';

type Parts = Partial<Omit<CodeVerdict, 'rule'>> & { rule?: Partial<BillRule> };

/** A code of the care month that lacks five minutes, five days before its end. */
const verdict = (code: string, { rule = {}, ...special }: Parts = {}): CodeVerdict => ({
  ...{ code, clock: 'careMonth', state: 'possible', start: '2026-11-01', end: '2026-11-30' },
  ...{ dateOfService: '2026-11-10', has: 15, least: 20, units: 0, lastDay: '2026-11-30', daysLeft: 5 },
  ...{ missing: [{ what: 'minutes', count: 5 }], no: null, by: null, warns: [] },
  ...special,
  rule: { counts: 'minutes', addOnOf: null, ...rule } as BillRule,
});
/** One that is reached, in the place of which another would come. */
const reached = (code: string, special: Parts = {}) =>
  verdict(code, { state: 'provisional', units: 1, missing: [], lastDay: null, daysLeft: null, ...special });
/** One of the device period, at the end of the 15th of 30 days. */
const supply = (code: string, special: Parts = {}) =>
  verdict(code, {
    ...{ clock: 'devicePeriod', daysLeft: 15, has: 8, least: 16, missing: [{ what: 'days', count: 8 }] },
    ...special,
    rule: { counts: 'days', ...special.rule },
  });

const rates: Readonly<Record<string, number>> = { A: 1000, B: 600, C: 600 };
const risks = (...verdicts: CodeVerdict[]) =>
  risksOf(verdicts, (code) => rates[code] ?? null).map(({ verdict: of, cents }) => [of.code, cents]);

describe('what would be lost (SCR-04)', () => {
  test.each<[string, CodeVerdict[], unknown[]]>([
    ['what lacks something near its end', [verdict('A')], [['A', 1000]]],
    ['not an add-on', [verdict('A', { rule: { addOnOf: 'B' } })], []],
    ['not a physician’s minutes', [verdict('A', { rule: { counts: 'physicianMinutes' } })], []],
    ['not what is refused', [verdict('A', { state: 'impossible' })], []],
    ['ten days before the end', [verdict('A', { daysLeft: riskDays })], [['A', 1000]]],
    ['not eleven days before', [verdict('A', { daysLeft: riskDays + 1 })], []],
    ['not what has no end', [verdict('A', { daysLeft: null, lastDay: null })], []],
    [
      'not what has not begun, beside something reached',
      [reached('B', { clock: 'devicePeriod' }), verdict('A', { has: 0 })],
      [],
    ],
    ['but days come by themselves', [reached('B'), supply('A', { has: 0, daysLeft: 10 })], [['A', 1000]]],
    ['of two possible ones the nearer', [verdict('A'), verdict('B', { least: 10 })], [['B', 600]]],
    [
      'both when they ask for as much',
      [verdict('A'), verdict('B')],
      [
        ['A', 1000],
        ['B', 600],
      ],
    ],
    [
      'both when they are of two stretches',
      [verdict('A'), verdict('B', { least: 10, start: '2026-10-01' })],
      [
        ['A', 1000],
        ['B', 600],
      ],
    ],
    [
      'both when they count differently',
      [verdict('A'), verdict('B', { least: 10, clock: 'devicePeriod' })],
      [
        ['A', 1000],
        ['B', 600],
      ],
    ],
    [
      'both when one counts days',
      [supply('A', { daysLeft: 5 }), supply('B', { least: 2, daysLeft: 5, rule: { counts: 'minutes' } })],
      [
        ['A', 1000],
        ['B', 600],
      ],
    ],
    [
      'what ends first is first',
      [verdict('A', { lastDay: null }), supply('B', { lastDay: '2026-11-29', daysLeft: 4 })],
      [
        ['B', 600],
        ['A', 1000],
      ],
    ],
  ])('%s', (_, verdicts, expected) => {
    expect(risks(...verdicts)).toEqual(expected);
  });
});

describe('what would take the place of another (SCR-04)', () => {
  const missing = (...all: Missing[]) => risks(reached('B'), verdict('A', { missing: all }));
  const days = (count: number) =>
    risks(
      reached('B', { clock: 'devicePeriod', rule: { counts: 'days' } }),
      supply('A', { daysLeft: 5, missing: [{ what: 'days', count }] }),
    );

  test('is told when it is near: five minutes, three days, or no more than a contact', () => {
    expect(missing({ what: 'minutes', count: 5 })).toEqual([['A', 400]]);
    expect(missing({ what: 'minutes', count: 6 })).toEqual([]);
    expect(missing({ what: 'minutes', count: 4 }, { what: 'contact' })).toEqual([['A', 400]]);
    expect(missing({ what: 'minutes', count: 6 }, { what: 'contact' })).toEqual([]);
    expect(missing({ what: 'contact' })).toEqual([['A', 400]]);
    expect([days(3), days(4)]).toEqual([[['A', 400]], []]);
  });

  test('is none when it pays the same, and is told when nobody knows', () => {
    expect(risks(reached('B'), verdict('C'))).toEqual([]);
    expect(risks(reached('B'), verdict('unknown'))).toEqual([['unknown', null]]);
    expect(risks(reached('unknown'), verdict('A'))).toEqual([['A', null]]);
    expect(risks(reached('A'), verdict('B'))).toEqual([['B', -400]]);
  });

  test.each<[string, Parts]>([
    ['of another stretch', { start: '2026-10-01' }],
    ['of another clock', { clock: 'devicePeriod' }],
    ['that counts something else', { rule: { counts: 'physicianMinutes' } }],
  ])('takes no place of one %s', (_, special) => {
    // Six minutes are far from another code, and near enough where there is none.
    const far = verdict('A', { missing: [{ what: 'minutes', count: 6 }] });
    expect(risks(reached('B', special), far)).toEqual([['A', 1000]]);
    expect(risks(reached('B'), far)).toEqual([]);
  });
});

describe('who is on course (SCR-04)', () => {
  // At the end of the 20th of 30 days, of which 16 have data.
  const has = 16;
  const at = (lacks: number, special: Parts = {}) =>
    risks(supply('A', { has, daysLeft: 10, missing: [{ what: 'days', count: lacks }], ...special })).length;

  test('has days to come one and a half times as many as are missing, at the pace until now', () => {
    // 16 in 20 bring 8 in 10 days; two thirds of that are 5 and a third.
    expect([at(5), at(6)]).toEqual([0, 1]);
    // Just as many: 12 in 20 bring 6 in 10 days, for 4.
    expect(courseFactor * 4).toBe(6);
    expect([at(4, { has: 12 }), at(4, { has: 11 })]).toEqual([0, 1]);
    // One day fewer has gone when the first day is a day later.
    expect([at(4, { has: 11, start: '2026-11-03' }), at(4, { has: 11, start: '2026-11-02' })]).toEqual([
      0, 1,
    ]);
  });

  test('is nobody whose minutes are missing, or whose clock has no end', () => {
    expect(at(1, { rule: { counts: 'minutes' } })).toBe(1);
    // A paper is missing whatever the pace.
    const endless = { lastDay: null, daysLeft: null };
    expect(at(1, { ...endless, missing: [{ what: 'days', count: 1 }, { what: 'order' }] })).toBe(1);
  });
});

describe('what a code is worth (SCR-04)', () => {
  /** Pays by the day. */
  const centsOf = (_code: string, day: string) => Number(day.slice(-2));

  test('is its units by the rate of its day of service, or of its first day', () => {
    expect(verdictCents(reached('A', { units: 2 }), centsOf)).toBe(20);
    expect(verdictCents(reached('A', { dateOfService: null }), centsOf)).toBe(1);
    expect(verdictCents(verdict('A', { units: 2 }), centsOf)).toBe(0);
    expect(verdictCents(reached('A'), () => null)).toBeNull();
  });

  test('at risk by the rate of its last day, else of its day of service, else of its first day', () => {
    const worth = (special: Parts) =>
      risksOf([verdict('A', { missing: [{ what: 'order' }], ...special })], centsOf)[0]?.cents;
    expect(worth({})).toBe(30);
    expect(worth({ lastDay: null })).toBe(10);
    expect(worth({ lastDay: null, dateOfService: null })).toBe(1);
    expect(worth({ dateOfService: null })).toBe(30);
  });
});

test.each<[Missing[], string]>([
  [[{ what: 'days', count: 2 }], 'readings'],
  [[{ what: 'minutes', count: 2 }], 'minutes'],
  [[{ what: 'minutes', count: 2 }, { what: 'contact' }], 'minutes'],
  [[{ what: 'contact' }], 'contact'],
  [[{ what: 'contact' }, { what: 'consent' }], 'documents'],
  [[{ what: 'days', count: 2 }, { what: 'training' }], 'documents'],
])('what lacks %j is told as %s (SCR-04)', (missing, kind) => {
  expect(riskKindOf({ verdict: verdict('A', { missing }), cents: null })).toBe(kind);
});
