import { describe, expect, test } from 'vitest';
import type { LimitEnds } from '../ranges/limitShapes.ts';
import { type OrderedRange, rangesOf } from './orderedRanges.ts';
import type { OrderedVital, Placement } from './placement.ts';

const ends = (min: [number | null, number | null], max: [number | null, number | null]): LimitEnds => ({
  min: { cautious: min[0], critical: min[1] },
  max: { cautious: max[0], critical: max[1] },
});
const normal = ends([60, 60], [100, 100]);
const tight = ends([55, 45], [105, 120]);
const period = { startTime: '20261121-15:30:00', endTime: '21261121-15:30:00' };
const laterPeriod = { startTime: '20261121-15:31:00', endTime: '20271121-15:30:00' };

const vital = (
  mrSubType: OrderedVital['mrSubType'],
  limits: Record<string, LimitEnds>,
  during = period,
): OrderedVital => ({ mrSubType, monitoring: { period: during, limits } });
const heart = (limits: LimitEnds, during = period) => vital('HeartRate', { heartRate: limits }, during);

const placement = (...devices: OrderedVital[][]): Pick<Placement, 'orders'> => ({
  orders: devices.map((vitals) => ({
    mrSubSource: '',
    deviceName: '',
    deviceModel: '',
    brand: '',
    deviceId: 'd-1',
    imgSource: '',
    deviceSerialId: null,
    vitals,
  })),
});
const range = (
  vitalName: OrderedRange['vital'],
  limits: Record<string, LimitEnds>,
  [start, end] = ['2026-11-21T15:30:00Z', '2126-11-21T15:30:00Z'] as const,
): OrderedRange => ({ vital: vitalName, start: new Date(start), end: new Date(end), limits });

describe('rangesOf (PAY-04)', () => {
  test('lists each vital once, in the order of the devices, with its instants and limits', () => {
    const pressure = { systolic: ends([90, 80], [139, 180]), diastolic: ends([60, 50], [89, null]) };
    const weight = { weight: ends([null, null], [90, 95]) };
    expect(
      rangesOf(placement([vital('BloodPressure', pressure), heart(tight)], [vital('Weight', weight)])),
    ).toEqual([
      range('BloodPressure', pressure),
      range('HeartRate', { heartRate: tight }),
      range('Weight', weight),
    ]);
  });

  test('a vital without limits, and a device without vitals, set nothing', () => {
    expect(rangesOf(placement([], [vital('Weight', {})]))).toEqual([]);
  });

  test('two devices that agree set one range, for the period of the first', () => {
    expect(rangesOf(placement([heart(tight)], [heart(tight, laterPeriod)]))).toEqual([
      range('HeartRate', { heartRate: tight }),
    ]);
  });

  test.each([
    ['before', [heart(normal)], [heart(tight, laterPeriod)]],
    ['after', [heart(tight)], [heart(normal, laterPeriod)]],
  ])('the normal range of a device %s gives way to limits (behaviour R12)', (_, one, other) => {
    expect(rangesOf(placement(one, other))).toEqual([range('HeartRate', { heartRate: tight })]);
  });

  test('the normal range alone is a range', () => {
    expect(rangesOf(placement([heart(normal)], [heart(normal)]))).toEqual([
      range('HeartRate', { heartRate: normal }),
    ]);
  });

  test.each([
    ends([54, 45], [105, 120]),
    ends([55, 44], [105, 120]),
    ends([55, 45], [106, 120]),
    ends([55, 45], [105, null]),
    ends([60, 60], [100, 101]),
    ends([60, 60], [99, 100]),
    ends([60, 59], [100, 100]),
    ends([null, 60], [100, 100]),
  ])('two devices that disagree set none: %j', (other) => {
    expect(rangesOf(placement([heart(tight)], [heart(other)]))).toBeNull();
    expect(rangesOf(placement([heart(other)], [heart(tight)]))).toBeNull();
  });

  test('limits of other parameters, or of more of them, are other limits', () => {
    const systolic = { systolic: ends([90, 80], [139, 180]) };
    const diastolic = { diastolic: ends([90, 80], [139, 180]) };
    const pairs = [
      [systolic, diastolic],
      [systolic, { ...systolic, ...diastolic }],
      [{ ...systolic, ...diastolic }, systolic],
    ] as const;
    for (const [one, other] of pairs) {
      expect(rangesOf(placement([vital('BloodPressure', one)], [vital('BloodPressure', other)]))).toBeNull();
    }
  });

  test('limits are alike whatever the order of their parameters, and only if all are', () => {
    const [systolic, diastolic, other] = [
      ends([90, 80], [139, 180]),
      ends([60, 50], [89, 110]),
      ends([60, 50], [89, 99]),
    ];
    const pressure = (limits: Record<string, LimitEnds>) => [vital('BloodPressure', limits)];
    const first = pressure({ systolic, diastolic });
    expect(rangesOf(placement(first, pressure({ diastolic, systolic })))).toHaveLength(1);
    expect(rangesOf(placement(first, pressure({ systolic, diastolic: other })))).toBeNull();
  });

  test('the normal range of one parameter gives way to limits of both', () => {
    const limits = { systolic: ends([90, 80], [139, 180]), diastolic: ends([60, 50], [89, 110]) };
    const one = vital('BloodPressure', { systolic: ends([90, 90], [120, 120]) });
    expect(rangesOf(placement([one], [vital('BloodPressure', limits)]))).toEqual([
      range('BloodPressure', limits),
    ]);
  });

  test.each([{ startTime: 'soon' }, { endTime: 'never' }, { startTime: '', endTime: '' }])(
    'a period that cannot be read sets nothing: %j',
    (bad) => {
      expect(rangesOf(placement([heart(tight, { ...period, ...bad })]))).toEqual([]);
    },
  );

  test('a parameter that the vital has not is no normal one', () => {
    const unheard = { pulse: normal };
    expect(rangesOf(placement([vital('HeartRate', unheard)], [heart(tight)]))).toBeNull();
  });

  test('what is normal of one vital is not so of another', () => {
    const oxygen = { oxygenSaturation: ends([60, 60], [100, 100]) };
    const other = { oxygenSaturation: ends([90, 88], [100, 100]) };
    expect(rangesOf(placement([vital('BloodOxygen', oxygen)], [vital('BloodOxygen', other)]))).toBeNull();
  });
});
