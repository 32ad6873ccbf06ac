import { describe, expect, it } from 'vitest';
import { asShown, type Decode, hex, said, shownIn, time } from '../../bluetoothPackets.ts';
import { decodeGlucose } from './glucose.ts';
import { decodeHeartRate } from './heartRate.ts';
import { decodeContinuous, decodeSpotCheck } from './pulseOximeter.ts';
import { decodeRecordAccess, reportRecords } from './recordAccess.ts';
import { cleanSerial } from './services.ts';
import { decodeTemperature } from './temperature.ts';
import { decodeWeight } from './weight.ts';

describe('PLX Spot-check, 0x2A5E, and Continuous Measurement, 0x2A5F', () => {
  const oxygen = (value: number) => ['BloodOxygen', '%', value];
  const pulse = (value: number) => ['HeartRate', '/min', value];
  it.each<[string, Decode, string, unknown]>([
    ['spot-check', decodeSpotCheck, '00 6200 4800', [oxygen(98), pulse(72)]],
    [
      'spot-check with everything',
      decodeSpotCheck,
      `0f 6200 4800 ${time} 0001 000000 1400`,
      [oxygen(98), pulse(72)],
    ],
    ['a pulse that is NaN', decodeSpotCheck, '00 6200 ff07', [oxygen(98)]],
    ['97.5 %', decodeSpotCheck, '00 cff3 4800', [oxygen(97.5), pulse(72)]],
    ['no saturation', decodeSpotCheck, '00 ff07 4800', 'not-measured'],
    ['invalid', decodeSpotCheck, '02 6200 4800 0080', 'not-measured'],
    ['doubtful', decodeSpotCheck, '02 6200 4800 0040', 'not-measured'],
    ['a demonstration', decodeSpotCheck, '02 6200 4800 0004', 'not-measured'],
    ['off the finger', decodeSpotCheck, '04 6200 4800 000800', 'no-contact'],
    ['no pulse in the signal', decodeSpotCheck, '04 6200 4800 800000', 'no-contact'],
    ['a broken sensor', decodeSpotCheck, '04 6200 4800 004000', 'device-fault'],
    ['continuous', decodeContinuous, '00 6200 4800', [oxygen(98), pulse(72)]],
    [
      'continuous with everything',
      decodeContinuous,
      '1f 6200 4800 61004900 60004a00 0000 000000 1400',
      [oxygen(98), pulse(72)],
    ],
    ['continuous, displaced', decodeContinuous, '08 6200 4800 002000', 'no-contact'],
    ['continuous, invalid', decodeContinuous, '04 6200 4800 0080', 'not-measured'],
    ['continuous, cut', decodeContinuous, '03 6200 4800 61004900', 'too-short'],
  ])('%s', (_, decode, bytes, expected) => {
    expect(said(decode, bytes)).toEqual(expected);
  });

  it('a spot-check whose clock was never set has no time, and says so', () => {
    expect(decodeSpotCheck(hex(`11 6200 4800 ${time}`))).toMatchObject({
      value: { shown: null, notes: ['clock-not-set'] },
    });
    expect(shownIn(decodeSpotCheck, `01 6200 4800 ${time}`)).toEqual(asShown);
  });
});

describe('Weight Measurement, 0x2A9D', () => {
  it.each([
    ['81.6 kg in steps of 5 g', '00 c03f', [['Weight', 'kg', 81.6]]],
    ['180.25 lb in steps of a hundredth', '01 6946', [['Weight', '[lb_av]', 180.25]]],
    ['with time, user and body mass index', `0e c03f ${time} 02 fa00ae06`, [['Weight', 'kg', 81.6]]],
    ['nobody stood still', '00 ffff', 'not-measured'],
    ['a byte too few', '00 c0', 'too-short'],
  ])('%s', (_, bytes, expected) => {
    expect(said(decodeWeight, bytes)).toEqual(expected);
  });
});

describe('Temperature Measurement, 0x2A1C', () => {
  it.each([
    ['36.4 degrees Celsius', '00 6c0100ff', [['BodyTemperature', 'Cel', 36.4]]],
    ['99.14 degrees Fahrenheit', '01 ba2600fe', [['BodyTemperature', '[degF]', 99.14]]],
    ['with time and place', `06 6c0100ff ${time} 06`, [['BodyTemperature', 'Cel', 36.4]]],
    ['NaN', '00 ffff7f00', 'not-measured'],
    ['not at this resolution', '00 00008000', 'not-measured'],
    ['infinite', '00 feff7f00', 'not-measured'],
    ['minus infinite', '00 02008000', 'not-measured'],
    ['reserved', '00 01008000', 'not-measured'],
  ])('%s', (_, bytes, expected) => {
    expect(said(decodeTemperature, bytes)).toEqual(expected);
  });
});

