import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { domainOf, foreignDomains, publicMailDomains, readDomains } from './domains.ts';
import { checkEhr, checkSignOn } from './form.ts';
import { isSamePatient, otherPatientOf } from './patientMatch.ts';
import { isProviderAddress } from './providers.ts';
import {
  type AskedAccount,
  identityOf,
  mayEndPasswords,
  provedAfter,
  type SignedIdentity,
  whoFits,
} from './whoFits.ts';

const identity: SignedIdentity = {
  ...{ issuer: 'https://login.example', subject: 's-1', email: 'Nurse@Clinic.example', isVerified: true },
  fhirUser: '',
};
const account: AskedAccount = { accountId: 'a', clinicId: 'c', role: 'STAFF', accessEndedAt: null };
const asked = {
  ...{ identity, provider: { clinicId: 'c', domains: ['clinic.example'] } },
  ...{ bound: null, byEmail: account, isBoundElsewhere: false },
};

describe('whose account it is (issue 15.4)', () => {
  test.each<[string, Partial<Parameters<typeof whoFits>[0]>, string]>([
    ['an address that is not verified', { identity: { ...identity, isVerified: false } }, 'unverified'],
    ['no address', { identity: { ...identity, email: '' } }, 'unverified'],
    [
      'a domain that is not listed',
      { identity: { ...identity, email: 'n@sub.clinic.example' } },
      'otherDomain',
    ],
    ['nobody', { byEmail: null }, 'nobody'],
    ['another clinic', { byEmail: { ...account, clinicId: 'd' } }, 'otherClinic'],
    ['a patient', { byEmail: { ...account, role: 'patient' } }, 'patient'],
    ['a patient of an EHR', { bound: account, identity: { ...identity, fhirUser: 'Patient/1' } }, 'patient'],
    [
      'a relative in an EHR',
      { identity: { ...identity, fhirUser: 'https://e/r4/RelatedPerson/1' } },
      'patient',
    ],
    ['an ended access', { byEmail: { ...account, accessEndedAt: new Date(0) } }, 'ended'],
    ['an ended access that was linked', { bound: { ...account, accessEndedAt: new Date(0) } }, 'ended'],
    ['a linked account of another clinic', { bound: { ...account, clinicId: 'd' } }, 'otherClinic'],
    ['an account that is somebody else there', { isBoundElsewhere: true }, 'otherSubject'],
  ])('%s does not come in', (_, change, fault) => {
    expect(whoFits({ ...asked, ...change })).toMatchObject({ fault });
  });

  test('the first time by the verified address, from then on by the subject, whatever the address', () => {
    expect(whoFits(asked)).toEqual({ account, isNew: true });
    const moved = { ...identity, email: 'new@elsewhere.example', isVerified: false };
    const other = { ...account, accountId: 'b' };
    expect(whoFits({ ...asked, identity: moved, bound: other, byEmail: null })).toEqual({
      ...{ account: other, isNew: false },
    });
    const nurse = { ...identity, fhirUser: 'https://e/r4/Practitioner/7' };
    expect(whoFits({ ...asked, identity: nurse })).toEqual({ account, isNew: true });
  });

  test('nobody of another clinic, no patient and nobody whose access has ended ever comes in', () => {
    const anAccount = fc.record({
      accountId: fc.constantFrom('a', 'b'),
      clinicId: fc.constantFrom('c', 'd'),
      role: fc.constantFrom('STAFF', 'DOCTOR', 'ADMIN', 'PATIENT', ' patient '),
      accessEndedAt: fc.constantFrom(null, new Date(0)),
    });
    fc.assert(
      fc.property(fc.option(anAccount), fc.option(anAccount), fc.boolean(), (bound, byEmail, elsewhere) => {
        const found = whoFits({ ...asked, bound, byEmail, isBoundElsewhere: elsewhere });
        if ('fault' in found) return;
        expect(found.account.clinicId).toBe('c');
        expect(found.account.role.trim().toUpperCase()).not.toBe('PATIENT');
        expect(found.account.accessEndedAt).toBeNull();
        expect(found.isNew && elsewhere).toBe(false);
      }),
    );
  });

  test.each([
    [
      { sub: 's', email: ' a@b.c ', email_verified: true },
      { email: 'a@b.c', isVerified: true },
    ],
    [{ sub: 's', email: 'a@b.c', email_verified: 'true' }, { isVerified: false }],
    [{ sub: 's', email: 'a@b.c' }, { isVerified: false }],
    [{ sub: 's', email: 'a@b.c', xms_edov: true }, { isVerified: false }],
    [
      { sub: 's', fhirUser: 'Practitioner/1' },
      { email: '', fhirUser: 'Practitioner/1' },
    ],
    [{ sub: '' }, null],
    [{ email: 'a@b.c' }, null],
  ] as const)('%o says who it is', (claims, found) => {
    const read = identityOf('https://login.example', claims);
    if (found === null) expect(read).toBeNull();
    else expect(read).toMatchObject(found);
  });

  test('Entra ID says by a claim of its own that a domain is known; a contradiction counts as no', () => {
    const entra = 'https://login.microsoftonline.com/tenant/v2.0';
    const claims = { sub: 's', email: 'a@b.c', xms_edov: true };
    expect(identityOf(entra, claims)?.isVerified).toBe(true);
    expect(identityOf(entra, { ...claims, xms_edov: false })?.isVerified).toBe(false);
    expect(identityOf(entra, { ...claims, email_verified: false })?.isVerified).toBe(false);
    expect(identityOf(`${entra}.evil.example`.replace('.com/', '.com.evil/'), claims)?.isVerified).toBe(
      false,
    );
  });

  test('what was proved of one client is not proved of another one', () => {
    const before = { issuer: 'https://a.example', clientId: 'x', provedAt: new Date(5) };
    expect(provedAfter(before, before)).toEqual(new Date(5));
    expect(provedAfter(before, { ...before, clientId: 'y' })).toBeNull();
    expect(provedAfter(before, { ...before, issuer: 'https://b.example' })).toBeNull();
    expect(provedAfter(null, before)).toBeNull();
  });

  test.each([
    [true, true, null, true],
    [true, false, null, true],
    [false, true, null, false],
    [false, false, new Date(0), false],
    [false, true, new Date(0), true],
  ])('passwords kept %o, on %o, proved %o: %o', (keepsPasswords, isOn, provedAt, may) => {
    expect(mayEndPasswords({ keepsPasswords, isOn }, provedAt)).toBe(may);
  });
});

