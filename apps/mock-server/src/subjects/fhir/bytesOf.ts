/** Up to so many signs are put together before they become bytes: what is much longer V8 keeps apart, and that costs more than to copy it. */
const signsAtOnce = 40_000;

const encoder = new TextEncoder();

/** Texts as the bytes of one answer. Nearly all of them have a byte for each sign; those that have more are taken as one text. */
export function bytesOf(texts: readonly string[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(texts.reduce((sum, { length }) => sum + length, 0));
  let size = 0;
  let text = '';
  const write = (): boolean => {
    const { read, written } = encoder.encodeInto(text, bytes.subarray(size));
    const isWhole = read === text.length;
    size += written;
    text = '';
    return isWhole;
  };
  for (const each of texts) {
    text += each;
    if (text.length > signsAtOnce && !write()) return encoder.encode(texts.join(''));
  }
  return write() ? bytes : encoder.encode(texts.join(''));
}
