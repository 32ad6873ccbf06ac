import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { KeptVital } from '../ranges/keptVital.ts';
import { type VitalKind, vitalKinds } from '../vitals/vitals.ts';
import { Selection } from './selection.ts';
import {
  rangeOfVital,
  standardVital,
  withDevice,
  withDeviceBack,
  withoutDevice,
  withRange,
} from './selectionEdits.ts';

const now = new Date('2026-11-20T15:00:40Z');
const standard = (kind: VitalKind) => standardVital(kind, now, 'America/New_York');
const empty: Selection = { ownerId: 'u-2', patientId: 'u-1', orderKey: 'k', devices: [] };
const own: KeptVital = {
  ...standard('HeartRate'),
  limits: [{ parameter: 'heartRate', cautiousMin: 55, cautiousMax: 95, criticalMin: 45, criticalMax: 120 }],
};

describe('standardVital (RNG-13)', () => {
  test('from this minute, for 100 years, the same time on the wall, without limits', () => {
    expect(standard('Weight')).toEqual({
      mrSubType: 'Weight',
      startDateTime: '20261120-15:00:00',
      endDateTime: '21261120-15:00:00',
      limits: [],
    });
  });

  test('summer time at one end and not at the other moves the instant, not the wall clock', () => {
    const { endDateTime } = standardVital('Weight', new Date('2026-11-01T05:59:30Z'), 'America/New_York');
    expect(endDateTime).toBe('21261101-05:59:00');
  });

  test('where 100 years would lie after the year 9999, the range has no length and cannot be kept', () => {
    const { startDateTime, endDateTime } = standardVital('Weight', new Date('9950-01-01T12:00:00Z'), 'UTC');
    expect([startDateTime, endDateTime]).toEqual(['99500101-12:00:00', '99500101-12:00:00']);
  });

  test('whenever it begins, what comes can be kept', () => {
    const anyNow = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2099-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(anyNow, (instant) => {
        expect(KeptVital.safeParse(standardVital('Weight', instant, 'Europe/Berlin')).success).toBe(true);
      }),
    );
  });
});

test('a device comes with its vitals, each once; twice it does not come (REV-09)', () => {
  const one = withDevice(empty, 'd-1', ['BloodPressure', 'HeartRate', 'HeartRate'], standard);
  expect(one.devices).toEqual([
    { deviceId: 'd-1', vitals: [standard('BloodPressure'), standard('HeartRate')] },
  ]);
  expect(withDevice(one, 'd-1', ['Weight'], standard)).toBe(one);
});

test('a second device that measures a vital has its range', () => {
  const one = withRange(withDevice(empty, 'd-1', ['BloodPressure', 'HeartRate'], standard), own);
  const two = withDevice(one, 'd-2', ['HeartRate'], standard);
  expect(two.devices[1]).toEqual({ deviceId: 'd-2', vitals: [own] });
  expect(rangeOfVital(two, 'HeartRate')).toEqual(own);
  expect(rangeOfVital(two, 'Weight')).toBeUndefined();
});

test('a range is one for all devices that measure the vital, and no other is touched', () => {
  const two = ['d-1', 'd-2'].reduce(
    (all, id) => withDevice(all, id, ['Weight', 'HeartRate'], standard),
    empty,
  );
  expect(withRange(two, own).devices).toEqual([
    { deviceId: 'd-1', vitals: [standard('Weight'), own] },
    { deviceId: 'd-2', vitals: [standard('Weight'), own] },
  ]);
});

test('fifty devices and no more (behaviour 1c)', () => {
  const add = (all: Selection, at: number) => withDevice(all, `d-${at}`, ['Weight'], standard);
  const fifty = Array.from({ length: 50 }, (_, at) => at).reduce(add, empty);
  expect(fifty.devices).toHaveLength(50);
  expect(add(fifty, 50)).toBe(fifty);
});

test('what is removed is gone, and the rest stays in order', () => {
  const all = ['a', 'b', 'c'].reduce((each, id) => withDevice(each, id, ['Weight'], standard), empty);
  expect(withoutDevice(all, 'b').devices.map(({ deviceId }) => deviceId)).toEqual(['a', 'c']);
  expect(withoutDevice(all, 'x')).toEqual(all);
});

test('what was removed comes back to its place, with the range that its vital has by then', () => {
  const all = ['a', 'b', 'c'].reduce(
    (each, id) => withDevice(each, id, ['Weight', 'HeartRate'], standard),
    empty,
  );
  const removed = { deviceId: 'b', vitals: [standard('Weight'), standard('HeartRate')] };
  const back = withDeviceBack(withRange(withoutDevice(all, 'b'), own), removed, 1);
  expect(back.devices.map(({ deviceId }) => deviceId)).toEqual(['a', 'b', 'c']);
  expect(back.devices[1]?.vitals).toEqual([standard('Weight'), own]);
  expect(withDeviceBack(empty, removed, 7).devices).toEqual([removed]);
});

test('however devices and ranges come and go, each vital has one range and all of it can be kept', () => {
  const step = fc.record({
    id: fc.constantFrom('a', 'b', 'c'),
    kinds: fc.uniqueArray(fc.constantFrom(...vitalKinds), { minLength: 1 }),
    isRemoved: fc.boolean(),
    range: fc.option(fc.integer({ min: 0, max: 60 })),
  });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const made = steps.reduce((all, { id, kinds, isRemoved, range }) => {
        if (isRemoved) return withoutDevice(all, id);
        const added = withDevice(all, id, kinds, standard);
        const [limit] = own.limits;
        if (range === null || !limit) return added;
        return withRange(added, { ...own, limits: [{ ...limit, cautiousMin: range }] });
      }, empty);
      expect(Selection.safeParse(made).success).toBe(true);
      const ranges = made.devices.flatMap(({ vitals }) => vitals).map((each) => JSON.stringify(each));
      const kindsSeen = new Set(ranges.map((text) => text.slice(0, 40)));
      expect(new Set(ranges).size).toBe(kindsSeen.size);
    }),
  );
});
