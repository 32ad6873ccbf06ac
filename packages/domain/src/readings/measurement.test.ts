import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { type ReadingClass, readingClasses } from '../vitals/readings.ts';
import {
  classOfMeasurement,
  type MeasuredValue,
  MeasurementRecord,
  MeasurementRecords,
  readMeasurement,
} from './measurement.ts';

const record = {
  mrSubType: 'BloodPressure',
  mrTime: '20261121-13:12:00',
  receivedTime: '20261121-13:13:00',
  seenBy: { userId: 'u-1', name: ' Wren Q. Exampledoc ', time: '20261121-14:00:00' },
  resourceDetail: {
    unit: 'mmHg',
    systolic: 142,
    diastolic: '86',
    normal_reference_status: { systolic: { status: 'Cautious' }, diastolic: 'Normal' },
  },
};
const unheard = () => {};
const read = (change: object, onBad: (line: string) => void = unheard) =>
  readMeasurement(MeasurementRecord.parse({ ...record, ...change }), onBad);
const detail = (change: object) => read({ resourceDetail: { ...record.resourceDetail, ...change } });

describe('readMeasurement (API-11, PDB-07)', () => {
  test('reads every part; a number may come as a text', () => {
    const onBad = vi.fn();
    expect(read({}, onBad)).toEqual({
      vital: 'BloodPressure',
      takenAt: new Date('2026-11-21T13:12:00Z'),
      receivedAt: new Date('2026-11-21T13:13:00Z'),
      seen: { name: 'Wren Q. Exampledoc', at: new Date('2026-11-21T14:00:00Z') },
      unit: 'mmHg',
      values: [
        { parameter: 'systolic', value: 142, readingClass: 'Cautious' },
        { parameter: 'diastolic', value: 86, readingClass: 'Normal' },
      ],
      isContradicted: false,
      enteredBy: null,
    });
    expect(onBad).not.toHaveBeenCalled();
  });

  test.each([
    ['Weight', { unit: 'lb', weight: 178.1 }, 'kg', 80.784801097],
    ['BodyTemperature', { unit: '[degF]', temperature: 98.6 }, '°C', 37],
    ['Weight', { unit: 'kg', weight: 80.1 }, 'kg', 80.1],
    // What we cannot convert, and what is of a vital that we do not know, stays as it came.
    ['Weight', { unit: 'stone', weight: 12 }, 'stone', 12],
    ['Weight', { unit: '°F', weight: 12 }, '°F', 12],
    ['Grip', { unit: 'lb', grip: 90 }, 'lb', 90],
  ] as const)('%s as %o is of the unit %s: %d', (mrSubType, resourceDetail, unit, value) => {
    const found = read({ mrSubType, resourceDetail });
    expect([found.unit, found.values[0]?.value]).toEqual([unit, value]);
  });

  test.each([
    [true, true],
    [false, false],
    [undefined, false],
    ['true', false],
  ])('a mark %j of another value of the same second: %j', (isContradicted, is) => {
    expect(read({ isContradicted }).isContradicted).toBe(is);
  });

  test('an unknown value is left out, never shown as zero', () => {
    const values = detail({ systolic: null, diastolic: '', pulse: '78 bpm', note: 'x' }).values;
    expect(values).toEqual([]);
  });

  test.each([
    [undefined, null],
    [null, null],
    ['Normal', null],
    [{ systolic: 'cautious' }, null],
    [{ systolic: { status: 'Unheard' } }, null],
    [{ systolic: { status: 7 } }, null],
    [{ systolic: [] }, null],
    [{ systolic: 'Critical' }, 'Critical'],
    [{ systolic: { status: 'Critical' } }, 'Critical'],
  ])('the statuses %j make %j', (statuses, readingClass) => {
    expect(detail({ normal_reference_status: statuses }).values[0]?.readingClass).toBe(readingClass);
  });

  test('a parameter may be called anything', () => {
    const hostile: unknown = JSON.parse('{"__proto__":5,"constructor":6}');
    expect(read({ resourceDetail: hostile }).values).toEqual([
      { parameter: '__proto__', value: 5, readingClass: null },
      { parameter: 'constructor', value: 6, readingClass: null },
    ]);
  });

  test('what is missing is nothing to show; a bad time is told (DSP-06)', () => {
    const nothing = { vital: null, takenAt: null, receivedAt: null, seen: null, unit: null };
    const empty = { ...nothing, values: [], isContradicted: false, enteredBy: null };
    const times = { receivedTime: null, seenBy: null };
    expect(readMeasurement(MeasurementRecord.parse({}), unheard)).toEqual(empty);
    expect(read({ ...times, mrSubType: ' ', mrTime: '', resourceDetail: { unit: ' ' } })).toEqual(empty);
    expect(read({ ...times, mrSubType: 7, mrTime: null, resourceDetail: [1] })).toEqual(empty);
    const onBad = vi.fn();
    expect(read({ mrTime: 'soon' }, onBad).takenAt).toBeNull();
    expect(onBad.mock.calls).toEqual([['Unreadable time stamp']]);
  });

  test.each([
    [undefined, null],
    ['Wren', null],
    [{ name: ' ' }, null],
    [{ name: 7, time: '20261121-14:00:00' }, null],
    [
      { name: 'Wren', time: 7 },
      { name: 'Wren', at: null },
    ],
    [
      { name: 'Wren', time: 'soon' },
      { name: 'Wren', at: null },
    ],
  ])('%j has seen it: %j', (seenBy, seen) => {
    expect(read({ seenBy }).seen).toEqual(seen);
  });

  test('a look without a time is no bad time; a bad one is told (DSP-06)', () => {
    const onBad = vi.fn();
    for (const time of [7, undefined, null]) {
      expect(read({ seenBy: { name: 'Wren', time } }, onBad).seen).toEqual({ name: 'Wren', at: null });
    }
    expect(onBad).not.toHaveBeenCalled();
    read({ seenBy: { name: 'Wren', time: 'soon' } }, onBad);
    expect(onBad.mock.calls).toEqual([['Unreadable time stamp']]);
  });

  test('whatever the details are, numbers with names come out', () => {
    fc.assert(
      fc.property(fc.anything(), (resourceDetail) => {
        for (const { parameter, value, readingClass } of readMeasurement(
          {
            mrSubType: null,
            mrTime: null,
            receivedTime: null,
            resourceDetail,
          },
          unheard,
        ).values) {
          expect(typeof parameter).toBe('string');
          expect(Number.isFinite(value)).toBe(true);
          expect(readingClass === null || readingClasses.includes(readingClass)).toBe(true);
        }
      }),
    );
  });
});

