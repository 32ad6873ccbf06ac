import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convert } from '../vitals/units.ts';
import { gainParameter, newGains, usualGainRule, weightGain } from './weightGain.ts';

const zone = 'America/New_York';
const pounds = (lb: number) => convert(lb, '[lb_av]', 'kg');
/** A weight of a morning of November 2026. */
const weighed = (day: number, lb: number, clock = '12:00') => ({
  at: new Date(`2026-11-${String(day).padStart(2, '0')}T${clock}:00Z`),
  kg: pounds(lb),
});
const gainOf = (lb: number, ...others: Parameters<typeof weighed>[]) =>
  weightGain(
    weighed(20, lb, '13:00'),
    others.map((each) => weighed(...each)),
    usualGainRule,
    zone,
  );

describe('SCR-02: weight that goes up', () => {
  test.each([
    ['exactly 3 lb in a day is not more than 3', 183, [[19, 180]], null],
    ['more than 3 lb from one morning to the next, an hour later', 183.1, [[19, 180]], 'day'],
    ['on the same day', 184, [[20, 180]], 'day'],
    ['3.5 lb in two days is neither', 183.5, [[18, 180]], null],
    ['exactly 5 lb in a week', 185, [[13, 180]], null],
    ['more than 5 lb in a week', 185.2, [[13, 180]], 'week'],
    [
      'what passes both is told by the day',
      186,
      [
        [13, 180],
        [19, 181],
      ],
      'day',
    ],
    ['eight days are no week', 190, [[12, 180]], null],
    [
      'against the lowest, not the last',
      184,
      [
        [19, 182],
        [19, 180, '11:00'],
      ],
      'day',
    ],
    [
      'what was measured later says nothing',
      184,
      [
        [20, 180, '14:00'],
        [21, 170],
      ],
      null,
    ],
    ['what another scale measured in the same second says nothing', 184, [[20, 180, '13:00']], null],
    ['weight that goes down', 170, [[19, 180]], null],
    ['the first weight', 180, [], null],
  ] as const)('%s', (_, lb, others, expected) => {
    expect(gainOf(lb, ...(others as never as Parameters<typeof weighed>[]))?.period ?? null).toBe(expected);
  });

  test('it names the change, the limit and since when', () => {
    const found = gainOf(184.2, [19, 180], [18, 181]);
    expect(found).toMatchObject({ period: 'day', limit: pounds(3), since: weighed(19, 180).at });
    expect(convert(found?.gain ?? 0, 'kg', '[lb_av]')).toBeCloseTo(4.2, 6);
  });

  test('of two that were as low the newer one is told of', () => {
    expect(gainOf(184, [19, 180, '11:00'], [19, 180])?.since).toEqual(weighed(19, 180).at);
    expect(gainOf(184, [19, 180], [19, 180, '11:00'])?.since).toEqual(weighed(19, 180).at);
  });

  test('a milligram more than the rule is a trace, and what is beyond it is not', () => {
    const none = { day: 0, week: 0 };
    const before = { ...weighed(19, 0), kg: 0 };
    const gain = (kg: number) => weightGain({ ...weighed(20, 0), kg }, [before], none, zone);
    expect(gain(1e-6)).toBeNull();
    expect(gain(2e-6)?.gain).toBe(2e-6);
  });

  test('a day is one of the calendar of the patient', () => {
    // 11 PM on the 18th in New York is the 19th in London.
    const late = { at: new Date('2026-11-19T04:00:00Z'), kg: pounds(180) };
    const now = weighed(20, 184);
    expect(weightGain(now, [late], usualGainRule, 'Europe/London')?.period).toBe('day');
    expect(weightGain(now, [late], usualGainRule, zone)).toBeNull();
  });
});

describe('SCR-02: what new weights tell', () => {
  test('one that comes late tells of a known one after it, once', () => {
    const tuesday = weighed(19, 184);
    const monday = weighed(18, 180);
    expect(newGains([tuesday], [monday], usualGainRule, zone)).toMatchObject([
      { weight: tuesday, gain: { since: monday.at } },
    ]);
    const early = weighed(17, 180.5);
    expect(newGains([monday, tuesday], [early], usualGainRule, zone)).toEqual([]);
  });

  const weights = fc.array(
    fc.record({ day: fc.integer({ min: 1, max: 28 }), lb: fc.integer({ min: 170, max: 190 }) }),
    { maxLength: 12 },
  );

  test('in whatever order weights come, the same ones are told of, each once', () => {
    fc.assert(
      fc.property(weights, fc.nat(12), (list, at) => {
        const all = [...new Map(list.map((each) => [each.day, weighed(each.day, each.lb)])).values()];
        const [first, rest] = [all.slice(0, at), all.slice(at)];
        const told = [
          ...newGains([], first, usualGainRule, zone),
          ...newGains(first, rest, usualGainRule, zone),
        ].map(({ weight }) => weight.at.getTime());
        const atOnce = newGains([], all, usualGainRule, zone).map(({ weight }) => weight.at.getTime());
        expect(told.sort()).toEqual(atOnce.sort());
      }),
    );
  });
});

test('SCR-02: alerts that are kept name a gain of weight as they always did', () => {
  expect(gainParameter).toBe('gain');
});
