import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faultsOf } from '../../faultsOf.ts';
import { limits } from '../limits/limits.ts';
import { vitalParameters } from '../vitals/vitalParameters.ts';
import { vitalKinds } from '../vitals/vitals.ts';
import * as wire from './readingWire.ts';

const mrTime = '20261120-14:30:00';
const pressure = { mrSubType: 'BloodPressure', mrTime, values: { systolic: 128, diastolic: 82 } };

describe('NewReading', () => {
  test.each([
    [{}, []],
    [{ more: 1 }, []],
    [{ mrTime: `${mrTime}.500` }, []],
    [{ mrSubType: 'bloodpressure' }, ['mrSubType']],
    [{ mrSubType: 'Mood' }, ['mrSubType']],
    [{ mrSubType: undefined }, ['mrSubType']],
    [{ mrSubType: 'constructor' }, ['mrSubType']],
    [{ mrSubType: 'HeartRate' }, ['values']],
    [{ mrTime: 'now' }, ['mrTime']],
    [{ mrTime: undefined }, ['mrTime']],
    [{ values: undefined }, ['values']],
    [{ values: {} }, ['values']],
    [{ values: { systolic: 128 } }, ['values']],
    [{ values: { systolic: 128, diastolic: 82, pulse: 70 } }, ['values']],
    [{ values: { systolic: 128, pulse: 70 } }, ['values']],
    [{ values: { systolic: 128, constructor: 82 } }, ['values']],
    [{ values: { systolic: '128', diastolic: 82 } }, ['values.systolic']],
    [{ values: { systolic: null, diastolic: 82 } }, ['values.systolic']],
    [{ values: { systolic: Number.NaN, diastolic: 82 } }, ['values.systolic']],
    [{ values: { systolic: 29, diastolic: 82 } }, ['values']],
    [{ values: { systolic: 128, diastolic: 201 } }, ['values']],
  ])('with %j has its faults at %j', (special, faults) => {
    expect(faultsOf(wire.NewReading, { ...pressure, ...special })).toEqual(faults);
  });

  const kinds = vitalKinds.flatMap((kind) => vitalParameters[kind].map((each) => ({ kind, ...each })));
  test.each(kinds)('$kind: $parameter is taken up to both ends of what a device measures', (one) => {
    const { kind, parameter, plausible } = one;
    const others = vitalParameters[kind].map((each) => [each.parameter, each.plausible.min]);
    const faults = (value: number) =>
      faultsOf(wire.NewReading, {
        mrSubType: kind,
        mrTime,
        values: { ...Object.fromEntries(others), [parameter]: value },
      });
    expect([faults(plausible.min), faults(plausible.max)]).toEqual([[], []]);
    expect([faults(plausible.min - 0.1), faults(plausible.max + 0.1)]).toEqual([['values'], ['values']]);
  });

  test('is taken exactly when every parameter of the vital is there, is plausible, and nothing else is (API-06)', () => {
    const names = [...new Set(kinds.map(({ parameter }) => parameter)), '__proto__', 'toString'];
    const values = fc.dictionary(fc.constantFrom(...names), fc.double({ noNaN: true, min: -50, max: 1100 }), {
      maxKeys: 3,
      noNullPrototype: true,
    });
    fc.assert(
      fc.property(fc.constantFrom(...vitalKinds), values, (kind, given) => {
        const own = vitalParameters[kind];
        const isWhole =
          // A record that is read has no '__proto__' of its own.
          Object.keys(given).filter((name) => name !== '__proto__').length === own.length &&
          own.every(({ parameter, plausible: { min, max } }) => {
            const value = Object.hasOwn(given, parameter) ? Number(given[parameter]) : Number.NaN;
            return min <= value && value <= max;
          });
        expect(faultsOf(wire.NewReading, { mrSubType: kind, mrTime, values: given })).toEqual(
          isWhole ? [] : ['values'],
        );
      }),
      { numRuns: 500 },
    );
  });
});

describe('NewReadings', () => {
  const batch = (count: number) => ({ readings: Array(count).fill(pressure) });
  test('are one, or a batch of 1 to 400', () => {
    expect(wire.NewReadings.parse(pressure)).toEqual(pressure);
    expect(wire.NewReadings.parse(batch(2))).toEqual(batch(2));
    for (const [count, is] of [
      [0, false],
      [1, true],
      [limits.readingsAtOnce, true],
      [limits.readingsAtOnce + 1, false],
    ] as const) {
      expect(wire.NewReadings.safeParse(batch(count)).success).toBe(is);
    }
  });
  test.each([[null], [[]], [[pressure]], [{}], ['x']])('are never %j', (sent) => {
    expect(wire.NewReadings.safeParse(sent).success).toBe(false);
  });
  test('one bad reading in a batch is refused with its place', () => {
    const bad = { ...pressure, mrTime: 'soon' };
    expect(faultsOf(wire.NewReadings, { readings: [pressure, bad] })).toEqual(['readings.1.mrTime']);
  });
});

const row = {
  mrSubType: 'BloodPressure',
  mrTime,
  receivedTime: '20261120-14:31:00.125',
  class: 'Cautious',
  values: { systolic: 141, diastolic: 82 },
  classes: { systolic: 'Cautious', diastolic: 'Normal' },
};

