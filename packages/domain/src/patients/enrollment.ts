import { limits } from '../limits/limits.ts';
import { readCalendarDate } from '../time/time.ts';
import { type FieldErrors, fieldErrors } from '../wire/fieldErrors.ts';
import { Email } from '../wire/fields.ts';
import { isPhone } from '../wire/phone.ts';
import { textLength } from '../wire/textLength.ts';
import { type Address, type AddressFault, NewAddress } from './address.ts';
import { isBirthDate, type NewPatient } from './patient.ts';

/** What is typed to enroll a patient: a text for each field, empty when nothing is typed. */
export interface EnrollmentForm {
  firstName: string;
  middleName: string;
  lastName: string;
  /** `YYYY-MM-DD` */
  dob: string;
  gender: string;
  username: string;
  phone: string;
  language: string;
  street: string;
  city: string;
  state: string;
  zipCode: string;
  contactName: string;
  contactPhone: string;
  contactRelation: string;
  /** The provider's id. */
  dUserId: string;
  hasConsent: boolean;
  /** `YYYY-MM-DD` */
  consentDate: string;
}

/** The genders that the form offers, as records keep them; `genderKind` reads them. @see DSP-01 */
export const genders = ['female', 'male', 'non binary'] as const;

/** The languages that the form offers, by BCP 47 tag. Each is written in itself, for whoever reads it over a shoulder. */
export const languages = {
  'en-US': 'English',
  'es-US': 'Español',
  'zh-Hans': '中文',
  'vi-VN': 'Tiếng Việt',
  'fil-PH': 'Filipino',
  'ar-SA': 'العربية',
  'fr-FR': 'Français',
  'he-IL': 'עברית',
} as const;

/** An empty form. */
export const emptyEnrollment: EnrollmentForm = {
  firstName: '',
  middleName: '',
  lastName: '',
  dob: '',
  gender: '',
  username: '',
  phone: '',
  language: 'en-US',
  street: '',
  city: '',
  state: '',
  zipCode: '',
  contactName: '',
  contactPhone: '',
  contactRelation: '',
  dUserId: '',
  hasConsent: false,
  consentDate: '',
};

const addressFields = ['street', 'city', 'state', 'zipCode'] as const;
const contactFields = ['contactName', 'contactPhone', 'contactRelation'] as const;
/** What nobody is enrolled without, beside what is chosen instead of typed. */
const neededFields = ['firstName', 'lastName', 'dob', 'username', 'consentDate'] as const;
const neededOfContact = ['contactName', 'contactPhone'] as const;
const shortFields = ['firstName', 'middleName', 'lastName', 'contactName', 'contactRelation'] as const;
const phoneFields = ['phone', 'contactPhone'] as const;

type NeededField = (typeof neededFields)[number] | (typeof neededOfContact)[number];

/** What can be wrong with the form, beside the address in it. */
export type EnrollmentFault =
  | `${NeededField}Required`
  | 'textTooLong'
  | 'emailInvalid'
  | 'phoneInvalid'
  | 'dobInvalid'
  | 'consentDateInvalid'
  | 'consentBeforeBirth'
  | 'consentRequired'
  | 'providerRequired'
  | 'timeZoneInvalid';
export type EnrollmentErrors = FieldErrors<EnrollmentForm, EnrollmentFault | AddressFault>;

const isEmpty = (text: string) => text.trim() === '';
const addressOf = ({ street, city, state, zipCode }: EnrollmentForm): Address => ({
  street,
  city,
  state,
  zipCode,
});

/**
 * What is wrong with the form, by field. An address is needed whole or not at all, a contact with name and phone.
 *
 * @param now the server's time
 * @param timeZone IANA name: whose day 'today' is
 */
export function enrollmentErrors(typed: EnrollmentForm, now: Date, timeZone: string): EnrollmentErrors {
  const hasAddress = addressFields.some((field) => !isEmpty(typed[field]));
  const hasContact = contactFields.some((field) => !isEmpty(typed[field]));
  const needed = hasContact ? [...neededFields, ...neededOfContact] : neededFields;
  const errors: EnrollmentErrors = hasAddress
    ? fieldErrors<Address, AddressFault>(NewAddress, addressOf(typed))
    : {};
  for (const field of needed) {
    if (isEmpty(typed[field])) errors[field] = `${field}Required`;
  }
  for (const field of shortFields) {
    if (textLength(typed[field].trim()) > limits.shortTextMaxCharacters) errors[field] = 'textTooLong';
  }
  for (const field of phoneFields) {
    if (!isEmpty(typed[field]) && !isPhone(typed[field])) errors[field] = 'phoneInvalid';
  }
  if (!isEmpty(typed.username) && !Email.safeParse(typed.username).success) errors.username = 'emailInvalid';
  if (!isEmpty(typed.dob) && !isBirthDate(typed.dob, now, timeZone)) errors.dob = 'dobInvalid';
  if (isEmpty(typed.dUserId)) errors.dUserId = 'providerRequired';
  if (!typed.hasConsent) errors.hasConsent = 'consentRequired';
  if (!isEmpty(typed.consentDate)) {
    const problem = consentProblem(typed, now, timeZone);
    if (problem) errors.consentDate = problem;
  }
  return errors;
}

/**
 * What is wrong with the day of a consent: it is to come, or was before anybody can have been born, or before the birth.
 * Form and server judge by it.
 *
 * @param timeZone IANA name: whose day 'today' is
 */
export function consentProblem(
  { dob, consentDate }: Pick<EnrollmentForm, 'dob' | 'consentDate'>,
  now: Date,
  timeZone: string,
): 'consentDateInvalid' | 'consentBeforeBirth' | null {
  // The rule for birth dates holds for consents, too.
  if (!isBirthDate(consentDate, now, timeZone)) return 'consentDateInvalid';
  return readCalendarDate(dob) && consentDate < dob ? 'consentBeforeBirth' : null;
}

/**
 * What the call sends for a form without errors, trimmed. Parts that were left empty are not there.
 *
 * @param isAnother whether the user has said that this is another person than the one of that name and birth date
 */
export function newPatient(typed: EnrollmentForm, isAnother: boolean): NewPatient {
  const { hasConsent: _, ...fields } = typed;
  const trimmed = Object.entries(fields).map(([name, value]) => [name, value.trim()]);
  const text = Object.fromEntries(trimmed) as typeof fields;
  const { street, city, state, zipCode, contactName, contactPhone, contactRelation, ...person } = text;
  return {
    ...person,
    address: street === '' ? null : { street, city, state, zipCode },
    emergencyContact:
      contactName === '' ? null : { name: contactName, phone: contactPhone, relation: contactRelation },
    isAnother,
  };
}
