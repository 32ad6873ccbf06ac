/** A file as it came, part by part. */
export type Parts = readonly Uint8Array<ArrayBuffer>[];

export function joined(parts: Parts): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
