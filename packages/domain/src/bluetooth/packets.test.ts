import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeBloodPressure } from './bloodPressure.ts';
import { decodeGlucose } from './glucose.ts';
import { decodeHeartRate } from './heartRate.ts';
import type { DeviceMeasurement } from './measured.ts';
import { type Decoded, type PacketRefusal, packetRefusals } from './packet.ts';
import { decodeContinuous, decodeSpotCheck } from './pulseOximeter.ts';
import { decodeRecordAccess, reportRecords } from './recordAccess.ts';
import { cleanSerial, healthServices } from './services.ts';
import { decodeTemperature } from './temperature.ts';
import { decodeWeight } from './weight.ts';

type Decode = (bytes: DataView) => Decoded<DeviceMeasurement>;

const viewOf = (bytes: readonly number[]) => new DataView(Uint8Array.from(bytes).buffer);
const hex = (text: string) =>
  viewOf((text.match(/[\da-f]{2}/gi) ?? []).map((each) => Number.parseInt(each, 16)));
/** What a packet says, in short: the values by vital, or the refusal. */
const said = (decode: Decode, text: string) => {
  const decoded = decode(hex(text));
  if ('refusal' in decoded) return decoded.refusal;
  return decoded.value.vitals.map(({ kind, unit, values }) => [kind, unit, ...Object.values(values)]);
};
const shownIn = (decode: Decode, text: string) => {
  const decoded = decode(hex(text));
  return 'value' in decoded ? decoded.value.shown : decoded.refusal;
};
/** November 20, 2026, 09:33:07 */
const time = 'ea070b14092107';
const asShown = { year: 2026, month: 11, day: 20, hour: 9, minute: 33, second: 7 };

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

describe('every decoder', () => {
  const decoders = healthServices.flatMap(({ characteristics }) =>
    characteristics.map(({ decode }) => decode),
  );

  it('gives a number or a named refusal for a million byte strings, and never throws', () => {
    // A generator of its own: the same strings in every run.
    let state = 0x9e3779b9;
    const next = () => {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      return state >>> 0;
    };
    const seen = new Set<PacketRefusal | 'value'>();
    for (let at = 0; at < 1_000_000; at += 1) {
      const size = next() % 22;
      const bytes = new Uint8Array(size);
      for (let index = 0; index < size; index += 1) bytes[index] = next() % 256;
      const decode = decoders[at % decoders.length];
      const decoded = decode?.(new DataView(bytes.buffer));
      if (!decoded) throw new Error('Nothing');
      if ('refusal' in decoded) {
        seen.add(decoded.refusal);
        continue;
      }
      seen.add('value');
      const numbers = decoded.value.vitals.flatMap(({ values }) => Object.values(values));
      if (numbers.length === 0 || !numbers.every(Number.isFinite))
        throw new Error(`${[...bytes]}: ${numbers}`);
    }
    expect([...seen].sort()).toEqual([...packetRefusals, 'value'].sort());
  });

  it('refuses every packet that is cut off, and every one with something behind it, by name', () => {
    const whole = [
      [decodeBloodPressure, `1e 8e00 5b00 6a00 ${time} 4800 01 0400`],
      [decodeSpotCheck, `0f 6200 4800 ${time} 0001 000000 1400`],
      [decodeContinuous, '1f 6200 4800 61004900 60004a00 0000 000000 1400'],
      [decodeWeight, `0e c03f ${time} 02 fa00ae06`],
      [decodeTemperature, `06 6c0100ff ${time} 06`],
      [decodeGlucose, `0b 0100 ${time} c4ff 70b0 11 0100`],
      [decodeHeartRate, '0e 48 1000'],
    ] as const;
    for (const [decode, text] of whole) {
      const bytes = [...new Uint8Array(hex(text).buffer)];
      expect(decode(viewOf(bytes))).toHaveProperty('value');
      for (let size = 0; size < bytes.length; size += 1) {
        expect(decode(viewOf(bytes.slice(0, size)))).toEqual({ refusal: 'too-short' });
      }
      expect(decode(viewOf([...bytes, 0]))).toEqual({ refusal: 'too-long' });
    }
  });

  it('reads back every pressure that a cuff can write, to the last digit', () => {
    const written = fc.record({
      mantissa: fc.integer({ min: -2045, max: 2045 }),
      exponent: fc.integer({ min: -8, max: 7 }),
    });
    const bytesOf = ({ mantissa, exponent }: { mantissa: number; exponent: number }) => {
      const bits = ((exponent & 0xf) << 12) | (mantissa & 0xfff);
      return [bits & 0xff, bits >>> 8];
    };
    fc.assert(
      fc.property(written, written, (systolic, diastolic) => {
        const decoded = decodeBloodPressure(viewOf([0, ...bytesOf(systolic), ...bytesOf(diastolic), 0, 0]));
        expect(decoded).toMatchObject({
          value: {
            vitals: [
              {
                values: {
                  systolic: Number(`${systolic.mantissa}e${systolic.exponent}`),
                  diastolic: Number(`${diastolic.mantissa}e${diastolic.exponent}`),
                },
              },
            ],
          },
        });
      }),
      { numRuns: 500 },
    );
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
