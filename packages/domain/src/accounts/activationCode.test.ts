import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SignUpCodeForm } from './accounts.ts';
import {
  ActivationCode,
  activationCodeText,
  activationSigns,
  drawActivationCode,
  TypedActivationCode,
} from './activationCode.ts';

/** Gives these bytes, one after the other. */
const drawing = (bytes: readonly number[]) => {
  let at = 0;
  return (count: number) => Uint8Array.from({ length: count }, () => bytes[at++] ?? 0);
};

describe('an activation code (F5)', () => {
  test('has 28 signs, none twice, and none that is taken for another', () => {
    expect(new Set(activationSigns).size).toBe(28);
    expect(activationSigns).not.toMatch(/[01OILSU5]/);
    expect(activationSigns).toBe(activationSigns.toUpperCase());
  });

  test('each sign is drawn by as many bytes; those above would favor the first and are drawn again', () => {
    const drawnBy = new Map<string, number>();
    for (let byte = 0; byte < 252; byte += 1) {
      const first = drawActivationCode(drawing([byte])).charAt(0);
      drawnBy.set(first, (drawnBy.get(first) ?? 0) + 1);
    }
    expect([...drawnBy.values()]).toEqual(Array(28).fill(9));
    for (const byte of [252, 253, 254, 255]) {
      expect(drawActivationCode(drawing([byte, 1, 2, 3, 4, 5, 6, 7, 8]))).toBe('346789AB');
    }
  });

  test('every code that is drawn is shown in two groups of four, and is taken as it is shown, written or read aloud', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 251 }), { minLength: 8, maxLength: 8 }), (bytes) => {
        const code = drawActivationCode(drawing(bytes));
        const shown = activationCodeText(code);
        expect(ActivationCode.shape.code.safeParse(shown).success).toBe(true);
        for (const typed of [
          shown,
          code,
          shown.toLowerCase(),
          ` ${[...code].join(' ')} `,
          shown.replace('-', '\u2013'),
        ]) {
          expect(TypedActivationCode.parse(typed)).toBe(code);
        }
      }),
      { seed: 20_417 },
    );
  });

  test.each(['', 'CARE-TEA', 'CARE-TEAMS', 'CARE-TE0M', 'CARE_TEAM', 'C'.repeat(41), 12_345_678, undefined])(
    '%j is none, and the field says so',
    (typed) => {
      const read = SignUpCodeForm.safeParse({ code: '123456', activationCode: typed });
      expect(read.error?.issues.map(({ path, message }) => [...path, message])).toEqual([
        ['activationCode', 'activationCodeIncomplete'],
      ]);
    },
  );
});
