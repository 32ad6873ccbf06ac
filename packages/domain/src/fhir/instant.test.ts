import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fhirInstant } from './instant.ts';

const moments = fc.date({
  min: new Date('0000-01-01T00:00:00Z'),
  max: new Date('9999-12-31T23:59:59Z'),
  noInvalidDate: true,
});

test('an instant is the moment to the second, whatever the year (15.3)', () => {
  fc.assert(
    fc.property(moments, (at) => {
      expect(fhirInstant(at)).toBe(`${at.toISOString().slice(0, 19)}Z`);
    }),
  );
});
