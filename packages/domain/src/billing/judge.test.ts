import { describe, expect, test } from 'vitest';
import { dayPlus, daysFrom } from '../time/days.ts';
import type { BillContext, CareFacts, CareStretch } from './careFacts.ts';
import { dataDaysOf, devicePeriods } from './devicePeriods.ts';
import { judgeMonth } from './judge.ts';
import { standardCodes } from './standardCodes.ts';

const newYork = 'America/New_York';

const nothing: CareFacts = {
  dataDays: [],
  episodeEnds: [],
  isMonitored: true,
  work: [],
  consent: { from: '2020-01-01', to: null },
  hasOrder: true,
  hasDiagnosis: true,
  hasTraining: true,
  otherClaims: [],
  billedSetUps: [],
};

/** The month judged after it and all its periods are over. */
const judged = (year: number, month: number, now = '2027-06-01T12:00:00Z'): BillContext => ({
  month: { year, month },
  now: new Date(now),
  patientZone: newYork,
  clinicZone: newYork,
  periodRule: 'thirtyDays',
  codes: standardCodes,
  isCovered: () => true,
});

const days = (first: string, count: number) => daysFrom(first, dayPlus(first, count - 1));

const minutes = (at: string, seconds: number, isInteractive = false): CareStretch => {
  const start = new Date(at);
  return { start, end: new Date(start.getTime() + seconds * 1000), isInteractive, isPhysicians: false };
};

/** What a month says, in one line for each code that is not simply impossible. */
const said = (facts: Partial<CareFacts>, context: BillContext) =>
  judgeMonth({ ...nothing, ...facts }, context)
    .filter(({ state }) => state !== 'impossible')
    .map(({ code, units, state, dateOfService, missing }) => {
      const lacks = missing.map((each) => ('count' in each ? `${each.count} ${each.what}` : each.what));
      const times = units > 1 ? ` x${units}` : '';
      return `${code}${times} ${state}${dateOfService ? ` ${dateOfService}` : ''}${lacks.length > 0 ? ` lacks ${lacks.join(', ')}` : ''}`;
    });

const no = (facts: Partial<CareFacts>, context: BillContext, code: string) =>
  judgeMonth({ ...nothing, ...facts }, context)
    .filter((each) => each.code === code)
    .map((each) => (each.by ? `${each.no} ${each.by}` : each.no));

/** 30 days from March 2: the period ends in March. */
const march2 = '2026-03-02';

