import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faultsOf } from '../../faultsOf.ts';
import { vitalKinds } from '../vitals/vitals.ts';
import * as patient from './patient.ts';
import { isBirthDate, measuredVitals, PatientInfo, patientName } from './patient.ts';

describe('a birth date (behaviour 1c)', () => {
  // In New York it is still the evening of the 19th.
  const now = new Date('2026-11-20T03:00:00Z');
  test.each([
    ['1900-01-01', true],
    ['1899-12-31', false],
    ['1952-02-29', true],
    ['1953-02-29', false],
    ['2026-11-19', true],
    ['2026-11-20', false],
    ['2026-12-01', false],
    ['2027-01-01', false],
    ['around 1950', false],
    ['', false],
  ])('%s is one: %s', (dob, isOne) => {
    expect(isBirthDate(dob, now, 'America/New_York')).toBe(isOne);
  });
  test('may be today by the clock of the clinic', () => {
    expect(isBirthDate('2026-11-20', now, 'Europe/Berlin')).toBe(true);
  });
});

test('the vitals of several orders come once each, in one order; what is none is left out', () => {
  const orders = [['HeartRate', 'BloodPressure'], 'BloodOxygen', null, ['HeartRate', 7, 'Mood', 'Weight']];
  expect(measuredVitals(orders)).toEqual(['BloodPressure', 'Weight', 'HeartRate']);
  expect(measuredVitals([])).toEqual([]);
});

test('the vitals of orders are those of any of them, each once (ORD-13)', () => {
  const someVitals = fc.array(fc.oneof(fc.constantFrom(...vitalKinds), fc.string(), fc.constant(null)));
  fc.assert(
    fc.property(fc.array(fc.oneof(someVitals, fc.constant('HeartRate'))), (orders) => {
      const named = orders.filter((vitals) => Array.isArray(vitals)).flat();
      expect(measuredVitals(orders)).toEqual(vitalKinds.filter((kind) => named.includes(kind)));
    }),
  );
});

const address = { street: '48 Placeholder Lane', city: 'Exampleton', state: 'OH', zipCode: '43999' };
const contact = { name: 'Sam Mockford', phone: '+1 555 0100', relation: '' };
const enrollment = {
  firstName: 'Juniper',
  middleName: '',
  lastName: 'Mockford',
  dob: '1943-07-29',
  gender: 'f',
  username: 'juniper@example.test',
  phone: '',
  address: null,
  emergencyContact: null,
  language: 'en-US',
  dUserId: 'u-2',
  consentDate: '2026-11-20',
  isAnother: false,
};
test.each([
  [{}, []],
  [{ address, emergencyContact: contact }, []],
  [{ firstName: ' ' }, ['firstName']],
  [{ firstName: 'x'.repeat(200) }, []],
  [{ firstName: 'x'.repeat(201) }, ['firstName']],
  [{ middleName: null }, ['middleName']],
  [{ middleName: 'x'.repeat(201) }, ['middleName']],
  [{ lastName: '' }, ['lastName']],
  [{ dob: '1943-02-29' }, ['dob']],
  [{ dob: null }, ['dob']],
  [{ gender: undefined }, ['gender']],
  [{ username: 'juniper' }, ['username']],
  [{ username: `${'a'.repeat(245)}@b.example` }, ['username']],
  [{ phone: 5_550_100 }, ['phone']],
  [{ phone: '' }, []],
  [{ phone: 'ask daughter' }, ['phone']],
  [{ phone: '1'.repeat(33) }, ['phone']],
  [{ address: { ...address, zipCode: '' } }, ['address.zipCode']],
  [{ address: undefined }, ['address']],
  [{ emergencyContact: { ...contact, phone: ' ' } }, ['emergencyContact.phone']],
  [{ emergencyContact: { ...contact, phone: 'ask daughter' } }, ['emergencyContact.phone']],
  [{ emergencyContact: { ...contact, name: '' } }, ['emergencyContact.name']],
  [{ emergencyContact: { ...contact, relation: null } }, ['emergencyContact.relation']],
  [{ language: null }, ['language']],
  [{ dUserId: '' }, ['dUserId']],
  [{ consentDate: 'yesterday' }, ['consentDate']],
  [{ isAnother: 'no' }, ['isAnother']],
  [{ isAnother: undefined }, ['isAnother']],
])('an enrollment with %j: fault at %j', (special, faults) => {
  expect(faultsOf(patient.NewPatient, { ...enrollment, ...special })).toEqual(faults);
});

test('an enrollment takes no clinic, no id and no role (behaviour R28)', () => {
  const taken = patient.NewPatient.parse({
    ...enrollment,
    clinic: 'Southside',
    userId: 'u-9',
    role: 'ADMIN',
  });
  expect(taken).toEqual(enrollment);
});

test.each([
  [{}, []],
  [{ search: 'x'.repeat(100), preset: 'silent', sort: 'name', scope: 'clinic' }, []],
  [{ page: '-1' }, ['page']],
  [{ noOfRows: '50' }, []],
  [{ noOfRows: '6' }, ['noOfRows']],
  [{ noOfRows: '' }, ['noOfRows']],
  [{ search: 'x'.repeat(101) }, ['search']],
  [{ preset: 'ill' }, ['preset']],
  [{ sort: 'dob' }, ['sort']],
  [{ scope: 'all' }, ['scope']],
])('patients asked for by %j: fault at %j (API-21)', (special, faults) => {
  expect(faultsOf(patient.PatientQuery, { page: '0', noOfRows: '20', ...special })).toEqual(faults);
});

test('a record whose parts cannot be read keeps the others (behaviour 1a)', () => {
  const read = patient.PatientInfo.parse({
    userId: 'u-1',
    firstName: 7,
    consentDate: 'x',
    clinic: 'Northside',
  });
  expect(read).toMatchObject({ userId: 'u-1', firstName: null, consentDate: null, clinic: 'Northside' });
});

test.each([
  [{ firstName: 'Juniper', middleName: '', lastName: 'Mockford' }, 'Juniper Mockford'],
  [{ firstName: ' ', username: ' juniper@example.test ' }, 'juniper@example.test'],
  [{ username: ' ' }, null],
  [{ username: ' juniper@example.test ' }, 'juniper@example.test'],
  [{}, null],
])('a patient with %j is shown as %j', (record, name) => {
  expect(patientName(PatientInfo.parse(record))).toBe(name);
});
