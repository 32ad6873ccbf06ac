import { describe, expect, test } from 'vitest';
import { days, judged, march2, minutes, newYork, no, nothing, said } from '../../judgedMonth.ts';
import type { BillContext, CareFacts } from './careFacts.ts';
import { dataDaysOf, devicePeriods } from './devicePeriods.ts';
import { judgeMonth } from './judge.ts';

describe('the labeled patients of each edge (SCR-04)', () => {
  test.each<[label: string, facts: Partial<CareFacts>, context: BillContext, said: string[]]>([
    [
      '15 days of data',
      { dataDays: days(march2, 15) },
      judged(2026, 3),
      ['99453 billable 2026-03-03', '99445 billable 2026-03-16'],
    ],
    [
      '16 days of data',
      { dataDays: days(march2, 16) },
      judged(2026, 3),
      ['99453 billable 2026-03-03', '99454 billable 2026-03-17'],
    ],
    ['one day of data: nothing', { dataDays: days(march2, 1) }, judged(2026, 3), []],
    [
      '19:59 minutes with a call',
      { work: [minutes('2026-03-10T15:00:00Z', 19 * 60 + 59, true)] },
      judged(2026, 3),
      ['99470 billable 2026-03-10'],
    ],
    [
      '20:00 minutes with a call',
      { work: [minutes('2026-03-10T15:00:00Z', 20 * 60, true)] },
      judged(2026, 3),
      ['99457 billable 2026-03-10'],
    ],
    [
      'twelve entries of 1:40, none of which is two minutes, sum to 20',
      {
        work: Array.from({ length: 12 }, (_, at) =>
          minutes(`2026-03-${String(at + 10)}T15:00:00Z`, 100, at === 0),
        ),
      },
      judged(2026, 3),
      ['99457 billable 2026-03-21'],
    ],
    [
      '39:59',
      { work: [minutes('2026-03-10T15:00:00Z', 2399, true)] },
      judged(2026, 3),
      ['99457 billable 2026-03-10'],
    ],
    [
      '40:00',
      { work: [minutes('2026-03-10T15:00:00Z', 2400, true)] },
      judged(2026, 3),
      ['99457 billable 2026-03-10', '99458 billable 2026-03-10'],
    ],
    [
      'three hours: two further units at most',
      { work: [minutes('2026-03-10T15:00:00Z', 3 * 3600, true)] },
      judged(2026, 3),
      ['99457 billable 2026-03-10', '99458 x2 billable 2026-03-10'],
    ],
    ['no live contact', { work: [minutes('2026-03-10T15:00:00Z', 3600)] }, judged(2026, 3), []],
    [
      'a call over the end of February counts for both months',
      { work: [minutes('2026-03-01T04:55:00Z', 20 * 60, true)] },
      judged(2026, 3),
      ['99470 billable 2026-03-01'],
    ],
    [
      'leap February: a period from January 31 ends on February 29',
      { dataDays: days('2028-01-31', 16) },
      judged(2028, 2, '2028-06-01T12:00:00Z'),
      ['99453 billable 2028-02-01', '99454 billable 2028-02-15'],
    ],
    [
      'across New Year, data until December: the rules of 2025',
      { dataDays: days('2025-12-15', 15) },
      judged(2026, 1),
      [],
    ],
    [
      'across New Year, one day of data in January: the rules of 2026',
      { dataDays: [...days('2025-12-15', 15), '2026-01-02'].slice(1) },
      judged(2026, 1),
      ['99453 billable 2026-01-02', '99445 billable 2026-01-02'],
    ],
    [
      'a device changed in the middle of a period: one row of periods',
      { dataDays: [...days(march2, 8), ...days('2026-03-20', 8)], episodeEnds: ['2026-03-12'] },
      judged(2026, 3),
      ['99453 billable 2026-03-03', '99454 billable 2026-03-27'],
    ],
    [
      'two periods end in one month',
      { dataDays: [...days('2026-06-01', 2), ...days('2026-12-02', 1)], episodeEnds: [] },
      judged(2026, 12),
      [],
    ],
  ])('%s', (_label, facts, context, lines) => {
    expect(said(facts, context)).toEqual(lines);
  });

  test('the 16th day at 23:59 of the patient counts, and at 0:00 of the next is another day', () => {
    const noons = days(march2, 15).map((day) => ({ at: new Date(`${day}T17:00:00Z`), isDevices: true }));
    const zones = [{ from: new Date('2020-01-01T00:00:00Z'), timeZone: newYork }] as const;
    const now = new Date('2026-12-01T00:00:00Z');
    const last = (at: string) =>
      dataDaysOf([...noons, { at: new Date(at), isDevices: true }], zones, now).at(-1);
    expect(last('2026-04-01T03:59:59Z')).toBe('2026-03-31');
    expect(last('2026-04-01T04:00:00Z')).toBe('2026-04-01');
    const facts = (day: string) => ({ dataDays: [...days(march2, 15), day] });
    expect(said(facts('2026-03-31'), judged(2026, 3))).toContain('99454 billable 2026-03-31');
    expect(said(facts('2026-04-01'), judged(2026, 3))).toContain('99445 billable 2026-03-16');
  });

  test('what was typed by hand is no day, nor what has not come', () => {
    const zones = [{ from: new Date(0), timeZone: 'UTC' }] as const;
    const now = new Date('2026-03-05T12:00:00Z');
    expect(
      dataDaysOf(
        [
          { at: new Date('2026-03-04T10:00:00Z'), isDevices: true },
          { at: new Date('2026-03-04T11:00:00Z'), isDevices: true },
          { at: new Date('2026-03-03T10:00:00Z'), isDevices: false },
          { at: new Date('2026-03-05T12:00:01Z'), isDevices: true },
          { at: new Date('2026-03-05T12:00:00Z'), isDevices: true },
        ],
        zones,
        now,
      ),
    ).toEqual(['2026-03-04', '2026-03-05']);
  });

  test('who moves keeps the days that were: each reading by the zone of its time', () => {
    const zones = [
      { from: new Date('2026-01-01T00:00:00Z'), timeZone: newYork },
      { from: new Date('2026-03-10T00:00:00Z'), timeZone: 'America/Los_Angeles' },
    ] as const;
    // 4:30 UTC is half past eleven the evening before in New York (winter), half past nine in Los Angeles (summer).
    const readings = ['2026-03-05T04:30:00Z', '2026-03-12T04:30:00Z', '2026-03-12T07:30:00Z'];
    const at = readings.map((each) => ({ at: new Date(each), isDevices: true }));
    expect(dataDaysOf(at, zones, new Date('2026-04-01T00:00:00Z'))).toEqual([
      '2026-03-04',
      '2026-03-11',
      '2026-03-12',
    ]);
  });

  test('months with two device lines and with none', () => {
    const steady = { dataDays: days('2026-01-02', 330) };
    const ends = devicePeriods(steady.dataDays, [], '2026-12-31').map(({ end }) => end);
    expect(ends.slice(0, 4)).toEqual(['2026-01-31', '2026-03-02', '2026-04-01', '2026-05-01']);
    const lines = (month: number) =>
      judgeMonth({ ...nothing, ...steady }, judged(2026, month)).filter(({ code }) => code === '99454')
        .length;
    expect([1, 2, 3, 4, 5].map(lines)).toEqual([1, 0, 1, 1, 2]);
  });
});

