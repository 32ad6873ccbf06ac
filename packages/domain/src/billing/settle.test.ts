import { describe, expect, test } from 'vitest';
import type { BillRule } from './rules.ts';
import { refusal, settled } from './settle.ts';
import type { CodeVerdict } from './verdict.ts';

type Parts = Partial<Omit<CodeVerdict, 'rule'>> & { rule?: Partial<BillRule> };
const verdict = (code: string, { rule = {}, ...more }: Parts = {}): CodeVerdict => ({
  ...{ code, clock: 'careMonth', state: 'billable', start: '2026-11-01', end: '2026-11-30' },
  ...{ dateOfService: '2026-11-30', has: 20, least: 20, units: 1, missing: [], lastDay: null },
  ...{ daysLeft: null, no: null, by: null, warns: [] },
  ...more,
  rule: {
    ...{ code, clock: 'careMonth', counts: 'minutes', least: 20, most: null, each: null, maxUnits: 1 },
    ...{ replacedBy: null, addOnOf: null, excludes: [], warnsBeside: [], needsContact: false },
    ...{ needsTraining: false, from: '2026-01-01', to: null, payer: 'Medicare', source: '' },
    ...rule,
  },
});
/** What becomes of two codes of which the second excludes the first. */
const beside = (one: Parts, other: Parts, codes: [string, string] = ['A0001', 'A0002']) =>
  settled([
    verdict(codes[0], one),
    verdict(codes[1], { ...other, rule: { excludes: [codes[0]], ...other.rule } }),
  ]).map(({ state, no, by }) => [state, no, by]);

const kept = ['billable', null, null];
const refused = ['impossible', 'excluded', 'A0001'];
const november = { start: '2026-11-01', end: '2026-11-30' };

describe('what codes of a month say of each other (SCR-04)', () => {
  test.each<[string, Parts, Parts, unknown[]]>([
    ['in the same month', november, november, refused],
    ['on one day at the end', november, { start: '2026-11-30', end: '2026-12-29' }, refused],
    ['on one day at the beginning', november, { start: '2026-10-02', end: '2026-11-01' }, refused],
    ['one after the other', november, { start: '2026-12-01', end: '2026-12-30' }, kept],
    ['one before the other', november, { start: '2026-10-01', end: '2026-10-31' }, kept],
    [
      'while the first goes on',
      { ...november, end: null },
      { start: '2027-05-01', end: '2027-05-31' },
      refused,
    ],
    [
      'before the first that goes on',
      { ...november, end: null },
      { start: '2026-10-01', end: '2026-10-31' },
      kept,
    ],
    ['while the second goes on', november, { start: '2026-09-01', end: null }, refused],
    ['that begins after the first and goes on', november, { start: '2026-12-01', end: null }, kept],
  ])('two that exclude each other %s', (_, one, other, expected) => {
    expect(beside(one, other)).toEqual([kept, expected]);
  });

  test('either one’s word is enough, and a code does not exclude itself', () => {
    const first = verdict('A0001', { rule: { excludes: ['A0002'] } });
    expect(settled([first, verdict('A0002')])[1]).toMatchObject({ no: 'excluded', by: 'A0001', units: 0 });
    expect(beside({}, {}, ['A0001', 'A0001'])).toEqual([kept, kept]);
  });

  test('only what is reached excludes, or is excluded', () => {
    expect(beside({ state: 'possible' }, {})[1]).toEqual(kept);
    expect(beside({}, { state: 'possible' })[1]).toEqual(['possible', null, null]);
    expect(beside({ state: 'provisional' }, {})[1]).toEqual(refused);
  });

  test('what is excluded takes nobody else away', () => {
    const third = verdict('A0003', { rule: { excludes: ['A0002'] } });
    const [, second, last] = settled([
      verdict('A0001'),
      verdict('A0002', { rule: { excludes: ['A0001'] } }),
      third,
    ]);
    expect([second?.state, last?.state]).toEqual(['impossible', 'billable']);
  });

  test('an add-on needs its code in the same month, reached or still possible', () => {
    const addOn = (more: Parts = {}) => verdict('99458', { ...more, rule: { addOnOf: '99457' } });
    const alone = { state: 'impossible', no: 'addOnAlone', by: '99457', units: 0, missing: [] };
    expect(settled([addOn()])[0]).toMatchObject(alone);
    expect(settled([verdict('99457'), addOn()])[1]).toMatchObject({ state: 'billable', no: null });
    expect(settled([verdict('99457', { state: 'possible' }), addOn()])[1]).toMatchObject({ no: null });
    expect(settled([verdict('99457', refusal('noContact', null)), addOn()])[1]).toMatchObject(alone);
    expect(settled([verdict('99457', { start: '2026-10-01' }), addOn()])[1]).toMatchObject(alone);
    // Why it is refused itself stays.
    expect(settled([addOn(refusal('notCovered', null))])[0]).toMatchObject({ no: 'notCovered', by: null });
  });

  test('a warning stands beside what is reached, about what is reached', () => {
    const care = verdict('99091', { rule: { warnsBeside: ['99457', '99470'] } });
    expect(settled([care, verdict('99457')])[0]?.warns).toEqual(['99457']);
    expect(settled([care, verdict('99457', { state: 'possible' })])[0]?.warns).toEqual([]);
    expect(settled([{ ...care, state: 'possible' }, verdict('99457')])[0]?.warns).toEqual([]);
  });
});
