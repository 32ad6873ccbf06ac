import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { measureIn } from '../vitals/units.ts';
import { type LimitField, limitFields } from './limitRules.ts';
import {
  liveLimitErrors,
  openRangeForm,
  type RangeForm,
  saveRefusal,
  submitLimitErrors,
  type TypedParameter,
  typedNumber,
} from './rangeForm.ts';
import { rangeParameters } from './rangeLimits.ts';

const right: TypedParameter = {
  parameter: 'systolic',
  measure: measureIn('us', 'mmHg'),
  found: { cautiousMin: null, cautiousMax: null, criticalMin: null, criticalMax: null },
  unitDescription: null,
  normal: { min: 95, max: 135 },
  cautiousMin: '90',
  cautiousMax: '140',
  criticalMin: '85',
  criticalMax: '165',
};
const form: RangeForm = {
  doctorName: 'Wren Q. Exampledoc',
  start: '2026-11-21T10:30',
  end: '2126-11-21T10:30',
  isStartByForm: false,
  withLimits: true,
  parameters: [right],
};
const all = new Set(limitFields);

describe('openRangeForm (RNG-02, RNG-04)', () => {
  const own = [{ parameter: 'systolic', unit: 'mmHg', unitDescription: 'Pressure', min: 95, max: 135 }];
  const open = (limits: { min: number | null; max: number | null }) =>
    openRangeForm(
      'Wren Q. Exampledoc',
      rangeParameters(
        own,
        new Map([
          [
            'systolic',
            { normal: { min: 95, max: 135 }, cautious: limits, critical: { min: 85.5, max: null } },
          ],
        ]),
        new Map(),
      ),
      'us',
    );

  test('found limits are typed in, and the checkbox is on', () => {
    expect(open({ min: 90, max: 140 })).toEqual({
      doctorName: 'Wren Q. Exampledoc',
      start: '',
      end: '',
      isStartByForm: false,
      withLimits: true,
      parameters: [
        {
          ...right,
          unitDescription: 'Pressure',
          found: { cautiousMin: 90, cautiousMax: 140, criticalMin: 85.5, criticalMax: null },
          criticalMin: '85.5',
          criticalMax: '',
        },
      ],
    });
  });

  test('limits equal to the normal range are none (behaviour R12)', () => {
    const span = { min: 95, max: 135 };
    const opened = openRangeForm(
      'x',
      rangeParameters(
        own,
        new Map([['systolic', { normal: span, cautious: span, critical: span }]]),
        new Map(),
      ),
      'us',
    );
    expect(opened.withLimits).toBe(false);
    expect(opened.parameters[0]).toMatchObject({
      cautiousMin: '',
      cautiousMax: '',
      criticalMin: '',
      criticalMax: '',
    });
  });

  test('a limit of another unit opens in the reader’s, and is saved as it was found unless it is changed', () => {
    const [typed] = openRangeForm(
      'x',
      rangeParameters(
        [{ parameter: 'temperature', unit: '°C', unitDescription: null, min: 36.5, max: 37.3 }],
        new Map([
          [
            'temperature',
            {
              normal: { min: 36.5, max: 37.3 },
              cautious: { min: 36, max: 37.87 },
              critical: { min: 35.1, max: 39 },
            },
          ],
        ]),
        new Map(),
      ),
      'us',
    ).parameters;
    if (!typed) throw new Error('no parameter');
    expect(limitFields.map((field) => typed[field])).toEqual(['96.8', '100.166', '95.2', '102.2']);
    expect(limitFields.map((field) => typedNumber(typed, field))).toEqual([36, 37.87, 35.1, 39]);
    expect(typedNumber({ ...typed, criticalMax: '102.0' }, 'criticalMax')).toBe(38.8888888889);
    expect(typedNumber({ ...typed, criticalMax: '' }, 'criticalMax')).toBeNull();
  });
});

const texts = {
  cautious: 'cautiousMinBelowMax',
  critical: 'criticalMinBelowMax',
  mins: 'cautiousMinAboveCritical',
  maxs: 'cautiousMaxBelowCritical',
};

