import { fileContentTypes } from '@rpm/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalBase64, fromBase64, isOfType } from './fileContent.ts';

const bytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));
const examples = {
  'application/pdf': bytes('%PDF-1.4\n'),
  'image/png': bytes('\x89PNG\r\n\x1a\nrest'),
  'image/jpeg': bytes('\xff\xd8\xff\xe0rest'),
  'text/plain': new TextEncoder().encode('grüße 😀\r\n'),
} as const;

test.each(fileContentTypes.flatMap((type) => fileContentTypes.map((said) => ({ type, said }))))(
  'a $type that says $said is taken only when it is one',
  ({ type, said }) => {
    expect(isOfType(examples[type], said)).toBe(
      type === said || (type === 'application/pdf' && said === 'text/plain'),
    );
  },
);

test.each([
  ['a NUL', 'a\0b'],
  ['a byte of no UTF-8', 'a\xffb'],
  ['half a letter', 'gr\xc3'],
  ['an overlong form', '\xc0\xaf'],
  ['a surrogate', '\xed\xa0\x80'],
])('a text with %s is none', (_, text) => {
  expect(isOfType(bytes(text), 'text/plain')).toBe(false);
});

test.each(['application/pdf', 'image/png', 'image/jpeg'] as const)('a cut %s is none', (type) => {
  expect(isOfType(examples[type].slice(0, 2), type)).toBe(false);
});

test('every well-formed text without NUL is a text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(isOfType(new TextEncoder().encode(text), 'text/plain')).toBe(!text.includes('\0'));
    }),
  );
});

test('base64 gives the bytes back, and has one form', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (content) => {
      const text = Buffer.from(content).toString('base64');
      expect([...fromBase64(text)]).toEqual([...content]);
      expect(canonicalBase64(text)).toBe(text);
    }),
  );
  expect(canonicalBase64('YWxsIGdvb2R=')).toBe('YWxsIGdvb2Q=');
});