describe('domains and addresses (issue 15.4)', () => {
  test.each([
    ['Clinic.com', ['clinic.com']],
    ['@clinic.com, other.org;clinic.com\nthird.co.uk', ['clinic.com', 'other.org', 'third.co.uk']],
    [' ,; ', 'required'],
    ['clinic', 'notDomain'],
    ['a@clinic.com', 'notDomain'],
    ['-a.com', 'notDomain'],
    ['*.clinic.com', 'notDomain'],
    ['10.0.0.1', 'notDomain'],
    ['clinic.com gmail.com', 'publicDomain'],
    [Array.from({ length: 21 }, (_, at) => `c${at}.com`).join(' '), 'tooMany'],
  ])('%s', (typed, found) => expect(readDomains(typed)).toEqual(found));

  test('an address of everybody is never listed; the domain is what follows the last @', () => {
    for (const each of publicMailDomains) expect(readDomains(each)).toBe('publicDomain');
    expect(domainOf('a@b@Clinic.COM ')).toBe('clinic.com');
    expect(foreignDomains(['clinic.com', 'else.com'], ['N@Clinic.com'])).toEqual(['else.com']);
  });

  test.each([
    ['https://login.example', true],
    ['https://login.example:8443/realms/clinic', true],
    ['http://localhost:8080/realms/x', true],
    ['http://127.0.0.1:9000', true],
    ['http://login.example', false],
    ['https://10.0.0.1/x', false],
    ['https://localhost', false],
    ['https://[::1]/', false],
    ['https://user@login.example', false],
    ['https://login.example/?a=b', false],
    ['http://localhost.evil.example', false],
    ['javascript:alert(1)', false],
  ])('%s as an address: %o', (address, is) => expect(isProviderAddress(address)).toBe(is));

  test('a form says all that is wrong at once, and an empty secret leaves the one that is there', () => {
    const switches = { keepsPasswords: true, asksFactor: true, isOn: true };
    const typed = { issuer: 'x', clientId: '', secret: '', domains: 'gmail.com', ...switches };
    expect(checkSignOn(typed)).toEqual({
      errors: { issuer: 'notAddress', clientId: 'required', domains: 'publicDomain' },
    });
    const right = { ...typed, issuer: 'https://l.example', clientId: 'c', domains: 'a.com' };
    expect(checkSignOn(right)).toEqual({
      value: { issuer: 'https://l.example', clientId: 'c', domains: ['a.com'], ...switches },
    });
    expect(checkSignOn({ ...right, secret: 's' })).toMatchObject({ value: { secret: 's' } });
    const ehr = { name: ' ', iss: 'x', clientId: 'c', secret: '', domains: '', asksFactor: true };
    expect(checkEhr(ehr)).toEqual({ errors: { name: 'required', iss: 'notAddress', domains: 'required' } });
    expect(checkEhr({ ...ehr, name: 'E', iss: 'https://e.example/r4', domains: 'a.com' })).toMatchObject({
      value: { name: 'E', secret: null, domains: ['a.com'] },
    });
  });
});

