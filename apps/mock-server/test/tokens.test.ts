import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashToken, portableHash } from '../src/subjects/sessions/tokens.ts';

test('a server and a browser hash alike, in SHA-256', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const hash = createHash('sha256').update(text).digest('hex');
      expect([hashToken(text), portableHash(text)]).toEqual([hash, hash]);
    }),
  );
});
