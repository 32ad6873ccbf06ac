import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allAppScopes, appKindNames, kindsOf, scopesWithin } from './appKinds.ts';
import { appFault, askedScopes, isRedirectUri } from './appRequests.ts';
import { appsOf, cutTo } from './grants.ts';

const base = 'https://portal.example/fhir';
const right = {
  ...{ clientId: 'heart-diary', redirectUri: 'https://heart-diary.example/back', responseType: 'code' },
  ...{ scope: 'launch/patient patient/*.rs offline_access', state: 'a-state', audience: base },
  ...{ challenge: 'c'.repeat(43), method: 'S256', nonce: '' },
};

describe('what an app asks for (15.4)', () => {
  test.each([
    ['patient/Observation.rs', ['patient/Observation.rs'], false],
    ['patient/Observation.read offline_access', ['patient/Observation.rs'], true],
    ['patient/*.rs', [...allAppScopes], false],
    ['patient/Observation.c patient/Observation.cruds', ['patient/Observation.rs'], false],
    ['patient/ChargeItem.rs patient/DetectedIssue.rs', [], false],
    ['system/*.rs user/*.rs openid launch/patient', [], false],
    ['', [], false],
  ])('"%s" may be given as far as it is for apps', (scope, scopes, keeps) => {
    expect(askedScopes({ scope })).toMatchObject({ scopes, keeps });
  });

  test.each([
    ['openid fhirUser patient/*.rs', ['openid', 'fhirUser']],
    ['patient/*.rs fhirUser openid', ['openid', 'fhirUser']],
    ['openid', ['openid']],
    ['fhirUser', []],
    ['openid2 profile patient/*.rs', []],
  ])('"%s" asks who it is as far as OpenID has it', (scope, identity) => {
    expect(askedScopes({ scope }).identity).toEqual(identity);
  });

  test.each([
    ['type', { responseType: 'token' }],
    ['state', { state: '' }],
    ['state', { state: 'a\nb' }],
    ['proof', { method: 'plain' }],
    ['proof', { challenge: 'c'.repeat(42) }],
    ['proof', { challenge: `${'c'.repeat(42)}=` }],
    ['audience', { audience: `${base}/x` }],
    ['audience', { audience: 'https://portal.example' }],
    ['scope', { scope: 'openid fhirUser' }],
  ])('a wrong %s is the fault', (fault, special) => {
    expect(appFault({ ...right, ...special }, base)).toBe(fault);
  });

  test('a right one has none, with and without a slash behind the address', () => {
    expect(appFault(right, base)).toBeNull();
    expect(appFault({ ...right, audience: `${base}/` }, base)).toBeNull();
  });

  test.each([
    ['https://app.example/back', true],
    ['https://app.example:8443/back', true],
    ['http://localhost:8765/back', true],
    ['http://127.0.0.1/back', true],
    ['http://app.example/back', false],
    ['http://localhost.evil.example/back', false],
    ['https://app.example/back?x=1', false],
    ['https://app.example/back#x', false],
    ['https://user@app.example/back', false],
    ['https://app.example\\.evil.example/', false],
    ['myapp://back', false],
    [`https://app.example/${'x'.repeat(2000)}`, false],
  ])('%s can be registered: %s', (address, can) => {
    expect(isRedirectUri(address)).toBe(can);
  });
});

describe('kinds and scopes', () => {
  test('what is left on of the kinds is within what was asked for (there and back)', () => {
    fc.assert(
      fc.property(fc.subarray([...allAppScopes]), fc.subarray([...appKindNames]), (scopes, kinds) => {
        const given = scopesWithin(scopes, kinds);
        expect(given.every((each) => scopes.includes(each))).toBe(true);
        expect(kindsOf(given).every((each) => kinds.includes(each))).toBe(true);
        expect(kindsOf(given)).toEqual(kindsOf(scopes).filter((each) => kinds.includes(each)));
      }),
    );
  });
});

describe('an app on several devices (15.4)', () => {
  const at = (day: number) => new Date(Date.UTC(2026, 9, day));
  const grant = (grantId: string, appId: string, day: number, special: object = {}) => ({
    ...{ grantId, appId, scopes: ['patient/Patient.rs'], madeAt: at(day), usedAt: null, until: at(day + 90) },
    ...special,
  });

  test('is one line: what any device allows, since the first, until the last, used when one was', () => {
    const apps = appsOf([
      grant('c', 'one', 9, { scopes: ['patient/Observation.rs'], until: at(10) }),
      grant('b', 'two', 8),
      grant('a', 'one', 3, { usedAt: at(4) }),
    ]);
    expect(apps).toEqual([
      {
        ...{ grantId: 'c', appId: 'one', madeAt: at(3), usedAt: at(4), until: at(93), devices: 2 },
        scopes: ['patient/Observation.rs', 'patient/Patient.rs'],
      },
      { ...grant('b', 'two', 8), devices: 1 },
    ]);
  });

  test('what is taken off on one is taken off on all, and nothing is added', () => {
    fc.assert(
      fc.property(fc.subarray([...allAppScopes]), fc.subarray([...allAppScopes]), (before, now) => {
        const left = cutTo(before, now);
        expect(left.every((each) => before.includes(each) && now.includes(each))).toBe(true);
        expect(left).toEqual(before.filter((each) => now.includes(each)));
      }),
    );
  });
});
