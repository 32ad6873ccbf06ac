import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  having,
  kept,
  loaded,
  noLimits,
  now,
  past,
  someLimits,
  type,
  wrong,
  zone,
} from '../../typedRange.ts';
import { changeRange, openRange, type RangeChange, rangeErrors } from './rangeEditing.ts';
import { rangeEndFor, rangeFromNow } from './rangeTimes.ts';

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
      inForce: [],
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
