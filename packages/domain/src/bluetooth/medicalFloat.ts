import type { Packet } from './packet.ts';

/** A decimal number of a medical device: `mantissa` times ten to the power of `exponent`. */
export interface MedicalFloat {
  mantissa: number;
  exponent: number;
}

const signed = (bits: number, size: number) => (bits >= 2 ** (size - 1) ? bits - 2 ** size : bits);

/** The five mantissas that are no number: +INFINITY, NaN, NRes, reserved and -INFINITY, in the order of their bits. */
const isNoNumber = (mantissa: number, size: number) => {
  const middle = 2 ** (size - 1);
  return mantissa >= middle - 2 && mantissa <= middle + 2;
};

function medicalFloat(bits: number, size: 12 | 24): MedicalFloat | null {
  const mantissa = bits % 2 ** size;
  if (isNoNumber(mantissa, size)) return null;
  const exponentSize = size === 12 ? 4 : 8;
  return {
    mantissa: signed(mantissa, size),
    exponent: signed(Math.floor(bits / 2 ** size), exponentSize),
  };
}

/**
 * A 16-bit SFLOAT: four bits of exponent, twelve of mantissa.
 *
 * @returns `null` for NaN, NRes, the infinities and the reserved value
 * @see IEEE 11073-20601, 'medfloat16' of the GATT specification supplement
 */
export const sfloat = (packet: Packet): MedicalFloat | null => medicalFloat(packet.uint16(), 12);

/** A 32-bit FLOAT: eight bits of exponent, 24 of mantissa. @returns `null` as `sfloat` does */
export const float = (packet: Packet): MedicalFloat | null => medicalFloat(packet.uint32(), 24);

/**
 * The number that is meant, to the last digit: 364 with exponent -1 is 36.4, and not 36.400000000000006.
 *
 * @param power moves the decimal point: 3 for a thousand times as much
 */
export const measuredNumber = ({ mantissa, exponent }: MedicalFloat, power = 0): number =>
  Number(`${mantissa}e${exponent + power}`);
