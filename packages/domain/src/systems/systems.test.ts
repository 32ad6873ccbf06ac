import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allScopes, grantedScopes, mayRead, maySend, scopesOf, systemGrantNames } from './scopes.ts';
import { readSystemKeys } from './systemKeys.ts';

const may = scopesOf(['people', 'readings', 'sendReadings']);

test.each([
  ['system/Observation.rs', ['system/Observation.rs']],
  ['system/Observation.read', ['system/Observation.rs']],
  ['system/Observation.write', ['system/Observation.c']],
  ['system/Observation.crs', ['system/Observation.rs', 'system/Observation.c']],
  ['system/Observation.r', []],
  ['system/Consent.rs', []],
  ['patient/Observation.rs user/*.rs', []],
  ['nonsense system/*.rs', may.filter((each) => each.endsWith('.rs'))],
  ['', []],
])('of "%s" it is given what it may have', (asked, given) => {
  expect(grantedScopes(asked, may)).toEqual(given);
});

test('nothing is given that was not granted, whatever is asked for', () => {
  fc.assert(
    fc.property(fc.subarray(systemGrantNames), fc.subarray(allScopes), (grants, asked) => {
      const given = grantedScopes(asked.join(' '), scopesOf(grants));
      expect(given.every((each) => scopesOf(grants).includes(each) && asked.includes(each))).toBe(true);
    }),
  );
  expect([mayRead(may, 'Observation'), mayRead(may, 'Consent'), maySend(may)]).toEqual([true, false, true]);
  expect(maySend(scopesOf(['readings']))).toBe(false);
});

const key = { kty: 'EC', crv: 'P-384', x: 'abc', y: 'def', kid: 'one', alg: 'ES384' };

test('keys: a set, or one key; nothing private, nothing weak, no name twice', () => {
  expect(readSystemKeys(JSON.stringify({ keys: [key] }))).toEqual({ keys: [key] });
  expect(readSystemKeys(JSON.stringify(key))).toEqual({ keys: [key] });
  expect(readSystemKeys(JSON.stringify({ keys: [{ ...key, d: 'secret' }] }))).toBe('privateKey');
  expect(readSystemKeys('-----BEGIN PRIVATE KEY-----')).toBe('privateKey');
  expect(readSystemKeys(JSON.stringify({ keys: [key, key] }))).toBe('twice');
  const weak = { kty: 'RSA', n: 'x'.repeat(171), e: 'AQAB', kid: 'two' };
  for (const bad of [
    '',
    '{}',
    '[]',
    'null',
    '{"keys":[]}',
    JSON.stringify({ ...key, kid: '' }),
    JSON.stringify(weak),
  ])
    expect(readSystemKeys(bad)).toBe('notKeys');
  expect(readSystemKeys(JSON.stringify({ ...weak, n: 'x'.repeat(342) }))).toMatchObject({
    keys: [{ kid: 'two' }],
  });
});
