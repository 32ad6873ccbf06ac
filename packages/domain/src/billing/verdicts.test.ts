import { describe, expect, test } from 'vitest';
import { dayPlus, daysFrom } from '../time/days.ts';
import type { BillingCode } from './billing.ts';
import type { BillContext, CareFacts, CareStretch } from './careFacts.ts';
import { judgeMonth } from './judge.ts';
import { standardCodes } from './standardCodes.ts';

/*
 * Whole verdicts: each line is all that the rules say of one code in one stretch of time. What a list, a bill or an
 * evidence pack prints comes from here, so that a field that changes must change a line.
 */
const newYork = 'America/New_York';
const losAngeles = 'America/Los_Angeles';
const nothing: CareFacts = {
  ...{
    dataDays: [],
    episodeEnds: [],
    isMonitored: true,
    work: [],
    consent: { from: '2020-01-01', to: null },
  },
  ...{ hasOrder: true, hasDiagnosis: true, hasTraining: true, otherClaims: [], billedSetUps: [] },
};
const at = (month: string, now: string, special: Partial<BillContext> = {}): BillContext => ({
  month: { year: Number(month.slice(0, 4)), month: Number(month.slice(5)) },
  now: new Date(now),
  ...{ patientZone: newYork, clinicZone: newYork, periodRule: 'thirtyDays', codes: standardCodes },
  ...{ isCovered: () => true, ...special },
});
const over = '2028-06-01T12:00:00Z';
const days = (first: string, count: number) => daysFrom(first, dayPlus(first, count - 1));
const work = (start: string, minutes: number, special: Partial<CareStretch> = {}): CareStretch => ({
  start: new Date(start),
  end: new Date(Date.parse(start) + minutes * 60_000),
  ...{ isInteractive: false, isPhysicians: false, ...special },
});
const call = { isInteractive: true };
const doctor = { isPhysicians: true };

/** Everything of a verdict but its rule, in a line. */
const told = (facts: Partial<CareFacts>, context: BillContext, only: readonly string[] = []) =>
  judgeMonth({ ...nothing, ...facts }, context)
    .filter(({ code }) => only.length === 0 || only.includes(code))
    .map((each) => {
      const lacks = each.missing.map((one) => ('count' in one ? `${one.count} ${one.what}` : one.what));
      return [
        `${each.code} ${each.clock} ${each.start}..${each.end}: ${each.state} x${each.units}`,
        `has ${each.has}/${each.least} on ${each.dateOfService}`,
        ...(lacks.length > 0 ? [`lacks ${lacks.join(' + ')}`] : []),
        ...(each.lastDay === null ? [] : [`until ${each.lastDay} (${each.daysLeft})`]),
        ...(each.no ? [[each.no, each.by].filter(Boolean).join(' ')] : []),
        ...(each.warns.length > 0 ? [`warns ${each.warns.join()}`] : []),
      ].join(', ');
    });

const codes = (...special: Partial<BillingCode>[]): BillingCode[] => [
  ...standardCodes.filter(({ code }) => special.every((each) => each.code !== code)),
  ...special.map((each) => ({
    ...{ code: 'X1', description: 'Own', unit: 'days' as const, threshold: 2, excludes: [] },
    ...{
      effectiveFrom: '2020-01-01',
      effectiveTo: null,
      ...standardCodes.find(({ code }) => code === each.code),
    },
    ...each,
  })),
];
const nov20 = '2026-11-20T17:00:00Z';

