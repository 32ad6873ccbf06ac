import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type EnrollmentForm, emptyEnrollment, enrollmentErrors, genders, newPatient } from './enrollment.ts';
import { genderKind } from './gender.ts';
import { NewPatient } from './patient.ts';

const now = new Date('2026-11-20T15:00:00Z');
const zone = 'America/New_York';

const right: EnrollmentForm = {
  ...emptyEnrollment,
  firstName: ' Marigold ',
  lastName: 'Testpatient',
  dob: '1948-03-04',
  username: 'marigold@example.test',
  dUserId: 'u-1',
  hasConsent: true,
  consentDate: '2026-11-20',
};
const whole: EnrollmentForm = {
  ...right,
  middleName: 'Q.',
  gender: 'female',
  phone: '+1 202 555 0100',
  street: '1 Example Street',
  city: 'Sampletown',
  state: 'NY',
  zipCode: '10001',
  contactName: 'Campion Testpatient',
  contactPhone: '+1 202 555 0101',
  contactRelation: 'Son',
};

describe('enrollmentErrors', () => {
  test('an empty form says what is needed, and nothing of what is optional', () => {
    expect(enrollmentErrors(emptyEnrollment, now, zone)).toEqual({
      firstName: 'firstNameRequired',
      lastName: 'lastNameRequired',
      dob: 'dobRequired',
      username: 'usernameRequired',
      dUserId: 'providerRequired',
      hasConsent: 'consentRequired',
      consentDate: 'consentDateRequired',
    });
  });

  test.each([[right], [whole]])('a right form has no errors', (form) => {
    expect(enrollmentErrors(form, now, zone)).toEqual({});
  });

  test.each<[Partial<EnrollmentForm>, Partial<Record<keyof EnrollmentForm, string>>]>([
    [{ firstName: '   ' }, { firstName: 'firstNameRequired' }],
    [{ lastName: 'x'.repeat(200) }, {}],
    [{ lastName: ` ${'x'.repeat(200)} ` }, {}],
    [{ lastName: 'x'.repeat(201) }, { lastName: 'textTooLong' }],
    [{ middleName: 'x'.repeat(201) }, { middleName: 'textTooLong' }],
    [{ phone: '(555) 010-0199' }, {}],
    [{ phone: 'ask daughter' }, { phone: 'phoneInvalid' }],
    [{ phone: '1'.repeat(201) }, { phone: 'phoneInvalid' }],
    [{ contactName: 'Campion', contactPhone: 'ask daughter' }, { contactPhone: 'phoneInvalid' }],
    [{ username: 'marigold' }, { username: 'emailInvalid' }],
    [{ username: `${'x'.repeat(250)}@example.test` }, { username: 'emailInvalid' }],
    [{ dob: '2026-11-21' }, { dob: 'dobInvalid', consentDate: 'consentBeforeBirth' }],
    [{ dob: '1899-12-31' }, { dob: 'dobInvalid' }],
    [{ dob: '1900-01-01' }, {}],
    [{ dob: '2025-02-30' }, { dob: 'dobInvalid' }],
    [{ dob: '2026-11-20' }, {}],
    [{ consentDate: '2026-11-21' }, { consentDate: 'consentDateInvalid' }],
    [{ consentDate: 'soon' }, { consentDate: 'consentDateInvalid' }],
    [{ consentDate: '1948-03-03' }, { consentDate: 'consentBeforeBirth' }],
    [{ consentDate: '1948-03-04' }, {}],
    [{ hasConsent: false }, { hasConsent: 'consentRequired' }],
    [{ dUserId: ' ' }, { dUserId: 'providerRequired' }],
    [{ street: 'Main' }, { city: 'cityRequired', state: 'stateRequired', zipCode: 'zipRequired' }],
    [
      { zipCode: '1234' },
      {
        street: 'streetRequired',
        city: 'cityRequired',
        state: 'stateRequired',
        zipCode: 'zipTooShort',
      },
    ],
    [{ street: ' ', city: ' ' }, {}],
    [{ contactName: 'Campion' }, { contactPhone: 'contactPhoneRequired' }],
    [{ contactPhone: '12345' }, { contactName: 'contactNameRequired' }],
    [
      { contactRelation: 'Son' },
      { contactName: 'contactNameRequired', contactPhone: 'contactPhoneRequired' },
    ],
    [
      { contactName: 'x'.repeat(201), contactPhone: '12345', contactRelation: 'y'.repeat(201) },
      { contactName: 'textTooLong', contactRelation: 'textTooLong' },
    ],
  ])('%j', (special, errors) => {
    expect(enrollmentErrors({ ...right, ...special }, now, zone)).toEqual(errors);
  });

  test("today is the zone's", () => {
    const late = new Date('2026-11-21T02:00:00Z');
    expect(enrollmentErrors({ ...right, dob: '2026-11-21', consentDate: '2026-11-21' }, late, zone)).toEqual({
      dob: 'dobInvalid',
      consentDate: 'consentDateInvalid',
    });
    expect(enrollmentErrors({ ...right, dob: '2026-11-21', consentDate: '2026-11-21' }, late, 'UTC')).toEqual(
      {},
    );
  });

  test('whatever is typed without an error, the server takes', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 210 }),
      fc.constantFrom('', '  ', 'Main', '10001', 'a@b.cd', ' +1 (555) 010-0199 '),
    );
    const day = fc.constantFrom('', '1948-03-04', '2026-11-20', '2026-11-21', '1899-01-01', 'x');
    const form = fc.record<EnrollmentForm>({
      firstName: text,
      middleName: text,
      lastName: text,
      dob: day,
      gender: fc.constantFrom('', ...genders),
      username: fc.constantFrom('', 'a@b.cd', 'x', ' a@b.cd '),
      phone: text,
      language: fc.constant('en-US'),
      street: text,
      city: text,
      state: text,
      zipCode: fc.constantFrom('', '10001', '1'),
      contactName: text,
      contactPhone: text,
      contactRelation: text,
      dUserId: fc.constantFrom('', 'u-1'),
      hasConsent: fc.boolean(),
      consentDate: day,
    });
    fc.assert(
      fc.property(form, fc.boolean(), (typed, isWhole) => {
        const mixed = isWhole ? { ...typed, ...right, phone: typed.phone } : typed;
        const isRight = Object.keys(enrollmentErrors(mixed, now, zone)).length === 0;
        if (isRight) expect(NewPatient.safeParse(newPatient(mixed, false)).success).toBe(true);
      }),
    );
  });
});

describe('newPatient', () => {
  test('sends all that was typed, trimmed', () => {
    const {
      hasConsent: _,
      street,
      city,
      state,
      zipCode,
      contactName,
      contactPhone,
      contactRelation,
      ...person
    } = whole;
    expect(newPatient(whole, true)).toEqual({
      ...person,
      firstName: 'Marigold',
      address: { street, city, state, zipCode },
      emergencyContact: { name: contactName, phone: contactPhone, relation: contactRelation },
      isAnother: true,
    });
  });

  test('what was left empty is not there', () => {
    expect(newPatient({ ...right, street: ' ', contactName: ' ' }, false)).toMatchObject({
      address: null,
      emergencyContact: null,
      isAnother: false,
    });
  });
});

test('every gender on offer has a name of its own (DSP-01)', () => {
  expect(genders.map(genderKind)).toEqual(['female', 'male', 'nonBinary']);
});
