import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jpeg, letters, png, scan, segment, webp } from '../../pictureBytes.ts';
import { limits } from '../limits/limits.ts';
import { photoUrl } from './photo.ts';
import {
  jpegWithoutMetadata,
  type PhotoFault,
  photoFaultOf,
  photoFileFaultOf,
  photoTypeOf,
} from './photoBytes.ts';

/** What each kind may hold beside what it must, and what it may not. */
const pieces = {
  jpeg: {
    right: [
      segment(0xe0, letters('JFIF\0\x01\x01')),
      segment(0xe2, letters('ICC_PROFILE\0\x01\x01')),
      segment(0xee, letters('Adobe\0d')),
      segment(0xdb, [0, 1, 2]),
      segment(0xc2, [8, 0, 1]),
      segment(0xc4, [0]),
      scan([1, 0xff, 0, 2, 0xff, 0xd3, 4]),
    ],
    wrong: [
      segment(0xe1, letters('Exif\0\0MM')),
      segment(0xe1, letters('http://ns.adobe.com/xap/1.0/\0')),
      segment(0xe0, letters('JFXX\0\x10')),
      segment(0xe2, letters('MPF\0II')),
      segment(0xed, letters('Photoshop 3.0\0')),
      segment(0xfe, letters('taken at home')),
    ],
    make: (parts: number[][]) => jpeg(...parts, scan([9])),
  },
};

describe.each(Object.entries(pieces))('%s', (_kind, { right, wrong, make }) => {
  const rightParts = fc.array(fc.constantFrom(...right), { maxLength: 8 });

  test('a picture of whatever parts is taken', () => {
    fc.assert(
      fc.property(rightParts, (parts) => {
        const bytes = make(parts);
        expect(photoFileFaultOf(bytes)).toBeNull();
      }),
    );
  });

  test.each(wrong.map((part) => [String.fromCharCode(...part), part] as const))(
    'anything beside the picture is found wherever it stands: %j',
    (_, part) => {
      fc.assert(
        fc.property(rightParts, rightParts, (before, after) => {
          expect(photoFileFaultOf(make([...before, part, ...after]))).toBe('metadata');
        }),
      );
    },
  );

  test('one that is cut anywhere, or has a tail, is not whole', () => {
    fc.assert(
      fc.property(rightParts, fc.nat(), fc.uint8Array({ minLength: 1, maxLength: 9 }), (parts, at, tail) => {
        const bytes = make(parts);
        const begun = photoFileFaultOf(bytes.subarray(0, at % bytes.length));
        expect(['kind', 'broken']).toContain(begun);
        expect(photoFileFaultOf(Uint8Array.of(...bytes, ...tail))).toBe('broken');
      }),
    );
  });

  test('one with any byte turned never throws and never ends in a loop', () => {
    fc.assert(
      fc.property(rightParts, fc.nat(), fc.nat({ max: 255 }), (parts, at, value) => {
        const bytes = make(parts);
        bytes[at % bytes.length] = value;
        expect([null, 'kind', 'broken', 'metadata']).toContain(photoFileFaultOf(bytes));
      }),
    );
  });
});

test.each<[string, Uint8Array, PhotoFault]>([
  ['nothing', Uint8Array.of(), 'kind'],
  ['a text', Uint8Array.from(letters('<svg></svg>')), 'kind'],
  ['a GIF', Uint8Array.from(letters('GIF89a')), 'kind'],
  ['a PNG', png(), 'kind'],
  ['a WebP', webp(), 'kind'],
  ['a JPEG with a restart outside a scan', jpeg([0xff, 0xd0]), 'broken'],
  ['a JPEG in a JPEG', jpeg([...jpeg(scan([1]))]), 'broken'],
  ['a JPEG with a segment shorter than its length', jpeg([0xff, 0xdb, 0, 1]), 'broken'],
])('%s is no photo', (_, bytes, fault) => {
  expect(photoFileFaultOf(bytes)).toBe(fault);
});

describe('a JPEG without metadata', () => {
  const { right, wrong } = pieces.jpeg;
  const parts = fc.array(
    fc.oneof(
      fc.constantFrom(...right).map((part) => ({ part, isPicture: true })),
      fc.constantFrom(...wrong).map((part) => ({ part, isPicture: false })),
    ),
  );

  test('has all that is of the picture, in its order, and nothing else', () => {
    fc.assert(
      fc.property(parts, (all) => {
        const kept = all.filter(({ isPicture }) => isPicture);
        const given = jpeg(...all.map(({ part }) => part));
        expect(jpegWithoutMetadata(given)).toEqual(jpeg(...kept.map(({ part }) => part)));
      }),
    );
  });

  test('is not made of what is none, or not whole', () => {
    expect(jpegWithoutMetadata(png())).toBeNull();
    expect(jpegWithoutMetadata(Uint8Array.of(0, 0, 0xff, 0xd9))).toBeNull();
    expect(jpegWithoutMetadata(jpeg(scan([1])).subarray(0, -1))).toBeNull();
  });
});

const frame = (width: number, height: number, marker = 0xc0) =>
  segment(marker, [8, height >> 8, height & 0xff, width >> 8, width & 0xff, 1, 1, 0x11, 0]);

test.each<[string, number[][], PhotoFault | null]>([
  ['a pixel', [frame(1, 1)], null],
  ['the greatest', [frame(limits.photoMaxPixels, limits.photoMaxPixels)], null],
  ['a progressive one', [frame(256, 256, 0xc2)], null],
  ['no pixel', [frame(0, 0)], 'size'],
  ['no height', [frame(256, 0)], 'size'],
  ['no width', [frame(0, 256)], 'size'],
  ['wider than the greatest', [frame(limits.photoMaxPixels + 1, 1)], 'size'],
  ['higher than the greatest', [frame(1, limits.photoMaxPixels + 1)], 'size'],
  ['a bomb', [frame(16_000, 16_000)], 'size'],
  ['all that two bytes can say', [frame(0xffff, 0xffff)], 'size'],
  ['no frame', [segment(0xc4, [0, 0, 9, 0, 9])], 'size'],
  ['a second frame', [frame(1, 1), frame(16_000, 16_000)], 'size'],
  ['a place beside it', [frame(1, 1), segment(0xe1, letters('Exif\0\0MM'))], 'metadata'],
])('of the sizes of a photo, %s: %#', (_, parts, fault) => {
  expect(photoFaultOf(jpeg(...parts, scan([9])))).toBe(fault);
});

test('a photo as an address', () => {
  expect(photoUrl({ contentType: 'image/png', content: 'AAAA' })).toBe('data:image/png;base64,AAAA');
});

test.each([
  ['image/jpeg', jpeg()],
  ['image/png', png()],
  ['image/webp', webp()],
  [null, Uint8Array.from(letters('GIF89a'))],
  [null, Uint8Array.from(letters('RIFF\0\0\0\0WAVE'))],
  [null, Uint8Array.from(letters('RAFF\0\0\0\0WEBP'))],
  [null, Uint8Array.of()],
])('what somebody chooses is %s by its first bytes', (type, bytes) => {
  expect(photoTypeOf(bytes)).toBe(type);
});