describe('while a clock runs', () => {
  test('what is reached is provisional, what can replace it is possible, with days and last day', () => {
    const facts = { dataDays: days('2026-10-24', 15) };
    const verdicts = judgeMonth({ ...nothing, ...facts }, judged(2026, 11, '2026-11-20T17:00:00Z'));
    const of = (code: string) => verdicts.find((each) => each.code === code);
    expect(of('99445')).toMatchObject({ state: 'provisional', units: 1, has: 15 });
    expect(of('99454')).toMatchObject({
      ...{ state: 'possible', missing: [{ what: 'days', count: 1 }] },
      ...{ lastDay: '2026-11-22', daysLeft: 2, units: 0 },
    });
  });

  test('when more days are missing than are left it is impossible', () => {
    // Periods of March 2 to 31. On March 29 without a reading yet, three days can still come.
    const at = judged(2026, 3, '2026-03-29T17:00:00Z');
    expect(said({ dataDays: days(march2, 13) }, at)).toContain('99454 possible 2026-03-14 lacks 3 days');
    expect(no({ dataDays: days(march2, 12) }, at, '99454')).toEqual(['tooFewDays']);
    expect(no({ dataDays: days(march2, 13), isMonitored: false }, at, '99454')).toEqual(['tooFewDays']);
    expect(no({ dataDays: [...days(march2, 12), '2026-03-29'] }, at, '99454')).toEqual(['tooFewDays']);
  });

  test('minutes and a contact until the end of the month of the clinic', () => {
    const work = [minutes('2026-03-10T15:00:00Z', 15 * 60)];
    expect(said({ work }, judged(2026, 3, '2026-03-31T17:00:00Z'))).toEqual([
      '99457 possible 2026-03-10 lacks 5 minutes, contact',
      '99458 possible 2026-03-10 lacks 25 minutes, contact',
      '99470 possible 2026-03-10 lacks contact',
    ]);
    expect(no({ work }, judged(2026, 3), '99470')).toEqual(['noContact']);
    // 3:56 UTC: four minutes are left of March.
    expect(no({ work }, judged(2026, 3, '2026-04-01T03:56:00Z'), '99457')).toEqual(['tooFewMinutes']);
    expect(said({ work }, judged(2026, 3, '2026-04-01T03:55:00Z'))).toContain(
      '99457 possible 2026-03-10 lacks 5 minutes, contact',
    );
  });

  test('an add-on tells what another unit takes', () => {
    const work = [minutes('2026-03-10T15:00:00Z', 45 * 60, true)];
    expect(said({ work }, judged(2026, 3, '2026-03-20T17:00:00Z'))).toEqual([
      '99457 provisional 2026-03-10',
      '99458 provisional 2026-03-10 lacks 15 minutes',
    ]);
  });
});
