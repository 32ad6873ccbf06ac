import { describe, expect, it } from 'vitest';
import { asShown, hex, said, shownIn, time } from '../../bluetoothPackets.ts';
import { decodeBloodPressure } from './bloodPressure.ts';

describe('Blood Pressure Measurement, 0x2A35', () => {
  it.each([
    ['mmHg alone', '00 8e00 5b00 6a00', [['BloodPressure', 'mm[Hg]', 142, 91]]],
    [
      'with time and pulse',
      `06 8e00 5b00 6a00 ${time} 4800`,
      [
        ['BloodPressure', 'mm[Hg]', 142, 91],
        ['HeartRate', '/min', 72],
      ],
    ],
    [
      'user and status too',
      `1e 8e00 5b00 6a00 ${time} 4800 01 0400`,
      [
        ['BloodPressure', 'mm[Hg]', 142, 91],
        ['HeartRate', '/min', 72],
      ],
    ],
    ['kPa, one decimal: 18.9 and 12.1', '01 bdf0 79f0 80f0', [['BloodPressure', 'kPa', 18.9, 12.1]]],
    ['reserved flags are passed over', 'e0 8e00 5b00 6a00', [['BloodPressure', 'mm[Hg]', 142, 91]]],
    [
      'a mean pressure that is NaN drops that alone',
      '00 8e00 5b00 ff07',
      [['BloodPressure', 'mm[Hg]', 142, 91]],
    ],
    [
      'a pulse that is NaN drops that alone',
      '04 8e00 5b00 6a00 ff07',
      [['BloodPressure', 'mm[Hg]', 142, 91]],
    ],
    ['no systolic', '00 ff07 5b00 6a00', 'not-measured'],
    ['a systolic that is not at this resolution', '00 0008 5b00 6a00', 'not-measured'],
    ['an infinite diastolic', '00 8e00 fe07 6a00', 'not-measured'],
    ['a diastolic below all numbers', '00 8e00 0208 6a00', 'not-measured'],
    ['nothing', '', 'too-short'],
    ['a time that is announced and missing', '02 8e00 5b00 6a00', 'too-short'],
    ['a byte too many', '00 8e00 5b00 6a00 00', 'too-long'],
  ])('%s', (_, bytes, expected) => {
    expect(said(decodeBloodPressure, bytes)).toEqual(expected);
  });

  it.each([
    ['0100', ['body-moved']],
    ['0200', ['cuff-loose']],
    ['0400', ['irregular-pulse']],
    ['2000', ['wrong-position']],
    ['2700', ['body-moved', 'cuff-loose', 'irregular-pulse', 'wrong-position']],
    ['18c0', []],
  ])('the status %s says %j', (status, notes) => {
    expect(decodeBloodPressure(hex(`10 8e00 5b00 6a00 ${status}`))).toMatchObject({ value: { notes } });
  });

  it.each([
    ['01', 1],
    ['00', 0],
    ['ff', null],
  ])('user %s is %s', (user, expected) => {
    expect(decodeBloodPressure(hex(`08 8e00 5b00 6a00 ${user}`))).toMatchObject({
      value: { user: expected },
    });
  });

  it.each([
    ['a time', time, asShown],
    ['an unknown year', '00000b14092107', null],
    ['an unknown day', 'ea070b00092107', null],
    ['February 29 of no leap year', 'ea07021d092107', null],
    ['February 29 of a leap year', 'e807021d092107', { ...asShown, year: 2024, month: 2, day: 29 }],
    ['hour 24', 'ea070b14182107', null],
    ['minute 60', 'ea070b14093c07', null],
    ['second 60', 'ea070b1409213c', null],
    ['month 13', 'ea070d14092107', null],
    ['year 1581', '2d060b14092107', null],
  ])('%s', (_, bytes, expected) => {
    expect(shownIn(decodeBloodPressure, `02 8e00 5b00 6a00 ${bytes}`)).toEqual(expected);
  });
});
