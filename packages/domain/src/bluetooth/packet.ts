/**
 * Why the bytes of a device are no value. `not-measured` is the device's own word for it: NaN, 'not at this resolution',
 * an infinity, a reserved value, or a scale on which nobody stood still.
 */
export const packetRefusals = [
  'too-short',
  'too-long',
  'not-measured',
  'no-contact',
  'out-of-reach',
  'device-fault',
  'control-solution',
] as const;
export type PacketRefusal = (typeof packetRefusals)[number];

/** What bytes say: a value, or the name of what is wrong with them. Never a throw, never half of it. */
export type Decoded<Value> = { value: Value } | { refusal: PacketRefusal };

/**
 * Reads a characteristic's value from its first byte on, least significant byte first, as the Bluetooth SIG writes numbers.
 * What lies beyond the end reads as 0, and the packet is refused at the end for being too short.
 *
 * @see https://www.bluetooth.com/specifications/gss/
 */
export function readPacket(bytes: DataView) {
  let at = 0;
  const next = (size: number, read: (from: number) => number): number => {
    const from = at;
    at += size;
    return at > bytes.byteLength ? 0 : read(from);
  };
  return {
    uint8: () => next(1, (from) => bytes.getUint8(from)),
    uint16: () => next(2, (from) => bytes.getUint16(from, true)),
    int16: () => next(2, (from) => bytes.getInt16(from, true)),
    uint24: () => next(3, (from) => bytes.getUint16(from, true) + bytes.getUint8(from + 2) * 0x1_00_00),
    uint32: () => next(4, (from) => bytes.getUint32(from, true)),
    /** How many bytes have not been read. */
    left: () => Math.max(0, bytes.byteLength - at),
    /** What is wrong with the length, once everything that the flags announce has been read. */
    fault: (): PacketRefusal | null => {
      if (at > bytes.byteLength) return 'too-short';
      return at < bytes.byteLength ? 'too-long' : null;
    },
  };
}
export type Packet = ReturnType<typeof readPacket>;

/** Whether a flag is up. Reserved flags are asked by nobody, so they are passed over. */
export const isSet = (flags: number, bit: number): boolean => ((flags >>> bit) & 1) === 1;
