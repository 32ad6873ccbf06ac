import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hex, time, viewOf } from '../../bluetoothPackets.ts';
import { decodeBloodPressure } from './bloodPressure.ts';
import { decodeGlucose } from './glucose.ts';
import { decodeHeartRate } from './heartRate.ts';
import { type PacketRefusal, packetRefusals } from './packet.ts';
import { decodeContinuous, decodeSpotCheck } from './pulseOximeter.ts';
import { healthServices } from './services.ts';
import { decodeTemperature } from './temperature.ts';
import { decodeWeight } from './weight.ts';

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
