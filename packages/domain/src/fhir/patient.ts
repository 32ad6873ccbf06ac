import type { Patient } from 'fhir/r4';
import { type GenderKind, genderKind } from '../patients/gender.ts';
import { fullName } from '../patients/names.ts';
import type { PatientRecord } from '../patients/patient.ts';
import { readCalendarDate } from '../time/time.ts';

const genders: Readonly<Record<GenderKind, NonNullable<Patient['gender']>>> = {
  female: 'female',
  male: 'male',
  nonBinary: 'other',
  none: 'unknown',
};

/** A patient's details. What is not known is left out. @see https://hl7.org/fhir/R4/patient.html */
export function fhirPatient(details: PatientRecord): Patient {
  const { firstName, middleName, lastName, phone, username, address, emergencyContact, language } = details;
  const given = [firstName, middleName].filter((name) => name !== '');
  return {
    resourceType: 'Patient',
    active: true,
    name: [{ text: fullName(details), family: lastName, given }],
    telecom: [
      ...(phone ? [{ system: 'phone' as const, value: phone }] : []),
      { system: 'email' as const, value: username },
    ],
    ...(details.gender !== null && { gender: genders[genderKind(details.gender)] }),
    ...(details.dob !== null && readCalendarDate(details.dob) && { birthDate: details.dob }),
    ...(address && {
      address: [
        { line: [address.street], city: address.city, state: address.state, postalCode: address.zipCode },
      ],
    }),
    ...(emergencyContact && {
      contact: [
        {
          relationship: [{ text: emergencyContact.relation }],
          name: { text: emergencyContact.name },
          telecom: [{ system: 'phone', value: emergencyContact.phone }],
        },
      ],
    }),
    ...(language && {
      communication: [{ language: { coding: [{ system: 'urn:ietf:bcp:47', code: language }] } }],
    }),
  };
}
