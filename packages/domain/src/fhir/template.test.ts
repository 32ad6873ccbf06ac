import fc from 'fast-check';
import { expect, test } from 'vitest';
import { templateOf } from './template.ts';

test('what a template writes is the resource with the values in their places (15.3)', () => {
  fc.assert(
    fc.property(
      fc.record({
        id: fc.stringMatching(/^[A-Za-z0-9.-]{1,64}$/),
        much: fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
        // What is the same in all may be any text, one that looks like a hole too.
        same: fc.oneof(fc.string(), fc.constantFrom('\\u0000t0\\u0000', '"\\u0000n0\\u0000"')),
      }),
      ({ id, much, same }) => {
        const make = (own: unknown, value: unknown) => ({
          ...{ resourceType: 'Observation', note: same, subject: { own } },
          ...{ again: [own, { value, [same]: true }], value },
        });
        const template = templateOf((text, number) => make(text(0), number(1)));
        expect(JSON.parse(template([])([id, much]))).toEqual(make(id, much));
        expect(JSON.parse(template([id])(['', much]))).toEqual(make(id, much));
      },
    ),
  );
});
