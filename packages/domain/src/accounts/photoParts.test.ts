import { describe, expect, test } from 'vitest';
import { jpeg, letters, scan, segment } from '../../pictureBytes.ts';
import { type PhotoFault, photoFileFaultOf } from './photoBytes.ts';

describe('the markers of a JPEG (ITU-T T.81, table B.1)', () => {
  /** TEM, restarts, SOI, EOI and what is no marker have no segment. */
  const isAlone = (marker: number) => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd9) || marker === 0xff;
  /** Frames, tables, scans, DNL, DRI; of those that are left, JPG and the reserved ones, the applications' and COM not. */
  const isDrawn = (marker: number) => marker >= 0xc0 && marker <= 0xdd && marker !== 0xc8 && !isAlone(marker);
  const expected = (marker: number): PhotoFault | null => {
    if (isAlone(marker)) return 'broken';
    return isDrawn(marker) ? null : 'metadata';
  };

  test.each(Array.from({ length: 256 }, (_, marker) => [marker, expected(marker)] as const))(
    'a segment of marker %d: %j',
    (marker, fault) => {
      expect(photoFileFaultOf(jpeg(segment(marker, [9, 9, 9]), scan([9])))).toBe(fault);
    },
  );

  test.each([
    ['JFIF\0', 0xe0, 'metadata'],
    ['JFIF\0\x01', 0xe0, null],
    ['Adobe', 0xee, 'metadata'],
    ['Adobe\0', 0xee, null],
    ['Other\0', 0xee, 'metadata'],
    ['ICC_PROFILE\0', 0xe2, 'metadata'],
    ['ICC_PROFILE\0\x01', 0xe2, null],
    ['JFIF\0\x01', 0xe2, 'metadata'],
  ] as const)('an application’s segment %j of marker %d: %j', (content, marker, fault) => {
    expect(photoFileFaultOf(jpeg(segment(marker, letters(content)), scan([9])))).toBe(fault);
  });

  test.each([
    ['a restart', [1, 0xff, 0xd0, 2], null],
    ['the last restart', [1, 0xff, 0xd7, 2], null],
    ['a byte of 255', [1, 0xff, 0x00, 2], null],
    ['fill bytes before a restart', [1, 0xff, 0xff, 0xd3, 2], null],
    ['another marker, which ends it', [1, ...segment(0xc8, [1, 2])], 'metadata'],
  ] as const)('in a scan, %s: %#', (_, data, fault) => {
    expect(photoFileFaultOf(jpeg(scan(data), scan([9])))).toBe(fault);
  });

  test.each([
    ['a segment without content', [segment(0xdb, [])], null],
    ['one longer than a byte can say', [segment(0xdb, Array(300).fill(1))], null],
    ['bytes between two segments', [segment(0xdb, [1]), [7, 7]], 'broken'],
    ['a scan without a head', [[0xff, 0xda, 0, 1, 5]], 'broken'],
  ])('%s', (_, parts, fault) => {
    expect(photoFileFaultOf(jpeg(...parts, scan([9])))).toBe(fault);
  });
});
