import { expect, test } from 'vitest';
import type { Measure } from '../vitals/units.ts';
import type { VitalParameter } from '../vitals/vitalParameters.ts';
import { vitalKinds } from '../vitals/vitals.ts';
import { toCsv } from '../wire/csv.ts';
import { readingFileName, readingTable } from './readingTable.ts';

const heads = {
  time: 'Time',
  parameter: ({ parameter }: VitalParameter, { unit }: Measure) => `${parameter} in ${unit}`,
  class: 'Class',
  note: 'Note',
  contradicted: 'Conflict',
  entered: 'by patient',
};

test('a table of blood pressures has a column for each of its values (API-22)', () => {
  const readings = [
    {
      mrTime: '20261120-14:30:00',
      class: 'Cautious' as const,
      values: { systolic: 141, diastolic: 82 },
      isContradicted: true,
    },
    {
      mrTime: '20261119-08:00:00.250',
      class: 'Normal' as const,
      values: { systolic: 118 },
      isContradicted: false,
      enteredBy: 'patient' as const,
    },
  ];
  expect(toCsv(readingTable('BloodPressure', readings, heads, 'us'))).toBe(
    [
      'Time,systolic in mmHg,diastolic in mmHg,Class,Note\r\n',
      '2026-11-20T14:30:00Z,141,82,Cautious,Conflict\r\n',
      '2026-11-19T08:00:00.250Z,118,,Normal,by patient\r\n',
    ].join(''),
  );
});

test('values are those of the reader’s unit', () => {
  const readings = [
    {
      mrTime: '20261120-14:30:00',
      class: 'Normal' as const,
      values: { weight: 80.784801097 },
      isContradicted: false,
    },
  ];
  const columns = (units: 'us' | 'metric') =>
    readingTable('Weight', readings, heads, units).map(([, weight]) => weight);
  expect(columns('us')).toEqual(['weight in lb', 178.1]);
  expect(columns('metric')).toEqual(['weight in kg', 80.8]);
});

test('what a reading lacks, and a time that is none, is an empty cell', () => {
  const rows = readingTable(
    'Weight',
    [{ mrTime: 'then', class: 'Normal', values: { constructor: 1 }, isContradicted: false }],
    heads,
    'us',
  );
  expect(rows[1]).toEqual([null, null, 'Normal', null]);
});

test('for a reader, time and class are as the reader has them', () => {
  const reading = {
    ...{ mrTime: '20261120-14:30:00', class: 'Cautious' as const },
    ...{ values: { weight: 80 }, isContradicted: false },
  };
  const cells = { time: (stamp: string) => `at ${stamp}`, class: (status: string) => `quite ${status}` };
  expect(readingTable('Weight', [reading], heads, 'metric', cells)[1]).toEqual([
    ...['at 20261120-14:30:00', 80, 'quite Cautious', null],
  ]);
});

test('without readings the headings stand alone', () => {
  for (const vital of vitalKinds) expect(readingTable(vital, [], heads, 'us')).toHaveLength(1);
});

test('the file is named after the vital', () => {
  expect(vitalKinds.map(readingFileName)).toEqual([
    'blood-pressure.csv',
    'blood-oxygen.csv',
    'weight.csv',
    'body-temperature.csv',
    'blood-glucose.csv',
    'heart-rate.csv',
  ]);
});
