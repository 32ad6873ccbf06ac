import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { classify, type ParameterLimits } from './readings.ts';
import { typedLimit } from './typedLimit.ts';
import { unitSystems } from './unitSystems.ts';
import {
  areOfOneQuantity,
  asKept,
  convert,
  inReadersUnit,
  limitText,
  type Measure,
  measureIn,
  readingText,
  type UnitCode,
  unitCodes,
  unitNamed,
  unitText,
} from './units.ts';

test.each([
  [178.1, '[lb_av]', 'kg', 80.784801097],
  [100, 'kg', '[lb_av]', 220.462262185],
  [80_000, 'g', 'kg', 80],
  [98.6, '[degF]', 'Cel', 37],
  [37.3, 'Cel', '[degF]', 99.14],
  [-40, 'Cel', '[degF]', -40],
  [5.5, 'mmol/L', 'mg/dL', 99.0858],
  [120, 'mm[Hg]', 'mm[Hg]', 120],
] as const)('%d %s in %s: %d', (value, from, to, expected) => {
  expect(convert(value, from, to)).toBe(expected);
});

test('kilograms are no degrees', () => {
  expect(() => convert(1, 'kg', 'Cel')).toThrow(RangeError);
  expect(areOfOneQuantity('kg', '[lb_av]')).toBe(true);
  expect(areOfOneQuantity('kg', '%')).toBe(false);
});

test('a unit is named by its UCUM code or as people write it', () => {
  for (const code of unitCodes) {
    expect(unitNamed(code)).toBe(code);
    expect(unitNamed(unitText(code))).toBe(code);
  }
  for (const word of ['', 'stone', 'toString', 'kg/m2']) expect(unitNamed(word)).toBeUndefined();
});

test('what a reader has in place of what is kept', () => {
  const shown = (system: 'us' | 'metric') =>
    ['kg', 'g', 'lb', '°C', '°F', 'mg/dL', 'mmol/L', 'mmHg', '%', 'bpm'].map(
      (kept) => measureIn(system, kept).unit,
    );
  expect(shown('us')).toEqual(['lb', 'lb', 'lb', '°F', '°F', 'mg/dL', 'mg/dL', 'mmHg', '%', 'beats/min']);
  expect(shown('metric')).toEqual(['kg', 'kg', 'kg', '°C', '°C', 'mg/dL', 'mg/dL', 'mmHg', '%', 'beats/min']);
  expect(measureIn('us', 'stone')).toEqual({ unit: 'stone' });
  expect(measureIn('us', null)).toEqual({ unit: '' });
  expect(readingText(measureIn('us', 'stone'), 12.5)).toBe('12.5');
  expect(limitText(measureIn('us', 'stone'), 12.5, 'max')).toBe('12.5');
});

const pounds = measureIn('us', 'kg');
const fahrenheit = measureIn('us', 'Cel');

test.each([
  [fahrenheit, 37.3, 'max', '99.1'],
  [fahrenheit, 37.3, 'min', '99.14'],
  [fahrenheit, 37.9, 'max', '100.2'],
  [fahrenheit, 35.1, 'min', '95.2'],
  [fahrenheit, 39, 'max', '102.2'],
  [pounds, convert(178, '[lb_av]', 'kg'), 'min', '178'],
  [pounds, convert(178.15, '[lb_av]', 'kg'), 'max', '178.15'],
  // 176.5903 lb: toward Normal.
  [pounds, 80.1, 'max', '176.59'],
  [pounds, 80.1, 'min', '176.6'],
  [measureIn('metric', 'kg'), 80.1, 'min', '80.1'],
  // What somebody else typed in pounds.
  [measureIn('metric', 'kg'), 80.784801097, 'max', '80.78'],
] as const)('a limit of %o kept as %d (%s) reads %s', (measure, kept, end, text) => {
  expect(limitText(measure, kept, end)).toBe(text);
});

const none = { min: null, max: null };
const upTo = (max: number): ParameterLimits => ({
  normal: { min: null, max },
  cautious: none,
  critical: { min: null, max: max + 100 },
});

test('a reading that would read like the limit that it is beyond says more', () => {
  const limit = convert(99.1, '[degF]', 'Cel');
  expect(classify(37.3, upTo(limit))).toBe('Cautious');
  expect(readingText(fahrenheit, 37.3)).toBe('99.1');
  expect(readingText(fahrenheit, 37.3, upTo(limit))).toBe('99.14');
  expect(readingText(fahrenheit, limit, upTo(limit))).toBe('99.1');
  expect(readingText(pounds, 80.1, upTo(80.1)), 'at the limit').toBe('176.59');
  expect(readingText(pounds, 80.1)).toBe('176.6');
});

