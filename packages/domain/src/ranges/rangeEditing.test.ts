import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { KeptVital } from './keptVital.ts';
import { limitFields } from './limitRules.ts';
import { changeRange, openRange, type RangeChange, type RangeEditing, rangeErrors } from './rangeEditing.ts';
import { saveRefusal } from './rangeForm.ts';
import { type RangeParameter, rangeParameters } from './rangeLimits.ts';
import { rangePayload } from './rangePayload.ts';
import { rangeEndFor, rangeFromNow } from './rangeTimes.ts';

const zone = 'America/New_York';
/** 10:30:40 in New York. */
const now = new Date('2026-11-21T15:30:40Z');
const past = 'past';
const own = [
  { parameter: 'systolic', unit: 'mmHg', unitDescription: null, min: 90, max: 120 },
  { parameter: 'diastolic', unit: 'mmHg', unitDescription: null, min: 60, max: 80 },
];
const saved = {
  normal: { min: 90, max: 120 },
  cautious: { min: 88, max: 135 },
  critical: { min: 80, max: 180 },
};
const kept: KeptVital = {
  mrSubType: 'BloodPressure',
  startDateTime: '20261122-15:30:00',
  endDateTime: '21261122-15:30:00',
  limits: [{ parameter: 'systolic', cautiousMin: 88, cautiousMax: 135, criticalMin: 80, criticalMax: 180 }],
};
const noLimits = rangeParameters(own, new Map(), new Map());
const someLimits = rangeParameters(own, new Map([['systolic', saved]]), new Map());

const loaded = (parameters: readonly RangeParameter[]): RangeChange => ({
  kind: 'loaded',
  units: 'metric',
  parameters,
});
const type = (field: (typeof limitFields)[number], value: string, parameter = 'systolic'): RangeChange => ({
  kind: 'limit',
  parameter,
  field,
  value,
});
const having = (changes: readonly RangeChange[], from = openRange('Wren Q. Exampledoc', undefined, zone)) =>
  changes.reduce(changeRange, from);
const texts = ({ limits, ...errors }: ReturnType<typeof rangeErrors>) => ({
  ...errors,
  limits: Object.fromEntries(limits),
});
const wrong = (state: RangeEditing) => texts(rangeErrors(state, now, zone));

describe('the form as it opens', () => {
  test('is empty, is nothing that was touched, and says nothing (RNG-03)', () => {
    const opened = openRange('Wren Q. Exampledoc', undefined, zone);
    expect(opened).toEqual({
      form: {
        doctorName: 'Wren Q. Exampledoc',
        start: '',
        end: '',
        isStartByForm: false,
        withLimits: false,
        parameters: [],
      },
      isLoaded: false,
      before: [],
      isCheckboxSet: false,
      edited: new Map(),
      touched: { start: false, end: false },
      unreadable: { start: false, end: false },
      isTyped: false,
      isSubmitted: false,
    });
    expect(wrong(opened)).toEqual({ limits: {}, count: 0 });
  });

  test('of a draft, has its times by the clock on the wall', () => {
    expect(openRange('x', kept, zone).form).toMatchObject({
      start: '2026-11-22T10:30',
      end: '2126-11-22T10:30',
    });
    expect(openRange('x', { ...kept, startDateTime: 'soon' }, zone).form).toMatchObject({
      start: '',
      end: '2126-11-22T10:30',
    });
  });
});

