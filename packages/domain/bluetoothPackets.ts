import type { DeviceMeasurement } from './src/bluetooth/measured.ts';
import type { Decoded } from './src/bluetooth/packet.ts';

export type Decode = (bytes: DataView) => Decoded<DeviceMeasurement>;

export const viewOf = (bytes: readonly number[]) => new DataView(Uint8Array.from(bytes).buffer);
export const hex = (text: string) =>
  viewOf((text.match(/[\da-f]{2}/gi) ?? []).map((each) => Number.parseInt(each, 16)));
/** What a packet says, in short: the values by vital, or the refusal. */
export const said = (decode: Decode, text: string) => {
  const decoded = decode(hex(text));
  if ('refusal' in decoded) return decoded.refusal;
  return decoded.value.vitals.map(({ kind, unit, values }) => [kind, unit, ...Object.values(values)]);
};
export const shownIn = (decode: Decode, text: string) => {
  const decoded = decode(hex(text));
  return 'value' in decoded ? decoded.value.shown : decoded.refusal;
};
/** November 20, 2026, 09:33:07 */
export const time = 'ea070b14092107';
export const asShown = { year: 2026, month: 11, day: 20, hour: 9, minute: 33, second: 7 };