test('one record or a list of them', () => {
  expect(MeasurementRecords.parse(record)).toEqual({ rows: [record], unreadable: 0 });
  expect(MeasurementRecords.parse([record, null, record])).toEqual({ rows: [record, record], unreadable: 1 });
  expect(MeasurementRecords.parse([])).toEqual({ rows: [], unreadable: 0 });
  for (const bad of [null, 'x', 7]) expect(MeasurementRecords.safeParse(bad).success).toBe(false);
});

describe('classOfMeasurement', () => {
  const value = (readingClass: ReadingClass | null): MeasuredValue => ({
    parameter: 'x',
    value: 1,
    readingClass,
  });
  test.each([
    [[], null],
    [[null], null],
    [[null, 'Normal'], 'Normal'],
    [['Normal', 'Cautious', null], 'Cautious'],
    [['Critical', 'Normal'], 'Critical'],
  ] as [ReadingClass[], ReadingClass | null][])('of %j is %j', (classes, gravest) => {
    expect(classOfMeasurement(classes.map(value))).toBe(gravest);
  });

  test('does not depend on the order, and another value never makes it milder', () => {
    const values = fc.array(fc.constantFrom(null, ...readingClasses).map(value));
    const rank = (list: MeasuredValue[]) => {
      const gravest = classOfMeasurement(list);
      return gravest === null ? -1 : readingClasses.indexOf(gravest);
    };
    fc.assert(
      fc.property(values, values, (some, more) => {
        expect(rank(some.toReversed())).toBe(rank(some));
        expect(rank([...some, ...more])).toBe(Math.max(rank(some), rank(more)));
      }),
    );
  });
});
