import type { CareTeam, Organization, Practitioner } from 'fhir/r4';
import { fullName } from '../patients/names.ts';
import { systems } from './codes.ts';

interface Named {
  firstName: string;
  middleName: string;
  lastName: string;
}

/** A clinic. @see https://hl7.org/fhir/R4/organization.html */
export const organizationOf = ({ name }: { name: string }): Organization => ({
  resourceType: 'Organization',
  active: true,
  name,
});

/**
 * Somebody who works at a clinic.
 *
 * @param npi where it is known, the identifier; else that of the account
 * @see https://hl7.org/fhir/R4/practitioner.html
 */
export function practitionerOf(
  person: Named & { isActive: boolean },
  { npi, account }: { npi: string | null; account: { system: string; value: string } },
): Practitioner {
  const given = [person.firstName, person.middleName].filter((name) => name !== '');
  return {
    resourceType: 'Practitioner',
    identifier: [npi === null ? account : { system: systems.npi, value: npi }],
    active: person.isActive,
    name: [{ text: fullName(person), family: person.lastName, ...(given.length > 0 && { given }) }],
  };
}

/**
 * Who looks after a patient.
 *
 * @param carers each with a reference and a role in words, the nearest first
 * @see https://hl7.org/fhir/R4/careteam.html
 */
export const careTeamOf = (
  subject: string,
  carers: readonly { reference: string; name: string; role: string }[],
): CareTeam => ({
  resourceType: 'CareTeam',
  status: 'active',
  subject: { reference: subject },
  participant: carers.map(({ reference, name, role }) => ({
    role: [{ text: role }],
    member: { reference, display: name },
  })),
});