describe('the labelled patients of each edge (SCR-04)', () => {
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

describe('papers, and others who bill', () => {
  const facts = { dataDays: days(march2, 16), work: [minutes('2026-03-10T15:00:00Z', 1200, true)] };

  test('without consent, order or diagnosis nothing is billed, also when the clock is over; training is asked for set-up alone', () => {
    expect(
      said(
        { ...facts, consent: null, hasOrder: false, hasDiagnosis: false, hasTraining: false },
        judged(2026, 3),
      ),
    ).toEqual([
      '99453 possible 2026-03-03 lacks consent, order, diagnosis, training',
      '99454 possible 2026-03-17 lacks consent, order, diagnosis',
      '99457 possible 2026-03-10 lacks consent, order, diagnosis',
    ]);
  });

  test('days before the consent and after its end do not count, nor minutes', () => {
    expect(said({ ...facts, consent: { from: '2026-03-03', to: null } }, judged(2026, 4))).toEqual([
      '99445 billable 2026-03-17',
    ]);
    expect(said({ ...facts, consent: { from: march2, to: '2026-03-16' } }, judged(2026, 3))).toContain(
      '99445 billable 2026-03-16',
    );
    expect(no({ ...facts, consent: { from: '2026-03-11', to: null } }, judged(2026, 3), '99457')).toEqual([
      'tooFewMinutes',
    ]);
  });

  test.each(['otherPractice', 'otherProgramme'] as const)(
    '%s in the period refuses every code of it',
    (kind) => {
      const until = (to: string | null, from = '2026-01-01') => ({ otherClaims: [{ kind, from, to }] });
      expect(no({ ...facts, ...until(null) }, judged(2026, 3), '99454')).toEqual([kind]);
      expect(no({ ...facts, ...until(march2) }, judged(2026, 3), '99454')).toEqual([kind]);
      expect(no({ ...facts, ...until('2026-03-01') }, judged(2026, 3), '99454')).toEqual([null]);
      expect(no({ ...facts, ...until('2026-03-01') }, judged(2026, 3), '99457')).toEqual([kind]);
    },
  );

  test('a payer who does not cover a code, and a code that the clinic does not bill by', () => {
    const context = { ...judged(2026, 3), isCovered: (code: string) => code !== '99454' };
    expect(no(facts, context, '99454')).toEqual(['notCovered']);
    const codes = standardCodes.filter(({ code }) => code !== '99457');
    expect(
      no({ work: [minutes('2026-03-10T15:00:00Z', 2400, true)] }, { ...judged(2026, 3), codes }, '99458'),
    ).toEqual(['addOnAlone 99457']);
  });

  test('set-up once in an episode, and not when a bill of another month has it', () => {
    const steady = { dataDays: days('2026-01-02', 200) };
    expect(said(steady, judged(2026, 1))).toContain('99453 billable 2026-01-03');
    expect(no(steady, judged(2026, 3), '99453')).toEqual(['billedBefore']);
    expect(no({ ...facts, billedSetUps: ['2026-02-20'] }, judged(2026, 3), '99453')).toEqual([null]);
    expect(no({ ...facts, billedSetUps: ['2026-04-20'] }, judged(2026, 3), '99453')).toEqual([
      'billedBefore',
    ]);
    const twice = { dataDays: [...days('2026-01-02', 5), ...days(march2, 5)], episodeEnds: ['2026-01-20'] };
    expect(said(twice, judged(2026, 3))).toContain('99453 billable 2026-03-03');
  });

  test('99091 beside 99457 is billed with a warning', () => {
    const work = [{ ...minutes('2026-03-10T15:00:00Z', 1800, true), isPhysicians: true }];
    const verdicts = judgeMonth({ ...nothing, dataDays: days(march2, 16), work }, judged(2026, 3));
    expect(verdicts.find(({ code }) => code === '99091')).toMatchObject({
      state: 'billable',
      warns: ['99457'],
    });
    expect(verdicts.find(({ code }) => code === '99457')).toMatchObject({ state: 'billable', warns: [] });
  });

  test('a code of the clinic itself, and a threshold that asks for more', () => {
    const own = {
      code: 'X1234',
      description: 'Own',
      unit: 'days',
      threshold: 10,
      excludes: ['99454'],
    } as const;
    const codes = [
      ...standardCodes.map((each) => (each.code === '99454' ? { ...each, threshold: 18 } : each)),
      { ...own, excludes: [...own.excludes], effectiveFrom: '2026-01-01', effectiveTo: null },
    ];
    const context = { ...judged(2026, 3), codes };
    expect(said(facts, context)).toContain('X1234 billable 2026-03-17');
    expect(no(facts, context, '99454')).toEqual(['tooFewDays']);
    expect(no({ dataDays: days(march2, 20) }, context, 'X1234')).toEqual(['excluded 99454']);
  });

  test('the care month is dated by the zone of the clinic, a device period by that of the patient', () => {
    const far = { ...judged(2026, 3), patientZone: 'Pacific/Pago_Pago' };
    const work = [
      { ...minutes('2026-03-10T05:00:00Z', 1800, true), isPhysicians: true },
      minutes('2026-03-10T06:00:00Z', 60),
    ];
    const dated = judgeMonth({ ...nothing, dataDays: days(march2, 16), work }, far).map(
      ({ code, dateOfService }) => [code, dateOfService],
    );
    expect(dated).toContainEqual(['99457', '2026-03-10']);
    expect(dated).toContainEqual(['99091', '2026-03-09']);
  });

  test('a period of silence has no data, and not too few days', () => {
    const silent = { dataDays: days('2026-01-30', 16) };
    expect(no(silent, judged(2026, 3), '99454')).toEqual(['noData']);
    expect(no({ dataDays: [...silent.dataDays, '2026-03-05'] }, judged(2026, 3), '99454')).toEqual([
      'tooFewDays',
    ]);
  });

  test('what is reached to the day by a code that is not in force is said so', () => {
    const codes = standardCodes.map((each) =>
      each.code === '99454' ? { ...each, effectiveFrom: '2026-06-01' } : each,
    );
    expect(no({ dataDays: days(march2, 16) }, { ...judged(2026, 3), codes }, '99454')).toEqual([
      'notInForce',
    ]);
    expect(no({ dataDays: days(march2, 15) }, { ...judged(2026, 3), codes }, '99454')).not.toEqual([
      'notInForce',
    ]);
  });

  test('a code that ends while its clock runs can only use the days until then', () => {
    const own = { code: 'X1234', description: 'Own', unit: 'days', threshold: 10, excludes: [] } as const;
    const codes = [
      ...standardCodes,
      { ...own, excludes: [], effectiveFrom: '2026-01-01', effectiveTo: '2026-03-20' },
    ];
    // March 15 to 20 are six days; to the end of the period there are seventeen.
    const at = { ...judged(2026, 3, '2026-03-15T17:00:00Z'), codes };
    expect(said({ dataDays: days(march2, 4) }, at)).toContain('X1234 possible 2026-03-05 lacks 6 days');
    expect(no({ dataDays: days(march2, 3) }, at, 'X1234')).toEqual(['tooFewDays']);
  });

  test('of two rules of a set-up, both of which can still be met, the one that lacks less', () => {
    const facts = { dataDays: days('2025-12-01', 5) };
    // By the rule of 2025 eleven days are missing; from January on, one.
    expect(said(facts, judged(2025, 12, '2025-12-10T17:00:00Z'))).toContain(
      '99453 possible 2025-12-05 lacks 1 days',
    );
  });

  test('a set-up that waits for a paper is of its own month all the same', () => {
    const facts = { dataDays: days('2026-01-02', 200), hasOrder: false };
    expect(said(facts, judged(2026, 1))).toContain('99453 possible 2026-01-03 lacks order');
    expect(no(facts, judged(2026, 3), '99453')).toEqual(['billedBefore']);
  });

  test('a code of the clinic that counted days, then minutes: each rule by its own clock', () => {
    const own = { code: 'X1234', description: 'Own', excludes: [] } as const;
    const codes = [
      ...standardCodes,
      {
        ...own,
        unit: 'days' as const,
        threshold: 10,
        effectiveFrom: '2026-01-01',
        effectiveTo: '2026-02-28',
      },
      { ...own, unit: 'minutes' as const, threshold: 15, effectiveFrom: '2026-03-01', effectiveTo: null },
    ].map((each) => ({ ...each, excludes: [] }));
    const context = { ...judged(2026, 3), codes };
    const facts = { dataDays: days(march2, 3), work: [minutes('2026-03-10T15:00:00Z', 1200, true)] };
    const ownCode = judgeMonth({ ...nothing, ...facts }, context).filter(({ code }) => code === 'X1234');
    expect(ownCode.map(({ clock, state, no: why }) => [clock, state, why])).toEqual([
      ['devicePeriod', 'impossible', 'tooFewDays'],
      ['careMonth', 'billable', null],
    ]);
  });

  test('a set-up is done on its day, whatever else of the month still runs', () => {
    const running = judged(2026, 3, '2026-03-20T17:00:00Z');
    expect(said({ dataDays: days(march2, 5) }, running)).toContain('99453 billable 2026-03-03');
  });

  test('a call over the end of a month is dated by its last day in it', () => {
    // A quarter of an hour of February, and one of March.
    const work = [minutes('2026-03-01T04:45:00Z', 30 * 60, true)];
    expect(said({ work }, judged(2026, 2))).toEqual(['99470 billable 2026-02-28']);
    expect(said({ work }, judged(2026, 3))).toEqual(['99470 billable 2026-03-01']);
  });
});

test('a set-up that waits for days has no last day, and none is counted down to (SCR-04)', () => {
  const waits = judgeMonth(
    { ...nothing, dataDays: ['2026-03-10'] },
    judged(2026, 3, '2026-03-10T15:00:00Z'),
  ).find(({ code }) => code === '99453');
  expect(waits).toMatchObject({
    state: 'possible',
    missing: [{ what: 'days', count: 1 }],
    lastDay: null,
    daysLeft: null,
  });
});
