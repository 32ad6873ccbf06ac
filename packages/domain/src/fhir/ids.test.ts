import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fhirId, fhirIdOf, ownId, ownIds } from './ids.ts';

const ours = fc.stringMatching(/^[A-Za-z0-9_-]{1,22}$/);

test('an id of ours becomes one of FHIR, and is read again (fhir R4, datatypes, id)', () => {
  fc.assert(
    fc.property(ours, fc.stringMatching(/^[A-Za-z0-9-]{1,22}$/), (id, other) => {
      expect(ownId(fhirId(id))).toBe(fhirId(id).length <= 64 ? id : null);
      const both = fhirIdOf(other, id);
      expect(ownIds(both)).toEqual(both.length <= 64 ? { patientId: other, id } : null);
    }),
  );
});

test.each([
  ['p_1', 'p.u1'],
  ['a b', 'a.h0020b'],
  ['patient-1', 'patient-1'],
])('%s is %s', (id, written) => {
  expect(fhirId(id)).toBe(written);
  expect(ownId(written)).toBe(id);
});

test('what none of ours becomes is none', () => {
  for (const id of ['', 'a.b', 'a/b', 'a.h002', 'x'.repeat(65), 'a.h0061', '.h0000', '.hd800'] as const) {
    expect(ownId(id)).toBeNull();
    expect(ownIds(id)).toBeNull();
  }
  fc.assert(
    fc.property(fc.string(), (text) => {
      const own = ownId(text);
      expect(own === null || fhirId(own) === text).toBe(true);
      const both = ownIds(text);
      expect(both === null || fhirIdOf(both.patientId, both.id) === text).toBe(true);
    }),
  );
});
