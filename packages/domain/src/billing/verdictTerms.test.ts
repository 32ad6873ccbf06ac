import { describe, expect, test } from 'vitest';
import { days } from '../../judgedMonth.ts';
import { at, call, codes, doctor, over, told, work } from '../../toldVerdicts.ts';
import type { BillContext, CareFacts } from './careFacts.ts';

describe('what bears on a month, line by line (SCR-04)', () => {
  test.each<
    [label: string, facts: Partial<CareFacts>, context: BillContext, only: string[], lines: string[]]
  >([
    [
      'a second unit of the add-on while the time is there',
      { work: [work('2026-03-10T15:00:00Z', 45, call)] },
      at('2026-03', '2026-04-01T03:45:00Z'),
      ['99458'],
      [
        '99458 careMonth 2026-03-01..2026-03-31: provisional x1, has 45/40 on 2026-03-10, lacks 15 minutes, until 2026-03-31 (0)',
      ],
    ],
    [
      'and none when a minute is missing',
      { work: [work('2026-03-10T15:00:00Z', 45, call)] },
      at('2026-03', '2026-04-01T03:46:00Z'),
      ['99458'],
      ['99458 careMonth 2026-03-01..2026-03-31: provisional x1, has 45/40 on 2026-03-10'],
    ],
    [
      'nor when there are two already',
      { work: [work('2026-03-10T15:00:00Z', 60, call)] },
      at('2026-03', '2026-03-20T17:00:00Z'),
      ['99457', '99458'],
      [
        '99457 careMonth 2026-03-01..2026-03-31: provisional x1, has 60/20 on 2026-03-10',
        '99458 careMonth 2026-03-01..2026-03-31: provisional x2, has 60/40 on 2026-03-10',
      ],
    ],
    [
      'consent ends in the middle of a call: what came before counts',
      { work: [work('2026-03-11T03:50:00Z', 30, call)], consent: { from: '2026-03-01', to: '2026-03-10' } },
      at('2026-03', over),
      ['99470', '99457'],
      [
        '99457 careMonth 2026-03-01..2026-03-31: impossible x0, has 10/20 on 2026-03-10, tooFewMinutes',
        '99470 careMonth 2026-03-01..2026-03-31: billable x1, has 10/10 on 2026-03-10',
      ],
    ],
    [
      'consent begins in the middle of one',
      { work: [work('2026-03-11T03:50:00Z', 30, call)], consent: { from: '2026-03-11', to: null } },
      at('2026-03', over),
      ['99470', '99457'],
      [
        '99457 careMonth 2026-03-01..2026-03-31: billable x1, has 20/20 on 2026-03-11',
        '99470 careMonth 2026-03-01..2026-03-31: impossible x0, has 20/10 on 2026-03-11, replaced 99457',
      ],
    ],
    [
      'time that lies ahead does not count before it has begun',
      { work: [work('2026-03-10T15:00:00Z', 15, call), work('2026-03-21T15:00:00Z', 15, call)] },
      at('2026-03', '2026-03-20T17:00:00Z'),
      ['99457'],
      [
        '99457 careMonth 2026-03-01..2026-03-31: possible x0, has 15/20 on 2026-03-10, lacks 5 minutes, until 2026-03-31 (11)',
      ],
    ],
    [
      'a clinic of its own rules: an add-on of 25 minutes, episodes by the rule, a code that ends and one that never was',
      { dataDays: days('2026-03-02', 20), work: [work('2026-03-10T15:00:00Z', 44, call)] },
      at('2026-03', over, {
        codes: codes(
          { code: '99458', threshold: 25 },
          { code: '99453', threshold: 5 },
          { code: 'X1', unit: 'minutes', threshold: 30, effectiveTo: '2026-03-10' },
          { code: 'X2', unit: 'episode', threshold: 3 },
          { code: 'X3', effectiveFrom: '2026-03-31', effectiveTo: '2026-03-30' },
          { code: 'X4', effectiveFrom: '2026-03-21', effectiveTo: '2026-03-21' },
          { code: '99454', effectiveFrom: '2026-03-22' },
        ),
      }),
      [],
      [
        '99453 episode 2026-03-02..null: billable x1, has 20/2 on 2026-03-03',
        '99454 devicePeriod 2026-03-02..2026-03-31: impossible x0, has 20/16 on 2026-03-21, notInForce',
        '99445 devicePeriod 2026-03-02..2026-03-31: impossible x0, has 20/2 on 2026-03-21, replaced 99454',
        '99457 careMonth 2026-03-01..2026-03-31: billable x1, has 44/20 on 2026-03-10',
        '99458 careMonth 2026-03-01..2026-03-31: impossible x0, has 44/45 on 2026-03-10, tooFewMinutes',
        '99470 careMonth 2026-03-01..2026-03-31: impossible x0, has 44/10 on 2026-03-10, replaced 99457',
        '99091 devicePeriod 2026-03-02..2026-03-31: impossible x0, has 0/30 on null, tooFewMinutes',
        'X1 careMonth 2026-03-01..2026-03-31: billable x1, has 44/30 on 2026-03-10',
        'X2 episode 2026-03-02..null: billable x1, has 20/3 on 2026-03-04',
        'X4 devicePeriod 2026-03-02..2026-03-31: billable x1, has 20/2 on 2026-03-21',
      ],
    ],
    [
      'two codes of the clinic exclude each other where their stretches meet',
      { dataDays: days('2026-02-20', 5), work: [work('2026-03-10T15:00:00Z', 20, call)] },
      at('2026-03', over, {
        codes: codes(
          { code: 'X1', unit: 'days', excludes: ['X2'] },
          { code: 'X2', unit: 'minutes', threshold: 20, excludes: [] },
        ),
      }),
      ['X1', 'X2'],
      [
        'X1 devicePeriod 2026-02-20..2026-03-21: billable x1, has 5/2 on 2026-02-24',
        'X2 careMonth 2026-03-01..2026-03-31: impossible x0, has 20/20 on 2026-03-10, excluded X1',
      ],
    ],
    [
      'what another practice bills: from the last day of a clock on',
      {
        dataDays: days('2026-03-02', 3),
        otherClaims: [{ kind: 'otherPractice', from: '2026-03-31', to: null }],
      },
      at('2026-03', over),
      ['99453', '99445', '99457'],
      [
        '99453 episode 2026-03-02..null: billable x1, has 3/2 on 2026-03-03',
        '99445 devicePeriod 2026-03-02..2026-03-31: impossible x0, has 3/2 on 2026-03-04, otherPractice',
        '99457 careMonth 2026-03-01..2026-03-31: impossible x0, has 0/20 on null, otherPractice',
      ],
    ],
    [
      'and from the day after it',
      {
        dataDays: days('2026-03-02', 3),
        otherClaims: [{ kind: 'otherPractice', from: '2026-04-01', to: null }],
      },
      at('2026-03', over),
      ['99453', '99445', '99457'],
      [
        '99453 episode 2026-03-02..null: billable x1, has 3/2 on 2026-03-03',
        '99445 devicePeriod 2026-03-02..2026-03-31: billable x1, has 3/2 on 2026-03-04',
        '99457 careMonth 2026-03-01..2026-03-31: impossible x0, has 0/20 on null, tooFewMinutes',
      ],
    ],
    [
      'a physician’s half hour beside the care of the month; not warned of while that is impossible',
      { dataDays: days('2026-03-02', 3), work: [work('2026-03-10T15:00:00Z', 30, doctor)] },
      at('2026-03', over),
      ['99091', '99457'],
      [
        '99457 careMonth 2026-03-01..2026-03-31: impossible x0, has 30/20 on 2026-03-10, noContact',
        '99091 devicePeriod 2026-03-02..2026-03-31: billable x1, has 30/30 on 2026-03-10',
      ],
    ],
    [
      'nor while it is only possible itself',
      {
        dataDays: days('2026-03-02', 3),
        work: [
          work('2026-03-10T15:00:00Z', 10, { ...doctor, ...call }),
          work('2026-03-11T15:00:00Z', 10, call),
        ],
      },
      at('2026-03', '2026-03-20T17:00:00Z'),
      ['99091', '99457', '99458'],
      [
        '99457 careMonth 2026-03-01..2026-03-31: provisional x1, has 20/20 on 2026-03-11',
        '99458 careMonth 2026-03-01..2026-03-31: possible x0, has 20/40 on 2026-03-11, lacks 20 minutes, until 2026-03-31 (11)',
        '99091 devicePeriod 2026-03-02..2026-03-31: possible x0, has 10/30 on 2026-03-10, lacks 20 minutes, until 2026-03-31 (11)',
      ],
    ],
  ])('%s', (_label, facts, context, only, lines) => {
    expect(told(facts, context, only)).toEqual(lines);
  });

  test.each([
    ['2026-02-19', '99453 episode 2026-02-20..null: billable x1, has 2/2 on 2026-03-05'],
    ['2026-02-20', '99453 episode 2026-02-20..null: impossible x0, has 2/2 on 2026-02-20, billedBefore'],
    ['2026-02-28', '99453 episode 2026-02-20..null: impossible x0, has 2/2 on 2026-02-28, billedBefore'],
    ['2026-03-01', '99453 episode 2026-02-20..null: billable x1, has 2/2 on 2026-03-05'],
    ['2026-03-31', '99453 episode 2026-02-20..null: billable x1, has 2/2 on 2026-03-05'],
    ['2026-04-01', '99453 episode 2026-02-20..null: impossible x0, has 2/2 on 2026-04-01, billedBefore'],
  ])('a set-up that stands on a bill of %s', (billed, line) => {
    const facts = { dataDays: ['2026-02-20', '2026-03-05'], billedSetUps: [billed] };
    expect(told(facts, at('2026-03', over), ['99453']).join()).toBe(line);
  });

  test('a payer is asked for the day of service, and of what can still come for the next day that is in force', () => {
    const asked = (facts: Partial<CareFacts>, month: string, now: string) => {
      const days = new Map<string, string>();
      const isCovered = (code: string, day: string) => Boolean(days.set(code, day));
      told(facts, at(month, now, { isCovered }));
      return Object.fromEntries(days);
    };
    expect(
      asked(
        { dataDays: days('2026-03-02', 16), work: [work('2026-03-10T15:00:00Z', 20, call)] },
        '2026-03',
        '2026-03-20T17:00:00Z',
      ),
    ).toEqual({
      ...{ '99091': '2026-03-20', '99453': '2026-03-03', '99454': '2026-03-17' },
      ...{ '99457': '2026-03-10', '99458': '2026-03-20' },
    });
    expect(asked({ dataDays: days('2025-12-16', 10) }, '2026-01', '2025-12-27T17:00:00Z')).toEqual({
      ...{ '99091': '2025-12-27', '99445': '2026-01-01', '99454': '2026-01-01' },
      ...{ '99457': '2026-01-01', '99458': '2026-01-01', '99470': '2026-01-01' },
    });
  });
});