test.each([
  [{}, []],
  [{ mrSubType: 'Mood' }, ['mrSubType']],
  [{ mrTime: '' }, ['mrTime']],
  [{ receivedTime: null }, ['receivedTime']],
  [{ class: 'critical' }, ['class']],
  [{ values: { systolic: '141' } }, ['values.systolic']],
  [{ classes: { systolic: 'High' } }, ['classes.systolic']],
])('a promised reading with %j: fault at %j', (special, faults) => {
  expect(faultsOf(wire.ReadingRow, { ...row, ...special })).toEqual(faults);
});

test('a page of readings is promised whole, and read row by row (behaviour 1a)', () => {
  expect(faultsOf(wire.VitalDataAnswer, { result: [row], total: 1 })).toEqual([]);
  expect(faultsOf(wire.VitalDataAnswer, { result: [{}], total: -1 })).toContain('total');
  expect(wire.VitalData.parse({ result: [{ ...row, class: 'High' }, 7], total: 2 })).toEqual({
    result: { rows: [{ ...row, class: null }], unreadable: 1 },
    total: 2,
  });
});

test.each([
  [{}, []],
  [{ page: '0', noOfRows: '1' }, []],
  [{ noOfRows: '5000' }, []],
  [{ noOfRows: '5001' }, ['noOfRows']],
  [{ noOfRows: '0' }, ['noOfRows']],
  [{ noOfRows: '1.5' }, ['noOfRows']],
  [{ page: '-1' }, ['page']],
  [{ start: mrTime }, []],
  [{ end: mrTime }, []],
  [{ start: mrTime, end: mrTime }, []],
  [{ start: `${mrTime}.000`, end: mrTime }, []],
  [{ start: `${mrTime}.001`, end: mrTime }, ['end']],
  [{ start: mrTime, end: '20261120-14:29:59' }, ['end']],
  [{ start: 'then', end: mrTime }, ['start']],
  [{ start: mrTime, end: 'now' }, ['end']],
  [{ start: '', end: mrTime }, ['start']],
])('the readings asked for by %j: fault at %j (API-20)', (query, faults) => {
  expect(faultsOf(wire.VitalDataQuery, query)).toEqual(faults);
});

const detail = {
  unit: 'mmHg',
  normal_reference_status: { systolic: { status: 'Cautious' }, diastolic: { status: 'Normal' } },
  systolic: 141,
  diastolic: 82,
};
test.each([
  [detail, []],
  [{ ...detail, pulse: 70 }, []],
  [{ ...detail, systolic: '141' }, ['resourceDetail']],
  [{ ...detail, systolic: undefined }, ['resourceDetail']],
  [{ ...detail, note: 'at rest' }, ['resourceDetail']],
  [{ ...detail, normal_reference_status: { constructor: { status: 'Normal' } } }, ['resourceDetail']],
  [{ ...detail, unit: 7 }, ['resourceDetail.unit']],
  [
    { ...detail, normal_reference_status: { systolic: { status: 'High' } } },
    ['resourceDetail.normal_reference_status.systolic.status'],
  ],
])('the detail %j of a latest measurement: fault at %j (API-11, PDB-07)', (resourceDetail, faults) => {
  const record = { mrSubType: 'BloodPressure', mrTime, receivedTime: mrTime, seenBy: null, resourceDetail };
  expect(faultsOf(wire.MeasurementRow, record)).toEqual(faults);
});

test.each([
  [null, []],
  [{ userId: 'u-2', name: 'Wren', time: mrTime }, []],
  [{ userId: '', name: 'Wren', time: mrTime }, ['seenBy.userId']],
  [{ userId: 'u-2', name: null, time: mrTime }, ['seenBy.name']],
  [{ userId: 'u-2', name: 'Wren', time: null }, ['seenBy.time']],
])('a latest measurement seen by %j: fault at %j', (seenBy, faults) => {
  const record = { mrSubType: 'BloodPressure', mrTime, receivedTime: mrTime, resourceDetail: detail };
  expect(faultsOf(wire.MeasurementRow, { ...record, seenBy })).toEqual(faults);
});

const counts = { total: 3, Normal: 1, Cautious: 1, Critical: 1 };
test.each([
  [{ '10': counts, 'Ann Lee (1944)': counts, constructor: counts }, []],
  [{ Ann: { ...counts, Normal: -1 } }, ['Ann.Normal']],
  [{ Ann: { ...counts, Critical: '1' } }, ['Ann.Critical']],
  [{ Ann: { Normal: 1, Cautious: 1, Critical: 1 } }, ['Ann.total']],
  [[counts], ['']],
  [{ Ann: { ...counts, userId: 'p-1' } }, []],
  [{ Ann: { ...counts, userId: '' } }, ['Ann.userId']],
])('the table %j: fault at %j (API-06, R18)', (table, faults) => {
  expect(faultsOf(wire.ReadingTable, table)).toEqual(faults);
});

test.each([
  [{}, []],
  [{ page: '0', noOfRows: '10' }, []],
  [{ page: '0' }, ['noOfRows']],
  [{ noOfRows: '10' }, ['noOfRows']],
  [{ page: '0', noOfRows: '11' }, ['noOfRows']],
  [{ page: '-1', noOfRows: '10' }, ['page']],
])('the page %j of the table of many: fault at %j (DDB-02)', (query, faults) => {
  expect(faultsOf(wire.ReadingTableQuery, query)).toEqual(faults);
});

test.each([
  [{ total: 1, days: ['2026-11-20'] }, []],
  [{ total: 1, days: ['2026-11-31'] }, ['days.0']],
  [{ total: 0.5, days: [] }, ['total']],
])('the days %j: fault at %j (API-10)', (answer, faults) => {
  expect(faultsOf(wire.DaysOfReadings, answer)).toEqual(faults);
});
