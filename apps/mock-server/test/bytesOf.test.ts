import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bytesOf } from '../src/subjects/fhir/bytesOf.ts';

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

test('texts become the bytes of one, whatever their signs and lengths; answers do not share them (15.3)', () => {
  // From nothing to more than what is written at once, and than there is room for.
  const long = fc.tuple(fc.constantFrom('a', 'é', '€', '🩺'), fc.integer({ min: 0, max: 120_000 }));
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    long.map(([sign, times]) => sign.repeat(times)),
  );
  fc.assert(
    fc.property(fc.array(text, { maxLength: 6 }), (texts) => {
      const bytes = bytesOf(texts);
      bytesOf(['x'.repeat(bytes.length)]);
      expect(textOf(bytes) === texts.join('')).toBe(true);
    }),
  );
});