describe('what is loaded (RNG-04, RNG-21)', () => {
  test.each([
    [noLimits, false],
    [someLimits, true],
  ])('sets the checkbox by what is found, case %#', (parameters, withLimits) => {
    const { form, isLoaded, isCheckboxSet } = having([loaded(parameters)]);
    expect([form.withLimits, isLoaded, isCheckboxSet]).toEqual([withLimits, true, false]);
    expect(form.parameters.map(({ parameter }) => parameter)).toEqual(['systolic', 'diastolic']);
  });

  test.each<[string, RangeChange[], boolean]>([
    ['nothing', [loaded(someLimits)], false],
    [
      'a proposal',
      [
        {
          kind: 'loaded',
          units: 'metric',
          parameters: someLimits,
          proposed: { parameter: 'systolic', field: 'criticalMax', limit: 170 },
        },
      ],
      false,
    ],
    ["'Time is up!'", [loaded(someLimits), { kind: 'times', times: rangeFromNow(now, zone) }], false],
    ['a limit', [loaded(someLimits), type('criticalMax', '170')], true],
    ['a start', [{ kind: 'start', value: '2026-12-01T09:30', isUnreadable: false }], true],
    ['an end', [{ kind: 'end', value: '', isUnreadable: true }, loaded(someLimits)], true],
    ['the checkbox', [{ kind: 'withLimits', isOn: true }, loaded(someLimits)], true],
  ])('after %s, would lose what the user did with it: %j → %s', (_, changes, isTyped) => {
    expect(having(changes).isTyped).toBe(isTyped);
  });

  test.each([true, false])('leaves a checkbox alone that the user has set to %s', (isOn) => {
    for (const parameters of [noLimits, someLimits]) {
      const { form, isCheckboxSet } = having([{ kind: 'withLimits', isOn }, loaded(parameters)]);
      expect([form.withLimits, isCheckboxSet]).toEqual([isOn, true]);
    }
  });

  test('a second time changes nothing that is typed (behaviour 1b)', () => {
    const typed = having([loaded(noLimits), type('cautiousMin', '90')]);
    expect(changeRange(typed, loaded(someLimits))).toBe(typed);
  });

  test('keeps the times that were picked before it came', () => {
    const { form } = having([
      { kind: 'start', value: '2026-11-22T09:00', isUnreadable: false },
      loaded(someLimits),
    ]);
    expect(form).toMatchObject({ start: '2026-11-22T09:00', end: '2126-11-22T09:00', withLimits: true });
  });
});

describe('the times', () => {
  const local = fc
    .date({ min: new Date('1900-01-01'), max: new Date('9999-12-31T23:59Z'), noInvalidDate: true })
    .map((instant) => instant.toISOString().slice(0, 16));

  test('a start sets the end, and an end is the user’s own until the next start (RNG-13)', () => {
    fc.assert(
      fc.property(local, local, local, (first, end, second) => {
        const picked = having([
          { kind: 'start', value: first, isUnreadable: false },
          { kind: 'end', value: end, isUnreadable: false },
        ]);
        expect(picked.form).toMatchObject({ start: first, end });
        const again = changeRange(picked, { kind: 'start', value: second, isUnreadable: false });
        expect(again.form.end).toBe(rangeEndFor(second) || end);
        expect(again.touched).toEqual({ start: true, end: true });
      }),
    );
  });

  test('a start that is cleared leaves the end, and is the one thing that is wrong', () => {
    const cleared = having([
      { kind: 'end', value: '2126-11-22T10:30', isUnreadable: false },
      { kind: 'start', value: '', isUnreadable: false },
    ]);
    expect(cleared.form).toMatchObject({ start: '', end: '2126-11-22T10:30' });
    expect(wrong(cleared)).toEqual({ start: 'startRequired', limits: {}, count: 1 });
  });

  test('a field is judged when it was touched, or when Save Range was pressed (RNG-08, RNG-09)', () => {
    const required = { start: 'startRequired', end: 'endRequired' };
    expect(wrong(having([{ kind: 'start', value: '', isUnreadable: false }]))).toMatchObject({
      count: 1,
      start: required.start,
    });
    expect(wrong(having([{ kind: 'start', value: '', isUnreadable: false }]))).not.toHaveProperty('end');
    expect(wrong(having([{ kind: 'end', value: '', isUnreadable: false }]))).toEqual({
      end: required.end,
      limits: {},
      count: 1,
    });
    expect(wrong(having([{ kind: 'submitted' }]))).toEqual({ ...required, limits: {}, count: 2 });
  });

  test('an end that a start has set is judged as well', () => {
    const old = having([{ kind: 'start', value: '1900-01-01T10:00', isUnreadable: false }]);
    expect(wrong(old)).toEqual({ start: past, end: past, limits: {}, count: 2 });
  });

  test('yes at the end of the countdown: the form has set the start, until the user picks one (RNG-07, RNG-12)', () => {
    const yes = having([{ kind: 'times', times: rangeFromNow(now, zone) }]);
    expect(yes.form).toMatchObject({
      start: '2026-11-21T10:30',
      end: '2126-11-21T10:30',
      isStartByForm: true,
      doctorName: 'Wren Q. Exampledoc',
    });
    expect(yes).toMatchObject({ touched: { start: true, end: true }, isSubmitted: false });
    const later = new Date(now.getTime() + 240_000);
    expect(rangeErrors(yes, later, zone).count).toBe(0);
    const picked = changeRange(yes, { kind: 'start', value: '2026-11-21T10:30', isUnreadable: false });
    expect(rangeErrors(picked, later, zone)).toMatchObject({ start: past, count: 1 });
  });
});

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
