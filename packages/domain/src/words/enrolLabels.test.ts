import { expect, test } from 'vitest';
import { addressWords as addressEn } from './en/address.ts';
import { enrolWords as enrolEn } from './en/enrol.ts';
import { addressWords as addressEs } from './es/address.ts';
import { enrolWords as enrolEs } from './es/enrol.ts';

/** The labels of the form, without what says that one is optional: two that differ only in that are read as one. */
function labelsOf(enrol: typeof enrolEn, address: typeof addressEn) {
  const { firstName, middleName, lastName, dob, gender, username, phone, language } = enrol;
  const { contactName, contactPhone, contactRelation, provider, consent, consentDate } = enrol;
  const { street, city, state, zipCode } = address;
  return [
    ...[firstName, middleName, lastName, dob, gender, username, phone, language],
    ...[street, city, state, zipCode],
    ...[contactName, contactPhone, contactRelation, provider, consent, consentDate],
  ].map((label) => label.replace(/ \(.*\)$/, ''));
}

test.each([
  ['English', labelsOf(enrolEn, addressEn)],
  ['Spanish', labelsOf(enrolEs as typeof enrolEn, addressEs as typeof addressEn)],
])('no two fields of enrolment have one label in %s', (_, labels) => {
  expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([]);
});
