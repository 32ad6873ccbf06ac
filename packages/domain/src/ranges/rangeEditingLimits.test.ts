import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  having,
  loaded,
  noLimits,
  now,
  own,
  saved,
  someLimits,
  type,
  wrong,
  zone,
} from '../../typedRange.ts';
import { limitFields } from './limitRules.ts';
import { changeRange, type RangeChange, rangeErrors } from './rangeEditing.ts';
import { saveRefusal } from './rangeForm.ts';
import { rangeParameters } from './rangeLimits.ts';
import { rangePayload } from './rangePayload.ts';
import { rangeFromNow } from './rangeTimes.ts';

describe('the limits', () => {
  const equal = { cautiousMin: '90', cautiousMax: '90', criticalMin: '80', criticalMax: '180' };
  const filled = limitFields.map((field) => type(field, equal[field]));

  test('what is typed goes into its field of its parameter, and nowhere else', () => {
    const base = having([loaded(someLimits)]);
    const value = fc.string();
    const which = fc.constantFrom(...limitFields);
    fc.assert(
      fc.property(which, value, fc.constantFrom('systolic', 'diastolic'), (field, text, parameter) => {
        const { form, edited, ...rest } = changeRange(base, type(field, text, parameter));
        const expected = base.form.parameters.map((each) =>
          each.parameter === parameter ? { ...each, [field]: text } : each,
        );
        expect(form).toEqual({ ...base.form, parameters: expected });
        expect(edited).toEqual(new Map([[parameter, new Set([field])]]));
        expect({ ...rest, form: base.form, edited: base.edited }).toEqual({ ...base, isTyped: true });
      }),
    );
  });

  test('each edited field is remembered', () => {
    const { edited } = having([loaded(noLimits), ...filled, type('criticalMax', '110', 'diastolic')]);
    expect(edited).toEqual(
      new Map([
        ['systolic', new Set(limitFields)],
        ['diastolic', new Set(['criticalMax'])],
      ]),
    );
  });

  test('are judged by the live rules as they are edited, by those of the submit when it is pressed (R12)', () => {
    const equalSaved = { ...saved, cautious: { min: 135, max: 135 }, critical: { min: 200, max: 180 } };
    const opened = having([loaded(rangeParameters(own, new Map([['systolic', equalSaved]]), new Map()))]);
    expect(wrong(opened).limits).toEqual({ systolic: {}, diastolic: {} });
    const crossed = { criticalMin: 'criticalCrossed', cautiousMin: 'cautiousMinAboveCritical' };
    const submitted = changeRange(opened, { kind: 'submitted' });
    expect(submitted.isSubmitted).toBe(true);
    expect(wrong(submitted).limits).toEqual({ systolic: crossed, diastolic: {} });
    const edited = changeRange(submitted, type('cautiousMax', '135'));
    expect(wrong(edited)).toMatchObject({
      limits: {
        systolic: { ...crossed, cautiousMax: 'cautiousMinBelowMax' },
        diastolic: {},
      },
      count: 5,
    });
  });

  test('are not judged while they are hidden (RNG-20)', () => {
    const shown = having([{ kind: 'withLimits', isOn: true }, loaded(noLimits), ...filled]);
    expect(wrong(shown)).toMatchObject({ count: 1 });
    const hidden = changeRange(shown, { kind: 'withLimits', isOn: false });
    expect(wrong(hidden)).toEqual({ limits: {}, count: 0 });
    expect(hidden.form.parameters).toEqual(shown.form.parameters);
  });
});

test('whatever is done to the form, what has no error and may be saved is a payload in order (RNG-20, RNG-22)', () => {
  const limit = fc.record({
    kind: fc.constant('limit' as const),
    parameter: fc.constantFrom('systolic', 'diastolic'),
    field: fc.constantFrom(...limitFields),
    value: fc.oneof(fc.integer({ min: 50, max: 60 }).map(String), fc.constantFrom('', 'x')),
  });
  const change: fc.Arbitrary<RangeChange> = fc.oneof(
    limit,
    fc.constantFrom<RangeChange>(
      loaded(noLimits),
      loaded(someLimits),
      { kind: 'start', value: '2026-11-22T09:00', isUnreadable: false },
      { kind: 'start', value: '', isUnreadable: false },
      { kind: 'end', value: '2026-11-22T09:00', isUnreadable: false },
      { kind: 'end', value: '2026-11-23T09:00', isUnreadable: false },
      { kind: 'times', times: rangeFromNow(now, zone) },
      { kind: 'withLimits', isOn: true },
      { kind: 'withLimits', isOn: false },
    ),
  );
  let saves = 0;
  fc.assert(
    fc.property(fc.array(change, { maxLength: 40 }), (changes) => {
      const state = having([...changes, { kind: 'submitted' }]);
      const { count } = rangeErrors(state, now, zone);
      if (saveRefusal(state.form, count > 0) !== null) return;
      saves += 1;
      const payload = rangePayload({ name: 'BloodPressure', data: {} }, state.form, zone);
      if (!payload) throw new Error('It cannot be saved.');
      expect(payload.startDateTime < payload.endDateTime).toBe(true);
      for (const { cautiousMin, cautiousMax, criticalMin, criticalMax } of payload.vitalRanges) {
        expect(Number(cautiousMin)).toBeLessThanOrEqual(Number(cautiousMax));
        expect(Number(criticalMin)).toBeLessThanOrEqual(Number(criticalMax));
      }
    }),
    { numRuns: 400 },
  );
  expect(saves).toBeGreaterThan(20);
});
