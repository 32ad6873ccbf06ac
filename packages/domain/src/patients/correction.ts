import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { isNamedTimeZone } from '../time/zonedTime.ts';
import type { FieldErrors } from '../wire/fieldErrors.ts';
import { Count, Email, Id } from '../wire/fields.ts';
import { isPhone } from '../wire/phone.ts';
import { textLength } from '../wire/textLength.ts';
import { consentProblem, type EnrollmentFault } from './enrollment.ts';
import { isBirthDate, type PatientInfo, type PatientRecord } from './patient.ts';
import { type MoveFault, moveDays, moveProblem } from './zones.ts';

/** The details of a patient that a clinic may correct, as a form holds them: empty when nothing is on file. @see F5 */
export const correctedFields = [
  'firstName',
  'middleName',
  'lastName',
  'dob',
  'gender',
  'username',
  'phone',
  'dUserId',
  'consentDate',
  'timeZone',
  'movedOn',
] as const;
export type CorrectedField = (typeof correctedFields)[number];
export type Corrections = Readonly<Record<CorrectedField, string>>;

/** A text of a correction; what each must be, `correctionErrors` says. */
const Text = z.string().check(z.trim(), z.maxLength(limits.emailMaxCharacters));

/** Corrects the details of a patient. */
export const PatientCorrection = z.object({
  userId: Id,
  /** Of the record that the form was opened with: who corrects an older one is refused. */
  version: Count,
  firstName: Text,
  middleName: Text,
  lastName: Text,
  /** `YYYY-MM-DD`; empty when it is not known, as in data that comes from elsewhere. */
  dob: Text,
  gender: Text,
  /** The email address; another one ends the sessions of the patient's account. */
  username: Text,
  phone: Text,
  /** The provider who is responsible; empty when none is. */
  dUserId: Text,
  /** `YYYY-MM-DD` */
  consentDate: Text,
  /** IANA name; another one is a move. */
  timeZone: Text,
  /** `YYYY-MM-DD`: the first day in another time zone; of no meaning without one. */
  movedOn: Text,
});
export type PatientCorrection = z.infer<typeof PatientCorrection>;

/** What a refusal of a correction carries: the field that it is about. */
export const CorrectionRefused = z.object({ field: z.optional(z.string()) });

/** The details on file, as the form shows them first. */
export function detailsOf(patient: PatientInfo | PatientRecord): Corrections {
  return {
    firstName: patient.firstName ?? '',
    middleName: patient.middleName ?? '',
    lastName: patient.lastName ?? '',
    dob: patient.dob ?? '',
    gender: patient.gender ?? '',
    username: patient.username ?? '',
    phone: patient.phone ?? '',
    dUserId: patient.provider?.userId ?? '',
    consentDate: patient.consentDate ?? '',
    timeZone: patient.timeZone ?? '',
    movedOn: '',
  };
}

/**
 * The fields that differ, in the order of the form. Spaces around a text do not count, nor does the day of a move of which
 * there is none.
 */
export function changedFields(before: Corrections, typed: Corrections): CorrectedField[] {
  const differs = (field: CorrectedField) => typed[field].trim() !== before[field].trim();
  return correctedFields.filter((field) => differs(field) && (field !== 'movedOn' || differs('timeZone')));
}

type CorrectionFault = EnrollmentFault | MoveFault;
export type CorrectionErrors = FieldErrors<Corrections, CorrectionFault>;

/** By what a correction is judged. */
export interface CorrectionFrame {
  now: Date;
  /** IANA name: whose day 'today' is. */
  timeZone: string;
  /** Since when the patient has lived in the time zone on file; `null` when it is not known. */
  livesSince: Date | null;
}

const required = {
  firstName: 'firstNameRequired',
  lastName: 'lastNameRequired',
  dob: 'dobRequired',
  username: 'usernameRequired',
  dUserId: 'providerRequired',
  consentDate: 'consentDateRequired',
  timeZone: 'timeZoneInvalid',
} as const satisfies Partial<Record<CorrectedField, EnrollmentFault>>;

/**
 * What is wrong with corrected details, by field. A field that stays as it is on file is not judged again: who corrects a
 * phone number need not know a birth date that was never recorded. What is changed is judged as at the enrollment; a
 * consent and a birth date that contradict each other are told at the one that is changed. With another time zone goes the day
 * of the move.
 *
 * @param before what is on file
 * @see F5
 */
export function correctionErrors(
  before: Corrections,
  typed: Corrections,
  frame: CorrectionFrame,
): CorrectionErrors {
  const errors: CorrectionErrors = {};
  const changed = changedFields(before, typed);
  for (const field of changed) {
    const fault = field === 'movedOn' ? null : faultOf(field, typed, frame);
    if (fault) errors[field] = fault;
  }
  if (changed.includes('timeZone')) {
    const fault = moveProblem(typed.movedOn.trim(), daysOfMove(before, frame));
    if (fault) errors.movedOn = fault;
  }
  return errors;
}

/** The days on which the move of a patient may be dated. @param before what is on file */
export const daysOfMove = (
  { timeZone: home }: Pick<Corrections, 'timeZone'>,
  { now, timeZone, livesSince }: CorrectionFrame,
) =>
  moveDays(
    { from: livesSince ?? new Date(0), timeZone: isNamedTimeZone(home) ? home : timeZone },
    now,
    timeZone,
  );

function faultOf(
  field: Exclude<CorrectedField, 'movedOn'>,
  typed: Corrections,
  { now, timeZone }: CorrectionFrame,
): EnrollmentFault | null {
  const text = typed[field].trim();
  const dates = { dob: typed.dob.trim(), consentDate: typed.consentDate.trim() };
  if (text === '') return field in required ? required[field as keyof typeof required] : null;
  switch (field) {
    case 'username':
      return Email.safeParse(text).success ? null : 'emailInvalid';
    case 'phone':
      return isPhone(text) ? null : 'phoneInvalid';
    case 'dob':
      if (!isBirthDate(text, now, timeZone)) return 'dobInvalid';
      return consentProblem(dates, now, timeZone) === 'consentBeforeBirth' ? 'consentBeforeBirth' : null;
    case 'consentDate':
      return consentProblem(dates, now, timeZone);
    case 'timeZone':
      return isNamedTimeZone(text) ? null : 'timeZoneInvalid';
    default:
      return textLength(text) > limits.shortTextMaxCharacters ? 'textTooLong' : null;
  }
}