describe('Glucose Measurement, 0x2A18', () => {
  const mass = (value: number) => [['BloodGlucose', 'mg/dL', value]];
  it.each([
    ['0.00112 kg/L are 112 mg/dL', `02 0100 ${time} 70b0 11`, mass(112)],
    ['0.0056 mol/L are 5.6 mmol/L', `06 0100 ${time} 38c0 11`, [['BloodGlucose', 'mmol/L', 5.6]]],
    ['with the minutes by which the clock was set', `03 0100 ${time} c4ff 70b0 11`, mass(112)],
    ['with a low battery', `0a 0100 ${time} 70b0 11 0100`, mass(112)],
    ['control solution as sample', `02 0100 ${time} 70b0 1a`, 'control-solution'],
    ['control solution as place', `02 0100 ${time} 70b0 41`, 'control-solution'],
    ['a strip that was pulled too soon', `0a 0100 ${time} 70b0 11 0002`, 'device-fault'],
    ['too little blood', `0a 0100 ${time} 70b0 11 0400`, 'device-fault'],
    ['above what the meter can tell', `0a 0100 ${time} 70b0 11 2000`, 'out-of-reach'],
    ['below it', `0a 0100 ${time} 70b0 11 4000`, 'out-of-reach'],
    ['no concentration', `00 0100 ${time}`, 'not-measured'],
    ['a concentration that is NaN', `02 0100 ${time} ff07 11`, 'not-measured'],
  ])('%s', (_, bytes, expected) => {
    expect(said(decodeGlucose, bytes)).toEqual(expected);
  });

  it('the minutes by which the clock was set move its time, across midnight too', () => {
    expect(shownIn(decodeGlucose, `03 0100 ${time} c4ff 70b0 11`)).toEqual({ ...asShown, hour: 8 });
    expect(shownIn(decodeGlucose, `03 0100 ${time} a005 70b0 11`)).toEqual({ ...asShown, day: 21 });
  });

  it('a record has its number, and a meter that doubts its clock no time', () => {
    expect(decodeGlucose(hex(`0a 3412 ${time} 70b0 11 0008`))).toMatchObject({
      value: { sequence: 0x1234, shown: null, notes: ['clock-not-set'] },
    });
  });
});

describe('Heart Rate Measurement, 0x2A37', () => {
  const rate = (value: number) => [['HeartRate', '/min', value]];
  it.each([
    ['one byte', '00 48', rate(72)],
    ['two bytes', '01 2c01', rate(300)],
    ['with skin, energy and times between beats', '1e 48 1000 0003 0203', rate(72)],
    ['a strap on no skin', '04 48', 'no-contact'],
    ['a strap that cannot feel skin', '02 48', rate(72)],
    ['none', '00 00', 'not-measured'],
    ['half a time between beats', '10 48 0003 02', 'too-long'],
    ['two bytes announced, one sent', '01 48', 'too-short'],
  ])('%s', (_, bytes, expected) => {
    expect(said(decodeHeartRate, bytes)).toEqual(expected);
  });
});

describe('Record Access Control Point, 0x2A52', () => {
  it.each([
    [null, [1, 1]],
    [0, [1, 3, 1, 1, 0]],
    [0x12ff, [1, 3, 1, 0x00, 0x13]],
    [0xffff, [1, 1]],
  ])('after record %s it asks %j', (after, expected) => {
    expect([...reportRecords(after)]).toEqual(expected);
  });

  it.each([
    ['06 00 01 01', { value: 'sent' }],
    ['06 00 01 06', { value: 'none' }],
    ['06 00 01 02', { value: 'refused' }],
    ['06 00 04 01', { value: 'refused' }],
    ['05 00 01 01', { value: 'refused' }],
    ['06 00 01', { refusal: 'too-short' }],
  ])('%s is %j', (bytes, expected) => {
    expect(decodeRecordAccess(hex(bytes))).toEqual(expected);
  });
});

describe('a serial number', () => {
  it.each([
    ['BP-000123\0\0\0', 'BP-000123'],
    ['  A1 ', 'A1'],
    ['\0\0', ''],
  ])('%j is %j', (text, expected) => {
    expect(cleanSerial(text)).toBe(expected);
  });
});