describe('liveLimitErrors (RNG-16 to RNG-19)', () => {
  // Of a parameter that no device of ours measures, so that every number is plausible.
  const free = { ...right, parameter: 'free' };
  test.each<[Partial<TypedParameter>, object]>([
    [{}, {}],
    [{ cautiousMin: '140' }, { cautiousMin: texts.cautious }],
    [{ cautiousMin: '141' }, { cautiousMin: texts.cautious }],
    [{ criticalMin: '89.9' }, {}],
    [{ criticalMin: '90' }, { cautiousMin: texts.mins }],
    [{ criticalMax: '140' }, { cautiousMax: texts.maxs }],
    [{ criticalMax: '85', cautiousMax: '' }, { criticalMin: texts.critical }],
    [{ criticalMin: '165', cautiousMin: '' }, { criticalMin: texts.critical }],
    [{ cautiousMin: '', cautiousMax: '', criticalMin: '', criticalMax: '' }, {}],
    // An empty limit is none, not zero.
    [{ cautiousMin: '', cautiousMax: '-5', criticalMin: '', criticalMax: '' }, {}],
    [{ cautiousMin: '5', cautiousMax: '', criticalMin: '', criticalMax: '' }, {}],
    [{ cautiousMin: 'x' }, { cautiousMin: 'notANumber' }],
    [{ cautiousMin: ' ' }, {}],
    [{ cautiousMin: '140', criticalMin: '150' }, { cautiousMin: texts.cautious }],
  ])('all edited, %j: %j', (change, errors) => {
    expect(liveLimitErrors({ ...free, ...change }, all)).toEqual(errors);
  });

  test.each<[LimitField[], object]>([
    [[], {}],
    [['cautiousMin'], { cautiousMin: texts.cautious }],
    [['cautiousMax'], { cautiousMax: texts.cautious }],
    [['criticalMin'], { criticalMin: texts.critical }],
    [['criticalMax'], { criticalMax: texts.critical }],
    [['cautiousMin', 'cautiousMax'], { cautiousMin: texts.cautious, cautiousMax: texts.maxs }],
  ])('equal limits are wrong only where %j was edited (behaviour R12)', (edited, errors) => {
    const equal = { ...free, cautiousMin: '9', cautiousMax: '9', criticalMin: '9', criticalMax: '9' };
    expect(liveLimitErrors(equal, new Set(edited))).toEqual(errors);
  });

  test('what no device measures is told where it was edited (F16)', () => {
    const typed = { ...right, criticalMin: '-5', criticalMax: '1000' };
    expect(liveLimitErrors(typed, new Set(['criticalMax']))).toEqual({ criticalMax: 'notPlausible' });
  });

  test('a text that is no number is told only where it was edited', () => {
    expect(liveLimitErrors({ ...right, criticalMax: 'x' }, new Set(['cautiousMin']))).toEqual({});
  });

  const number = fc.integer({ min: -50, max: 50 }).map(String);
  test('right exactly when the four stand in strict order', () => {
    fc.assert(
      fc.property(number, number, number, number, (cautiousMin, cautiousMax, criticalMin, criticalMax) => {
        const errors = liveLimitErrors({ ...free, cautiousMin, cautiousMax, criticalMin, criticalMax }, all);
        const isOrdered =
          Number(criticalMin) < Number(cautiousMin) &&
          Number(cautiousMin) < Number(cautiousMax) &&
          Number(cautiousMax) < Number(criticalMax);
        expect(Object.keys(errors).length === 0).toBe(isOrdered);
      }),
    );
  });

  test('a message stands only at an edited field', () => {
    fc.assert(
      fc.property(
        fc.subarray([...limitFields]),
        fc.array(fc.string(), { minLength: 4, maxLength: 4 }),
        (edited, values) => {
          const typed = Object.fromEntries(limitFields.map((field, at) => [field, values[at] ?? '']));
          for (const field of Object.keys(liveLimitErrors({ ...right, ...typed }, new Set(edited)))) {
            expect(edited).toContain(field);
          }
        },
      ),
    );
  });
});