describe('the patient whom an EHR has open (issue 15.4)', () => {
  const own = { birthDate: '1948-03-04', firstName: 'Marigold', middleName: '', lastName: 'Testpatient' };
  const name = (family: string, ...given: string[]) => ({
    ...{ resourceType: 'Patient', birthDate: '1948-03-04', name: [{ family, given }] },
  });

  test.each([
    ['the same', name('Testpatient', 'Marigold'), own, true],
    ['other capitals and blanks', name(' TESTPATIENT', 'marigold '), own, true],
    ['a middle name that we lack', name('Testpatient', 'Marigold', 'Ann'), own, true],
    ['a middle name that they lack', name('Testpatient', 'Marigold'), { ...own, middleName: 'Ann' }, true],
    ['the same middle name', name('Testpatient', 'Marigold', 'Ann'), { ...own, middleName: 'ann' }, true],
    ['another middle name', name('Testpatient', 'Marigold', 'Bea'), { ...own, middleName: 'Ann' }, false],
    ['another first name', name('Testpatient', 'Mari'), own, false],
    ['another family name', name('Tester', 'Marigold'), own, false],
    ['another birth date', { ...name('Testpatient', 'Marigold'), birthDate: '1948-04-03' }, own, false],
    ['no birth date of ours', name('Testpatient', 'Marigold'), { ...own, birthDate: null }, false],
  ] as const)('%s', (_, there, here, is) => {
    const other = otherPatientOf(there);
    expect(other !== null && isSamePatient(other, here)).toBe(is);
  });

  test.each([
    ['no patient', { ...name('A', 'B'), resourceType: 'Person' }],
    ['a year alone', { ...name('A', 'B'), birthDate: '1948' }],
    ['no birth date', { ...name('A', 'B'), birthDate: undefined }],
    ['no given name', name('A')],
    ['an old name', { ...name('A', 'B'), name: [{ use: 'old', family: 'A', given: ['B'] }] }],
    ['nothing', null],
  ])('%s is nobody', (_, there) => expect(otherPatientOf(there)).toBeNull());

  test('whoever is the same is so however the names are written, and nobody of another day is', () => {
    const word = fc.string({ minLength: 1, maxLength: 12 }).filter((text) => text.trim() !== '');
    fc.assert(
      fc.property(word, word, fc.option(word, { nil: '' }), (firstName, lastName, middleName) => {
        const given = [firstName, ...(middleName === '' ? [] : [middleName])];
        const other = otherPatientOf(name(lastName, ...given));
        const here = { ...own, firstName, lastName, middleName };
        expect(other && isSamePatient(other, here)).toBe(true);
        expect(other && isSamePatient(other, { ...here, birthDate: '2001-01-01' })).toBe(false);
      }),
    );
  });
});
