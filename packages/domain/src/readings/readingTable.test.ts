import { expect, test } from 'vitest';
import type { VitalParameter } from '../vitals/vitalParameters.ts';
import { vitalKinds } from '../vitals/vitals.ts';
import { toCsv } from '../wire/csv.ts';
import { readingFileName, readingTable } from './readingTable.ts';

const heads = {
  time: 'Time',
  parameter: ({ parameter, unit }: VitalParameter) => `${parameter} in ${unit}`,
  class: 'Class',
};

test('a table of blood pressures has a column for each of its values (API-22)', () => {
  const readings = [
    { mrTime: '20261120-14:30:00', class: 'Cautious' as const, values: { systolic: 141, diastolic: 82 } },
    { mrTime: '20261119-08:00:00.250', class: 'Normal' as const, values: { systolic: 118 } },
  ];
  expect(toCsv(readingTable('BloodPressure', readings, heads))).toBe(
    [
      'Time,systolic in mmHg,diastolic in mmHg,Class\r\n',
      '2026-11-20T14:30:00Z,141,82,Cautious\r\n',
      '2026-11-19T08:00:00.250Z,118,,Normal\r\n',
    ].join(''),
  );
});

test('what a reading lacks, and a time that is none, is an empty cell', () => {
  const rows = readingTable(
    'Weight',
    [{ mrTime: 'then', class: 'Normal', values: { constructor: 1 } }],
    heads,
  );
  expect(rows[1]).toEqual([null, null, 'Normal']);
});

test('without readings the headings stand alone', () => {
  for (const vital of vitalKinds) expect(readingTable(vital, [], heads)).toHaveLength(1);
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