describe('whole months, line by line (SCR-04)', () => {
  test.each<
    [label: string, facts: Partial<CareFacts>, context: BillContext, only: string[], lines: string[]]
  >([
    [
      'while the clocks run: reached, possible and replaced',
      {
        dataDays: days('2026-10-24', 15),
        work: [work('2026-11-10T15:00:00Z', 45, call), work('2026-11-11T15:00:00Z', 20, doctor)],
      },
      at('2026-11', nov20),
      [],
      [
        '99453 episode 2026-10-24..null: impossible x0, has 15/2 on 2026-10-25, billedBefore',
        '99454 devicePeriod 2026-10-24..2026-11-22: possible x0, has 15/16 on 2026-11-07, lacks 1 days, until 2026-11-22 (2)',
        '99445 devicePeriod 2026-10-24..2026-11-22: provisional x1, has 15/2 on 2026-11-07',
        '99457 careMonth 2026-11-01..2026-11-30: provisional x1, has 65/20 on 2026-11-11',
        '99458 careMonth 2026-11-01..2026-11-30: provisional x2, has 65/40 on 2026-11-11',
        '99470 careMonth 2026-11-01..2026-11-30: impossible x0, has 65/10 on 2026-11-11, replaced 99457',
        '99091 devicePeriod 2026-10-24..2026-11-22: possible x0, has 20/30 on 2026-11-11, lacks 10 minutes, until 2026-11-22 (2)',
      ],
    ],
    [
      'a month that is over, without a live contact',
      { dataDays: days('2026-03-02', 15), work: [work('2026-03-10T15:00:00Z', 12)] },
      at('2026-03', over),
      [],
      [
        '99453 episode 2026-03-02..null: billable x1, has 15/2 on 2026-03-03',
        '99454 devicePeriod 2026-03-02..2026-03-31: impossible x0, has 15/16 on 2026-03-16, tooFewDays',
        '99445 devicePeriod 2026-03-02..2026-03-31: billable x1, has 15/2 on 2026-03-16',
        '99457 careMonth 2026-03-01..2026-03-31: impossible x0, has 12/20 on 2026-03-10, tooFewMinutes',
        '99458 careMonth 2026-03-01..2026-03-31: impossible x0, has 12/40 on 2026-03-10, tooFewMinutes',
        '99470 careMonth 2026-03-01..2026-03-31: impossible x0, has 12/10 on 2026-03-10, noContact',
        '99091 devicePeriod 2026-03-02..2026-03-31: impossible x0, has 0/30 on null, tooFewMinutes',
      ],
    ],
    [
      'nothing yet: minutes can still come',
      {},
      at('2026-11', nov20),
      [],
      [
        '99457 careMonth 2026-11-01..2026-11-30: possible x0, has 0/20 on null, lacks 20 minutes + contact, until 2026-11-30 (10)',
        '99458 careMonth 2026-11-01..2026-11-30: possible x0, has 0/40 on null, lacks 40 minutes + contact, until 2026-11-30 (10)',
        '99470 careMonth 2026-11-01..2026-11-30: possible x0, has 0/10 on null, lacks 10 minutes + contact, until 2026-11-30 (10)',
      ],
    ],
    [
      'no device in use any more, by calendar months: set-up says the rule that is in force',
      { isMonitored: false, dataDays: ['2026-11-02'] },
      at('2026-11', nov20, { periodRule: 'calendarMonth' }),
      [],
      [
        '99453 episode 2026-11-02..null: impossible x0, has 1/2 on 2026-11-02, tooFewDays',
        '99454 devicePeriod 2026-11-01..2026-11-30: impossible x0, has 1/16 on 2026-11-02, tooFewDays',
        '99445 devicePeriod 2026-11-01..2026-11-30: impossible x0, has 1/2 on 2026-11-02, tooFewDays',
        '99457 careMonth 2026-11-01..2026-11-30: possible x0, has 0/20 on null, lacks 20 minutes + contact, until 2026-11-30 (10)',
        '99458 careMonth 2026-11-01..2026-11-30: possible x0, has 0/40 on null, lacks 40 minutes + contact, until 2026-11-30 (10)',
        '99470 careMonth 2026-11-01..2026-11-30: possible x0, has 0/10 on null, lacks 10 minutes + contact, until 2026-11-30 (10)',
        '99091 devicePeriod 2026-11-01..2026-11-30: impossible x0, has 0/30 on null, tooFewMinutes',
      ],
    ],
    [
      'a period across New Year, seen from December: 99445 needs a day of January',
      { dataDays: days('2025-12-16', 10) },
      at('2026-01', '2025-12-27T17:00:00Z'),
      [],
      [
        '99453 episode 2025-12-16..null: impossible x0, has 10/16 on 2025-12-25, tooFewDays',
        '99454 devicePeriod 2025-12-16..2026-01-14: possible x0, has 10/16 on 2025-12-25, lacks 6 days, until 2026-01-14 (18)',
        '99445 devicePeriod 2025-12-16..2026-01-14: possible x0, has 10/2 on 2025-12-25, lacks 1 days, until 2026-01-14 (18)',
        '99457 careMonth 2026-01-01..2026-01-31: possible x0, has 0/20 on null, lacks 20 minutes + contact, until 2026-01-31 (35)',
        '99458 careMonth 2026-01-01..2026-01-31: possible x0, has 0/40 on null, lacks 40 minutes + contact, until 2026-01-31 (35)',
        '99470 careMonth 2026-01-01..2026-01-31: possible x0, has 0/10 on null, lacks 10 minutes + contact, until 2026-01-31 (35)',
        '99091 devicePeriod 2025-12-16..2026-01-14: possible x0, has 0/30 on null, lacks 30 minutes, until 2026-01-14 (18)',
      ],
    ],
    [
      'the same when the period is over',
      { dataDays: days('2025-12-16', 10) },
      at('2026-01', over),
      ['99453', '99454', '99445'],
      [
        '99453 episode 2025-12-16..null: impossible x0, has 10/16 on 2025-12-25, tooFewDays',
        '99454 devicePeriod 2025-12-16..2026-01-14: impossible x0, has 10/16 on 2025-12-25, tooFewDays',
        '99445 devicePeriod 2025-12-16..2026-01-14: impossible x0, has 10/2 on 2025-12-25, notInForce',
      ],
    ],
    [
      'the calendar month takes its own days, both ends inside',
      { dataDays: ['2026-02-28', '2026-03-01', '2026-03-31', '2026-04-01'] },
      at('2026-03', over, { periodRule: 'calendarMonth' }),
      ['99453', '99454', '99445'],
      [
        '99453 episode 2026-02-28..null: billable x1, has 4/2 on 2026-03-01',
        '99454 devicePeriod 2026-03-01..2026-03-31: impossible x0, has 2/16 on 2026-03-31, tooFewDays',
        '99445 devicePeriod 2026-03-01..2026-03-31: billable x1, has 2/2 on 2026-03-31',
      ],
    ],
    [
      'half past midnight in New York is still March for a clinic in Los Angeles, but the patient’s April',
      { work: [work('2026-04-01T04:30:00Z', 20, { ...call, ...doctor })], dataDays: days('2026-03-03', 16) },
      at('2026-04', over, { clinicZone: losAngeles }),
      [],
      [
        '99453 episode 2026-03-03..null: impossible x0, has 16/2 on 2026-03-04, billedBefore',
        '99454 devicePeriod 2026-03-03..2026-04-01: billable x1, has 16/16 on 2026-03-18',
        '99445 devicePeriod 2026-03-03..2026-04-01: impossible x0, has 16/2 on 2026-03-18, replaced 99454',
        '99457 careMonth 2026-04-01..2026-04-30: impossible x0, has 0/20 on null, tooFewMinutes',
        '99458 careMonth 2026-04-01..2026-04-30: impossible x0, has 0/40 on null, tooFewMinutes',
        '99470 careMonth 2026-04-01..2026-04-30: impossible x0, has 0/10 on null, tooFewMinutes',
        '99091 devicePeriod 2026-03-03..2026-04-01: impossible x0, has 20/30 on 2026-04-01, tooFewMinutes',
      ],
    ],
    [
      'and that March has it',
      { work: [work('2026-04-01T04:30:00Z', 20, { ...call, ...doctor })], dataDays: days('2026-03-03', 16) },
      at('2026-03', over, { clinicZone: losAngeles }),
      [],
      [
        '99453 episode 2026-03-03..null: billable x1, has 16/2 on 2026-03-04',
        '99457 careMonth 2026-03-01..2026-03-31: billable x1, has 20/20 on 2026-03-31',
        '99458 careMonth 2026-03-01..2026-03-31: impossible x0, has 20/40 on 2026-03-31, tooFewMinutes',
        '99470 careMonth 2026-03-01..2026-03-31: impossible x0, has 20/10 on 2026-03-31, replaced 99457',
      ],
    ],
    [
      'time until midnight belongs to the day before',
      { work: [work('2026-04-01T03:30:00Z', 30, call)] },
      at('2026-03', over),
      ['99457'],
      ['99457 careMonth 2026-03-01..2026-03-31: billable x1, has 30/20 on 2026-03-31'],
    ],
    [
      'and not to the next month',
      { work: [work('2026-04-01T03:30:00Z', 30, call)] },
      at('2026-04', over),
      ['99457'],
      ['99457 careMonth 2026-04-01..2026-04-30: impossible x0, has 0/20 on null, tooFewMinutes'],
    ],
    [
      'time from midnight belongs to the day after, and not to the month before',
      { work: [work('2026-04-01T04:00:00Z', 30, call)] },
      at('2026-03', over),
      ['99457'],
      ['99457 careMonth 2026-03-01..2026-03-31: impossible x0, has 0/20 on null, tooFewMinutes'],
    ],
    [
      'set-up waits in the present month',
      { dataDays: ['2026-02-20'] },
      at('2026-03', '2026-03-05T17:00:00Z'),
      ['99453'],
      ['99453 episode 2026-02-20..null: possible x0, has 1/2 on 2026-02-20, lacks 1 days'],
    ],
    [
      'not in one that is over',
      { dataDays: ['2026-02-20'] },
      at('2026-02', '2026-03-05T17:00:00Z'),
      ['99453'],
      ['99453 episode 2026-02-20..null: impossible x0, has 1/2 on 2026-02-20, tooFewDays'],
    ],
    [
      'nor in one that has not begun',
      { dataDays: ['2026-02-20'] },
      at('2026-04', '2026-03-05T17:00:00Z'),
      ['99453'],
      ['99453 episode 2026-02-20..null: impossible x0, has 1/2 on 2026-02-20, tooFewDays'],
    ],
    [
      'nor when no device is in use',
      { dataDays: ['2026-02-20'], isMonitored: false },
      at('2026-03', '2026-03-05T17:00:00Z'),
      ['99453'],
      ['99453 episode 2026-02-20..null: impossible x0, has 1/2 on 2026-02-20, tooFewDays'],
    ],
    [
      'on the first day of a month it waits',
      { dataDays: ['2026-02-20'] },
      at('2026-03', '2026-03-01T17:00:00Z'),
      ['99453'],
      ['99453 episode 2026-02-20..null: possible x0, has 1/2 on 2026-02-20, lacks 1 days'],
    ],
    [
      'and on the last',
      { dataDays: ['2026-02-20'] },
      at('2026-03', '2026-03-31T17:00:00Z'),
      ['99453'],
      ['99453 episode 2026-02-20..null: possible x0, has 1/2 on 2026-02-20, lacks 1 days'],
    ],
    [
      'only the last episode waits',
      { dataDays: ['2026-01-05', '2026-03-05'], episodeEnds: ['2026-01-20'] },
      at('2026-03', '2026-03-06T17:00:00Z'),
      ['99453'],
      [
        '99453 episode 2026-01-05..null: impossible x0, has 1/2 on 2026-01-05, tooFewDays',
        '99453 episode 2026-03-05..null: possible x0, has 1/2 on 2026-03-05, lacks 1 days',
      ],
    ],
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
