import { expect, test } from 'vitest';
import { faultsOf } from '../../faultsOf.ts';
import { vitalCoding } from '../vitals/vitalCodes.ts';
import * as wire from './readingWire.ts';

const mrTime = '20261120-14:30:00';

test('a vital and its parameters are called by their codes (rpm-domain 4)', () => {
  expect(vitalCoding('BloodPressure')).toEqual({
    loinc: ['85354-9'],
    components: [
      { parameter: 'systolic', loinc: ['8480-6'], unit: 'mm[Hg]' },
      { parameter: 'diastolic', loinc: ['8462-4'], unit: 'mm[Hg]' },
    ],
  });
  expect(vitalCoding('BloodOxygen').loinc).toEqual(['59408-5', '2708-6']);
  expect(vitalCoding('Weight').components).toEqual([{ parameter: 'weight', loinc: ['29463-7'], unit: 'kg' }]);
});

const row = {
  mrSubType: 'BloodPressure',
  mrTime,
  receivedTime: '20261120-14:31:00.125',
  class: 'Cautious',
  values: { systolic: 141, diastolic: 82 },
  classes: { systolic: 'Cautious', diastolic: 'Normal' },
  isContradicted: false,
};

test.each([
  [{}, []],
  [{ mrSubType: 'Mood' }, ['mrSubType']],
  [{ mrTime: '' }, ['mrTime']],
  [{ receivedTime: null }, ['receivedTime']],
  [{ class: 'critical' }, ['class']],
  [{ values: { systolic: '141' } }, ['values.systolic']],
  [{ classes: { systolic: 'High' } }, ['classes.systolic']],
  [{ isContradicted: 'no' }, ['isContradicted']],
])('a promised reading with %j: fault at %j', (special, faults) => {
  expect(faultsOf(wire.ReadingRow, { ...row, ...special })).toEqual(faults);
});

test('a page of readings is promised whole, and read row by row (behaviour 1a)', () => {
  expect(
    faultsOf(wire.VitalDataAnswer, { coding: vitalCoding('BloodPressure'), result: [row], total: 1 }),
  ).toEqual([]);
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
  const coding = vitalCoding('BloodPressure');
  const record = {
    mrSubType: 'BloodPressure',
    mrTime,
    receivedTime: mrTime,
    coding,
    seenBy: null,
    isContradicted: false,
    resourceDetail,
  };
  expect(faultsOf(wire.MeasurementRow, record)).toEqual(faults);
});

test.each([
  [null, []],
  [{ userId: 'u-2', name: 'Wren', time: mrTime }, []],
  [{ userId: '', name: 'Wren', time: mrTime }, ['seenBy.userId']],
  [{ userId: 'u-2', name: null, time: mrTime }, ['seenBy.name']],
  [{ userId: 'u-2', name: 'Wren', time: null }, ['seenBy.time']],
])('a latest measurement seen by %j: fault at %j', (seenBy, faults) => {
  const coding = vitalCoding('BloodPressure');
  const record = {
    mrSubType: 'BloodPressure',
    mrTime,
    receivedTime: mrTime,
    coding,
    isContradicted: true,
    resourceDetail: detail,
  };
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
