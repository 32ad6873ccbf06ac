import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Corrections,
  changedFields,
  correctedFields,
  correctionErrors,
  daysOfMove,
  detailsOf,
  PatientCorrection,
} from './correction.ts';
import { emptyEnrollment, enrollmentErrors } from './enrollment.ts';

const now = new Date('2026-11-20T15:00:00Z');
const zone = 'America/New_York';
const frame = { now, timeZone: zone, livesSince: new Date('2026-06-01T16:00:00Z') };
const west = 'America/Los_Angeles';
const before: Corrections = {
  firstName: 'Marigold',
  middleName: '',
  lastName: 'Testpatient',
  dob: '1948-03-04',
  gender: 'female',
  username: 'marigold@example.test',
  phone: '+1 202 555 0100',
  dUserId: 'doctor-1',
  consentDate: '2026-06-01',
  timeZone: 'America/New_York',
  movedOn: '',
};
const unknown: Corrections = { ...before, dob: '', gender: '', phone: '', dUserId: '', consentDate: '' };
const errors = (special: Partial<Corrections>, from = before) =>
  correctionErrors(from, { ...from, ...special }, frame);

describe('correcting details (F5)', () => {
  test.each<[Partial<Corrections>, object]>([
    [{}, {}],
    [{ firstName: ' Mary ' }, {}],
    [{ firstName: ' ' }, { firstName: 'firstNameRequired' }],
    [{ lastName: '' }, { lastName: 'lastNameRequired' }],
    [{ middleName: 'x'.repeat(201) }, { middleName: 'textTooLong' }],
    [{ middleName: 'x'.repeat(200) }, {}],
    [{ gender: '', phone: '', middleName: 'Q.' }, {}],
    [{ phone: 'ask daughter' }, { phone: 'phoneInvalid' }],
    [{ phone: '1'.repeat(201) }, { phone: 'phoneInvalid' }],
    [{ dob: '' }, { dob: 'dobRequired' }],
    [{ dob: '1948-02-30' }, { dob: 'dobInvalid' }],
    [{ dob: '2026-11-21' }, { dob: 'dobInvalid' }],
    [{ dob: '2026-11-20' }, { dob: 'consentBeforeBirth' }],
    [{ dob: '2026-06-01' }, {}],
    [{ username: '' }, { username: 'usernameRequired' }],
    [{ username: 'marigold' }, { username: 'emailInvalid' }],
    [{ username: 'new@example.test' }, {}],
    [{ dUserId: '' }, { dUserId: 'providerRequired' }],
    [{ consentDate: '' }, { consentDate: 'consentDateRequired' }],
    [{ consentDate: '2026-11-21' }, { consentDate: 'consentDateInvalid' }],
    [{ consentDate: '1948-03-03' }, { consentDate: 'consentBeforeBirth' }],
    [{ consentDate: '2026-11-20' }, {}],
    [{ timeZone: '', movedOn: '2026-11-20' }, { timeZone: 'timeZoneInvalid' }],
    [{ timeZone: 'Atlantis/Capital', movedOn: '2026-11-20' }, { timeZone: 'timeZoneInvalid' }],
    [{ timeZone: '+03:00', movedOn: '2026-11-20' }, { timeZone: 'timeZoneInvalid' }],
    [{ timeZone: west, movedOn: ' 2026-11-20 ' }, {}],
    [{ timeZone: west, movedOn: '2026-06-01' }, {}],
    [{ timeZone: west }, { movedOn: 'movedOnRequired' }],
    [{ timeZone: west, movedOn: '2026-11-21' }, { movedOn: 'movedOnInvalid' }],
    [{ timeZone: west, movedOn: '2026-02-30' }, { movedOn: 'movedOnInvalid' }],
    [{ timeZone: west, movedOn: '2026-05-31' }, { movedOn: 'movedOnTooEarly' }],
    // Without a move its day means nothing.
    [{ movedOn: 'soon' }, {}],
  ])('%j gives %j', (special, expected) => {
    expect(errors(special)).toEqual(expected);
  });

  test.each([
    { ...before },
    unknown,
    { ...before, dob: '2026-13-45', username: 'no address', firstName: '', phone: 'ask daughter' },
  ])('what stays as it is on file is not judged again', (from) => {
    expect(errors({}, from)).toEqual({});
    expect(errors({ phone: '+1 202 555 0199' }, from)).toEqual({});
  });

  test('a move of a record whose zone cannot be read, or whose beginning is not known, is judged by today alone', () => {
    const from = { ...before, timeZone: 'Atlantis/Capital' };
    const days = daysOfMove(from, { ...frame, livesSince: null });
    expect(days).toEqual({ first: '1969-12-31', last: '2026-11-20' });
    expect(errors({ timeZone: west, movedOn: '2026-06-01' }, from)).toEqual({});
  });

  test('a name that is changed is judged as at the enrollment', () => {
    const text = fc.oneof(fc.string(), fc.string({ minLength: 195, maxLength: 205 }));
    fc.assert(
      fc.property(fc.constantFrom('firstName', 'lastName', 'username'), text, (field, typed) => {
        fc.pre(typed.trim() !== before[field]);
        const enrolled = enrollmentErrors({ ...emptyEnrollment, ...before, [field]: typed }, now, zone);
        expect(errors({ [field]: typed })[field]).toBe(enrolled[field]);
      }),
    );
  });

  test('only fields that differ are changed, in the order of the form', () => {
    expect(changedFields(before, { ...before, phone: ' +1 202 555 0100 ' })).toEqual([]);
    expect(changedFields(before, { ...before, consentDate: '2026-06-02', firstName: 'Mary' })).toEqual([
      'firstName',
      'consentDate',
    ]);
    expect(changedFields(before, { ...before, movedOn: '2026-11-20' })).toEqual([]);
    expect(changedFields(before, { ...before, timeZone: west, movedOn: '2026-11-20' })).toEqual([
      'timeZone',
      'movedOn',
    ]);
  });

  test('what is not on file is empty, and the form sends it so', () => {
    const nothing = {
      middleName: null,
      dob: null,
      gender: null,
      phone: null,
      provider: null,
      consentDate: null,
    };
    const details = detailsOf({
      ...{
        userId: 'p',
        username: 'a@example.test',
        firstName: 'A',
        lastName: 'B',
        address: null,
        clinic: 'C',
      },
      ...{ emergencyContact: null, language: null, timeZone: null, enrolled: null, ...nothing },
      ...{ unreviewedReadings: null, standing: null },
    });
    expect(details).toEqual({
      ...{ firstName: 'A', middleName: '', lastName: 'B', dob: '', gender: '', username: 'a@example.test' },
      ...{ phone: '', dUserId: '', consentDate: '', timeZone: '', movedOn: '' },
    });
    expect(Object.keys(details)).toEqual([...correctedFields]);
    const sent = PatientCorrection.parse({ userId: 'p', version: 0, ...details, firstName: ' A ' });
    expect(sent).toEqual({ userId: 'p', version: 0, ...details });
    expect(detailsOf({ ...sent, provider: { userId: 'd', name: 'D' } } as never).dUserId).toBe('d');
  });
});
