/** Up to so many signs are put together before they become bytes: what is much longer V8 keeps apart, and that costs more than to copy it. */
const signsAtOnce = 40_000;
/** The most bytes of a sign of a text, as JavaScript counts signs. */
const bytesOfSign = 3;

const encoder = new TextEncoder();
/** Used again by each answer; nothing waits between its first byte and its last. */
let workspace = new Uint8Array(2 ** 18);

/** Texts as the bytes of one answer. */
export function bytesOf(texts: Iterable<string>): Uint8Array<ArrayBuffer> {
  let size = 0;
  let text = '';
  const write = () => {
    const room = size + text.length * bytesOfSign;
    if (room > workspace.length) {
      const larger = new Uint8Array(2 * room);
      larger.set(workspace.subarray(0, size));
      workspace = larger;
    }
    size += encoder.encodeInto(text, workspace.subarray(size)).written;
    text = '';
  };
  for (const each of texts) {
    text += each;
    if (text.length > signsAtOnce) write();
  }
  write();
  return workspace.slice(0, size);
}
