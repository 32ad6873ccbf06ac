import { describe, expect, test } from 'vitest';
import { days, judged, march2, minutes, no, nothing, said } from '../../judgedMonth.ts';
import { judgeMonth } from './judge.ts';
import { standardCodes } from './standardCodes.ts';

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
