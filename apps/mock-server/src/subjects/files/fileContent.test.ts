import { fileContentTypes } from '@rpm/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { smallJpeg, smallPng } from '../../../test/pictures.ts';
import { canonicalBase64, fromBase64, isKnownBad, isOfType } from './fileContent.ts';

const bytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));
const examples = {
  'application/pdf': bytes('%PDF-1.4\n%%EOF\n'),
  'image/png': fromBase64(smallPng),
  'image/jpeg': fromBase64(smallJpeg),
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

test.each(['application/pdf', 'image/png', 'image/jpeg'] as const)(
  'a %s that is cut anywhere, or goes on behind its end, is none (F18)',
  (type) => {
    const whole = examples[type];
    for (let at = 0; at < whole.length - (type === 'application/pdf' ? 1 : 0); at += 1) {
      expect([at, isOfType(whole.slice(0, at), type)]).toEqual([at, false]);
    }
    expect(isOfType(Uint8Array.of(...whole, ...bytes('<script>')), type)).toBe(false);
  },
);

test.each([
  ['a PDF that is a page as well', '%PDF-1.4\n<html><body>hello\n%%EOF', 'application/pdf'],
  ['a PDF with a script', '%PDF-1.4\n<SCRIPT>alert(1)</SCRIPT>\n%%EOF', 'application/pdf'],
  ['three bytes of a JPEG', '\xff\xd8\xff', 'image/jpeg'],
  ['a page', '  <!DOCTYPE html><p>hello', 'text/plain'],
  ['a drawing', '<svg onload="alert(1)">', 'text/plain'],
  ['a program', 'MZ\x90\0', 'application/pdf'],
] as const)('%s is refused (F18)', (_, text, type) => {
  expect(isOfType(bytes(text), type)).toBe(false);
});

test('words about pages are a text', () => {
  expect(isOfType(bytes('Blood pressure < 120 and html > all'), 'text/plain')).toBe(true);
});

test('the file by which scanners are tried is found wherever it stands', () => {
  const eicar = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$' + 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';
  expect([eicar, `before ${eicar} after`, 'EICAR'].map((text) => isKnownBad(bytes(text)))).toEqual([
    true,
    true,
    false,
  ]);
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
