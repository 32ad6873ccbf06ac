import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type LimitField,
  limitFields,
  liveLimitErrors,
  openRangeForm,
  RangeForm,
  saveRefusal,
  submitLimitErrors,
  type TypedParameter,
} from './rangeForm.ts';
import { rangeParameters } from './rangeLimits.ts';

const right: TypedParameter = {
  parameter: 'systolic',
  unit: 'mmHg',
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
          criticalMin: '85.5',
          criticalMax: '',
        },
      ],
    });
    expect(RangeForm.safeParse(open({ min: 90, max: null })).success).toBe(true);
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
    );
    expect(opened.withLimits).toBe(false);
    expect(opened.parameters[0]).toMatchObject({
      cautiousMin: '',
      cautiousMax: '',
      criticalMin: '',
      criticalMax: '',
    });
  });

  test('30 parameters fit, 31 do not', () => {
    expect(RangeForm.safeParse({ ...form, parameters: Array(30).fill(right) }).success).toBe(true);
    expect(RangeForm.safeParse({ ...form, parameters: Array(31).fill(right) }).success).toBe(false);
    expect(RangeForm.safeParse({ ...form, parameters: [{ ...right, parameter: '' }] }).success).toBe(false);
  });
});

const texts = {
  cautious: 'cautiousMinBelowMax',
  critical: 'criticalMinBelowMax',
  mins: 'cautiousMinAboveCritical',
  maxs: 'cautiousMaxBelowCritical',
};

describe('liveLimitErrors (RNG-16 to RNG-19)', () => {
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
    expect(liveLimitErrors({ ...right, ...change }, all)).toEqual(errors);
  });

  test.each<[LimitField[], object]>([
    [[], {}],
    [['cautiousMin'], { cautiousMin: texts.cautious }],
    [['cautiousMax'], { cautiousMax: texts.cautious }],
    [['criticalMin'], { criticalMin: texts.critical }],
    [['criticalMax'], { criticalMax: texts.critical }],
    [['cautiousMin', 'cautiousMax'], { cautiousMin: texts.cautious, cautiousMax: texts.maxs }],
  ])('equal limits are wrong only where %j was edited (behaviour R12)', (edited, errors) => {
    const equal = { ...right, cautiousMin: '9', cautiousMax: '9', criticalMin: '9', criticalMax: '9' };
    expect(liveLimitErrors(equal, new Set(edited))).toEqual(errors);
  });

  test('a text that is no number is told only where it was edited', () => {
    expect(liveLimitErrors({ ...right, criticalMax: 'x' }, new Set(['cautiousMin']))).toEqual({});
  });

  const number = fc.integer({ min: -50, max: 50 }).map(String);
  test('right exactly when the four stand in strict order', () => {
    fc.assert(
      fc.property(number, number, number, number, (cautiousMin, cautiousMax, criticalMin, criticalMax) => {
        const errors = liveLimitErrors({ ...right, cautiousMin, cautiousMax, criticalMin, criticalMax }, all);
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
    [{ criticalMin: '165' }, {}],
    [{ criticalMin: '166' }, { criticalMin: 'criticalCrossed' }],
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