describe('submitLimitErrors (RNG-14, RNG-15)', () => {
  test.each<[Partial<TypedParameter>, object]>([
    [{}, {}],
    [{ cautiousMin: '140' }, {}],
    [{ cautiousMin: '140.1' }, { cautiousMin: 'cautiousCrossed' }],
    [{ criticalMin: '90' }, {}],
    [{ criticalMin: '91' }, { cautiousMin: 'cautiousMinAboveCritical' }],
    [{ criticalMax: '139' }, { cautiousMax: 'cautiousMaxBelowCritical' }],
    [{ criticalMin: '166', cautiousMin: '' }, { criticalMin: 'criticalCrossed' }],
    [{ criticalMax: '301' }, { criticalMax: 'notPlausible' }],
    [
      { cautiousMin: '-5', criticalMin: '-5' },
      { cautiousMin: 'notPlausible', criticalMin: 'notPlausible' },
    ],
    [{ cautiousMin: '', criticalMax: '' }, {}],
    [{ cautiousMax: '', criticalMin: '' }, {}],
    [{ cautiousMax: '1e3' }, { cautiousMax: 'notANumber' }],
    [{ criticalMin: ' ' }, {}],
  ])('%j: %j', (change, errors) => {
    expect(submitLimitErrors({ ...right, ...change })).toEqual(errors);
  });

  test('what the live rules let pass, the submit lets pass', () => {
    const text = fc.oneof(fc.integer({ min: -9, max: 9 }).map(String), fc.constantFrom('', ' ', 'x'));
    fc.assert(
      fc.property(text, text, text, text, (cautiousMin, cautiousMax, criticalMin, criticalMax) => {
        const typed = { ...right, cautiousMin, cautiousMax, criticalMin, criticalMax };
        if (Object.keys(liveLimitErrors(typed, all)).length === 0)
          expect(submitLimitErrors(typed)).toEqual({});
      }),
    );
  });
});

describe('what a device can measure is judged in the unit of the device, whatever the reader types in', () => {
  const warm: TypedParameter = {
    ...right,
    parameter: 'temperature',
    measure: measureIn('us', '°C'),
    normal: { min: 36.5, max: 37.3 },
    criticalMin: '95.2',
    cautiousMin: '96.8',
    cautiousMax: '100.2',
    criticalMax: '102.2',
  };
  test.each<[Partial<TypedParameter>, object]>([
    [{}, {}],
    [{ criticalMax: '113' }, {}],
    [{ criticalMax: '114' }, { criticalMax: 'notPlausible' }],
    [{ criticalMin: '37' }, { criticalMin: 'notPlausible' }],
  ])('°F: %j', (typed, errors) => {
    expect(liveLimitErrors({ ...warm, ...typed }, all)).toEqual(errors);
    expect(submitLimitErrors({ ...warm, ...typed })).toEqual(errors);
  });
});

describe('saveRefusal (RNG-20)', () => {
  test.each<[Partial<RangeForm>, boolean, string | null]>([
    [{}, false, null],
    [{}, true, 'errors'],
    [{ doctorName: ' ' }, false, 'doctorMissing'],
    [{ parameters: [] }, false, 'noParameter'],
    [{ start: '' }, false, 'startMissing'],
    [{ end: '' }, false, 'endMissing'],
    [{ end: '' }, true, 'endMissing'],
    [{ parameters: [right, { ...right, criticalMax: ' ' }] }, false, 'limitMissing'],
    [{ withLimits: false, parameters: [{ ...right, criticalMax: '' }] }, false, null],
  ])('%j, errors %j: %j', (change, hasErrors, refusal) => {
    expect(saveRefusal({ ...form, ...change }, hasErrors)).toBe(refusal);
  });

  test.each(limitFields)('an empty %s keeps Save Range off', (field) => {
    expect(saveRefusal({ ...form, parameters: [{ ...right, [field]: '' }] }, false)).toBe('limitMissing');
  });
});
