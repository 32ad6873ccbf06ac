import { describe, expect, test } from 'vitest';
import { days } from '../../judgedMonth.ts';
import { at, call, doctor, losAngeles, nov20, over, told, work } from '../../toldVerdicts.ts';
import type { BillContext, CareFacts } from './careFacts.ts';

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
  ])('%s', (_label, facts, context, only, lines) => {
    expect(told(facts, context, only)).toEqual(lines);
  });
});
