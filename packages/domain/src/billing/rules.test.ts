import { describe, expect, test } from 'vitest';
import type { BillingCode } from './billing.ts';
import { billRules, isInForce, rulesOf } from './rules.ts';

const code = (more: Partial<BillingCode> = {}): BillingCode => ({
  ...{ code: '99454', description: 'Device supply', unit: 'days', threshold: 16, excludes: [] },
  ...{ effectiveFrom: '2000-01-01', effectiveTo: null },
  ...more,
});
const own = (more: Partial<BillingCode> = {}) =>
  rulesOf(code({ code: 'G0511', unit: 'minutes', threshold: 20, ...more }));

describe('the rules by which a clinic bills a code (SCR-04)', () => {
  test('a code of the table keeps its rules and their dates', () => {
    expect(rulesOf(code()).map(({ from, to, least }) => [from, to, least])).toEqual([
      ['2019-01-01', '2025-12-31', 16],
      ['2026-01-01', null, 16],
    ]);
  });

  test.each<[string, Partial<BillingCode>, [string, string | null][]]>([
    ['begins later than the rule', { effectiveFrom: '2026-03-01' }, [['2026-03-01', null]]],
    ['ends before the rule', { effectiveTo: '2024-06-30' }, [['2019-01-01', '2024-06-30']]],
    [
      'ends after the first rule',
      { effectiveTo: '2027-06-30' },
      [
        ['2019-01-01', '2025-12-31'],
        ['2026-01-01', '2027-06-30'],
      ],
    ],
    [
      'is in force for one day',
      { effectiveFrom: '2026-02-01', effectiveTo: '2026-02-01' },
      [['2026-02-01', '2026-02-01']],
    ],
    ['was never in force', { effectiveFrom: '2018-01-01', effectiveTo: '2018-12-31' }, []],
  ])('a code that %s narrows the rule', (_, dates, expected) => {
    expect(rulesOf(code(dates)).map(({ from, to }) => [from, to])).toEqual(expected);
  });

  test.each([
    ['99454', 'days', 15, 16],
    ['99454', 'days', 18, 18],
    // What comes on top of 20 minutes.
    ['99458', 'minutes', 20, 40],
    ['99458', 'minutes', 25, 45],
    ['99458', 'minutes', 5, 40],
    // Set-up counts episodes: the days that it asks for stay.
    ['99453', 'episode', 99, 2],
    ['99453', 'days', 99, 2],
    ['99454', 'episode', 99, 16],
  ] as const)('%s by %s with a threshold of %i asks for %i', (number, unit, threshold, least) => {
    const rules = rulesOf(code({ code: number, unit, threshold }));
    expect(rules.at(-1)?.least).toBe(least);
  });

  test('what excludes is the rule’s and the clinic’s, each once', () => {
    const [rule] = rulesOf(code({ excludes: ['99445', 'G0511'], effectiveFrom: '2026-01-01' }));
    expect(rule?.excludes).toEqual(['99445', 'G0511']);
  });

  test('a code of the clinic itself has what the clinic wrote down, and no source', () => {
    expect(own({ excludes: ['99457'], effectiveFrom: '2026-01-01', effectiveTo: '2026-12-31' })).toEqual([
      {
        ...{ code: 'G0511', clock: 'careMonth', counts: 'minutes', least: 20, most: null, each: null },
        ...{ maxUnits: 1, replacedBy: null, addOnOf: null, excludes: ['99457'], warnsBeside: [] },
        ...{ needsContact: false, needsTraining: false, from: '2026-01-01', to: '2026-12-31' },
        ...{ payer: 'Medicare', source: '' },
      },
    ]);
    expect(own({ unit: 'days' })[0]).toMatchObject({ clock: 'devicePeriod', counts: 'days' });
    expect(own({ unit: 'episode' })[0]).toMatchObject({ clock: 'episode', counts: 'days', least: 20 });
  });

  /** Typed again from the fee schedules of 2021 and 2026. */
  test.each([
    ['99453', 'episode', 'days', 16, null, null, 1, '2019-01-01', '2025-12-31', 'training'],
    ['99453', 'episode', 'days', 2, null, null, 1, '2026-01-01', null, 'training'],
    ['99454', 'devicePeriod', 'days', 16, null, null, 1, '2019-01-01', '2025-12-31', ''],
    ['99454', 'devicePeriod', 'days', 16, null, null, 1, '2026-01-01', null, 'not 99445'],
    ['99445', 'devicePeriod', 'days', 2, 15, null, 1, '2026-01-01', null, 'then 99454, not 99454'],
    ['99457', 'careMonth', 'minutes', 20, null, null, 1, '2019-01-01', '2025-12-31', 'contact'],
    ['99457', 'careMonth', 'minutes', 20, null, null, 1, '2026-01-01', null, 'contact, not 99470'],
    ['99458', 'careMonth', 'minutes', 40, null, 20, 2, '2020-01-01', '2025-12-31', 'contact, on 99457'],
    ['99458', 'careMonth', 'minutes', 40, null, 20, 2, '2026-01-01', null, 'contact, on 99457'],
    ['99470', 'careMonth', 'minutes', 10, 19, null, 1, '2026-01-01', null, 'contact, then 99457, not 99457'],
    ['99091', 'devicePeriod', 'physicianMinutes', 30, null, null, 1, '2018-01-01', null, 'beside 99457'],
  ])('row: %s by %s and %s from %s on', (...row) => {
    const rows = billRules.map((rule) => [
      ...[rule.code, rule.clock, rule.counts, rule.least, rule.most, rule.each, rule.maxUnits],
      ...[rule.from, rule.to],
      [
        ...(rule.needsTraining ? ['training'] : []),
        ...(rule.needsContact ? ['contact'] : []),
        ...(rule.addOnOf ? [`on ${rule.addOnOf}`] : []),
        ...(rule.replacedBy ? [`then ${rule.replacedBy}`] : []),
        ...rule.excludes.map((code) => `not ${code}`),
        ...rule.warnsBeside.map((code) => `beside ${code}`),
      ].join(', '),
    ]);
    expect(rows).toContainEqual(row);
    expect(rows).toHaveLength(11);
  });

  test('each row of the table has its source, and one of a code follows the other', () => {
    const schedules = { '2020/12/28/2020-26815': 5, '2025/11/05/2025-19787': 6 };
    for (const [schedule, rows] of Object.entries(schedules)) {
      const source = `https://www.federalregister.gov/documents/${schedule}`;
      expect(billRules.filter((rule) => rule.source === source)).toHaveLength(rows);
    }
    expect(new Set(billRules.map(({ payer }) => payer))).toEqual(new Set(['Medicare']));
    const before = billRules.filter(({ to }) => to !== null);
    for (const rule of before) {
      expect(rule.to).toBe('2025-12-31');
      expect(billRules.filter((each) => each.code === rule.code).at(-1)?.from).toBe('2026-01-01');
    }
  });

  test('a rule holds on its first and last day, and not beside them', () => {
    const dates = { from: '2026-01-01', to: '2026-12-31' };
    const held = ['2025-12-31', '2026-01-01', '2026-12-31', '2027-01-01'].map((day) => isInForce(dates, day));
    expect(held).toEqual([false, true, true, false]);
    expect(isInForce({ ...dates, to: null }, '2099-01-01')).toBe(true);
  });
});