/** Every unit in which a reader may type or read. */
const measures: readonly Measure[] = unitSystems.flatMap((system) =>
  unitCodes.map((code) => measureIn(system, code)),
);
const measure = fc.constantFrom(...measures);
const end = fc.constantFrom('min', 'max');
/** A number as somebody types it, with at most so many decimals. */
const typed = (decimals: number) =>
  fc.integer({ min: 0, max: 500 * 10 ** decimals }).map((whole) => whole / 10 ** decimals);

describe('there and back changes nothing that a person can see', () => {
  test('a text that is typed, kept and shown is the text that was typed', () => {
    fc.assert(
      fc.property(measure, end, typed(2), (how, which, hundredths) => {
        // 99.14 °F are 37.3 °C, which nobody typed in °F: temperatures are typed in tenths.
        const value = how.unit === '°F' ? Math.round(hundredths * 10) / 10 : hundredths;
        const kept = asKept(how, value);
        // Grams and mmol/L are nobody's to type.
        fc.pre(how.from !== 'g' && how.from !== 'mmol/L');
        expect(limitText(how, kept, which)).toBe(String(value));
        if (Number.isInteger(value * 10) && how.unit !== 'mg/dL') {
          expect(readingText(how, kept)).toBe(String(value));
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('a limit that nobody touched stays as it is, in any unit and to the last digit', () => {
    fc.assert(
      fc.property(measure, end, fc.double({ min: 0, max: 500, noNaN: true }), (how, which, kept) => {
        const text = limitText(how, kept, which);
        expect(typedLimit(how, Number(text), kept, which)).toBe(kept);
      }),
    );
  });

  test('what is typed anew is what was typed', () => {
    expect(typedLimit(pounds, 176.6, 80.1, 'max')).toBe(convert(176.6, '[lb_av]', 'kg'));
    expect(typedLimit(pounds, 176.59, 80.1, 'max')).toBe(80.1);
    expect(typedLimit(pounds, 176.59, null, 'max')).not.toBe(80.1);
  });

  test('equal texts of one unit are equal numbers, and the greater text is the greater number', () => {
    const codes = fc.constantFrom<UnitCode>('[lb_av]', '[degF]', 'kg', 'Cel');
    fc.assert(
      fc.property(codes, typed(1), typed(1), (code, one, other) => {
        const own = code === '[lb_av]' || code === 'kg' ? 'kg' : 'Cel';
        const [a, b] = [convert(one, code, own), convert(other, code, own)];
        expect(Math.sign(a - b)).toBe(Math.sign(one - other));
      }),
    );
  });
});

describe('what is shown never says another class than the one that was decided', () => {
  /** Readings and limits as they come: each typed or measured in one of the two units, so that grids are mixed. */
  const pair = fc.constantFrom<readonly [UnitCode, UnitCode]>(['kg', '[lb_av]'], ['Cel', '[degF]']);
  const amount = fc.record({ value: typed(1), isForeign: fc.boolean() });
  const of = (
    [own, foreign]: readonly [UnitCode, UnitCode],
    { value, isForeign }: { value: number; isForeign: boolean },
  ) => (isForeign ? convert(value, foreign, own) : value);

  test.each(unitSystems)('in %s', (system) => {
    fc.assert(
      fc.property(
        pair,
        fc.array(amount, { minLength: 4, maxLength: 4 }),
        amount,
        fc.integer({ min: -3, max: 3 }),
        (units, four, free, near) => {
          const how = measureIn(system, units[0]);
          const [a = 0, b = 0, c = 0, d = 0] = four.map((each) => of(units, each)).sort((x, y) => x - y);
          // Two limits within a hair of each other may read alike, and then no text lies between them.
          fc.pre([b - a, c - b, d - c].every((apart) => apart === 0 || apart > 0.01));
          const limits = { normal: none, cautious: { min: b, max: c }, critical: { min: a, max: d } };
          // Half of the readings lie where it matters: within a hair of a limit.
          const close = of(units, {
            value: Math.round((inReadersUnit(how, c) + near / 10) * 10) / 10,
            isForeign: system === 'us',
          });
          for (const reading of [of(units, free), close, a, b, c, d]) {
            const shown = Number(readingText(how, reading, limits));
            const end = (value: number, which: 'min' | 'max') => Number(limitText(how, value, which));
            const asShown = {
              normal: none,
              cautious: { min: end(b, 'min'), max: end(c, 'max') },
              critical: { min: end(a, 'min'), max: end(d, 'max') },
            };
            expect(classify(shown, asShown)).toBe(classify(reading, limits));
            expect(Math.abs(shown - inReadersUnit(how, reading))).toBeLessThan(0.051);
          }
        },
      ),
      { numRuns: 2000 },
    );
  });
});
