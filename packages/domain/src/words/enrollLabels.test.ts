import { expect, test } from 'vitest';
import { addressWords as addressEn } from './en/address.ts';
import { enrollWords as enrollEn } from './en/enroll.ts';
import { addressWords as addressEs } from './es/address.ts';
import { enrollWords as enrollEs } from './es/enroll.ts';

/** The labels of the form, without what says that one is optional: two that differ only in that are read as one. */
function labelsOf(enroll: typeof enrollEn, address: typeof addressEn) {
  const { firstName, middleName, lastName, dob, gender, username, phone, language } = enroll;
  const { contactName, contactPhone, contactRelation, provider, consent, consentDate } = enroll;
  const { street, city, state, zipCode } = address;
  return [
    ...[firstName, middleName, lastName, dob, gender, username, phone, language],
    ...[street, city, state, zipCode],
    ...[contactName, contactPhone, contactRelation, provider, consent, consentDate],
  ].map((label) => label.replace(/ \(.*\)$/, ''));
}

test.each([
  ['English', labelsOf(enrollEn, addressEn)],
  ['Spanish', labelsOf(enrollEs as typeof enrollEn, addressEs as typeof addressEn)],
])('no two fields of enrollment have one label in %s', (_, labels) => {
  expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([]);
});
