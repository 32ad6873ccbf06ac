import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  hashToken,
  keyedDigest,
  keyedHash,
  portableHash,
  portableKeyedDigest,
  portableKeyedHash,
} from '../src/subjects/sessions/tokens.ts';

test('a server and a browser hash alike, in SHA-256', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const hash = createHash('sha256').update(text).digest('hex');
      expect([hashToken(text), portableHash(text)]).toEqual([hash, hash]);
    }),
  );
});

test('a server and a browser make the same of a text and a key, by HMAC', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 32, maxLength: 32 }),
      fc.string({ unit: 'binary' }),
      (key, text) => {
        const hash = createHmac('sha256', key).update(text).digest('hex');
        expect([keyedHash(key, text), portableKeyedHash(key, text)]).toEqual([hash.slice(0, 16), hash]);
      },
    ),
  );
});

test('a server and a browser make the same of a text and a key, by SHA-3', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9a-f]{64}$/), fc.string({ unit: 'binary' }), (key, text) => {
      const hash = createHash('sha3-256').update(`${key}${text}`).digest('hex');
      expect([keyedDigest(key, text), portableKeyedDigest(key, text)]).toEqual([hash.slice(0, 16), hash]);
    }),
  );
});
