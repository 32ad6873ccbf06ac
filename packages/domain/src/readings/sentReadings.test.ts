import { expect, test } from 'vitest';
import { keptEnds } from '../ranges/limitShapes.ts';
import { vitalParameters } from '../vitals/vitalParameters.ts';
import { sentReadings } from './sentReadings.ts';

const pressure = (systolic: number, diastolic: number, mrTime = '20261120-14:30:00') => ({
  ...{ mrSubType: 'BloodPressure' as const, mrTime, values: { systolic, diastolic }, unit: 'mmHg' },
});

test.each([
  [118, 76, 'Normal'],
  [142, 86, 'Cautious'],
  [195, 121, 'Critical'],
])('a sent %i/%i is %s by the usual limits (RTE-07, PDB-07)', (systolic, diastolic, reading) => {
  expect(sentReadings([pressure(systolic, diastolic)], {})).toEqual([
    {
      vital: 'BloodPressure',
      at: new Date('2026-11-20T14:30:00Z'),
      values: { systolic, diastolic },
      class: reading,
    },
  ]);
});

test('it is judged by the limits in force of its patient (RTE-07)', () => {
  const usual = vitalParameters.BloodPressure.map(
    ({ parameter, limits }) => [parameter, keptEnds(limits)] as const,
  );
  const own = Object.fromEntries(usual);
  const systolic = keptEnds({
    normal: { min: 90, max: 120 },
    cautious: { min: 90, max: 200 },
    critical: { min: 80, max: 210 },
  });
  const found = sentReadings([pressure(195, 75)], { BloodPressure: { ...own, systolic } });
  expect(found[0]?.class).not.toBe('Critical');
});

test('of limits that are not known no class is claimed, and the newest is shown (RTE-07)', () => {
  const found = sentReadings([pressure(118, 76, '20261120-14:31:00'), pressure(195, 121)], null);
  expect(found).toMatchObject([{ values: { systolic: 118 }, class: null }]);
});

test('of several of a vital the most severe is shown, of those the newest; each vital has its own (RTE-07)', () => {
  const weight = {
    ...{
      mrSubType: 'Weight' as const,
      mrTime: '20261120-14:30:00',
      values: { weight: 180 },
      unit: '[lb_av]',
    },
  };
  const found = sentReadings(
    [
      pressure(190, 120, '20261120-14:00:00'),
      pressure(195, 121, '20261120-14:10:00'),
      pressure(192, 121, '20261120-14:05:00'),
      pressure(118, 76, '20261120-14:20:00'),
      weight,
      { ...weight, unit: 'stone of nobody' },
      { ...pressure(240, 130), mrTime: 'now' },
    ],
    {},
  );
  expect(found).toMatchObject([
    { vital: 'BloodPressure', values: { systolic: 195 }, class: 'Critical' },
    { vital: 'Weight', values: { weight: expect.closeTo(81.6, 1) } },
  ]);
});
