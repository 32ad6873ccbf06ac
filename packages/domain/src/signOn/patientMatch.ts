import * as z from 'zod/mini';

const text = z.catch(z.optional(z.string()), undefined);
const HumanName = z.object({
  use: text,
  family: text,
  given: z.catch(z.optional(z.array(z.string())), undefined),
});
const FhirPatient = z.object({
  resourceType: z.literal('Patient'),
  birthDate: text,
  name: z.catch(z.optional(z.array(HumanName)), undefined),
});

/** A patient as another system knows them. */
export interface OtherPatient {
  /** `YYYY-MM-DD` */
  birthDate: string;
  names: readonly { family: string; given: readonly string[] }[];
}

/** Names that somebody has now. */
const currentUses: readonly (string | undefined)[] = [undefined, 'official', 'usual'];

/**
 * Who a resource is about.
 *
 * @returns `null` when it is no Patient with a whole birth date and a name
 * @see https://hl7.org/fhir/R4/patient.html
 */
export function otherPatientOf(resource: unknown): OtherPatient | null {
  const read = FhirPatient.safeParse(resource).data;
  if (!read?.birthDate || !/^\d{4}-\d\d-\d\d$/.test(read.birthDate)) return null;
  const names = (read.name ?? []).flatMap(({ use, family, given }) =>
    family && given?.[0] && currentUses.includes(use) ? [{ family, given }] : [],
  );
  return names.length > 0 ? { birthDate: read.birthDate, names } : null;
}

/** As names are compared: without capitals, and with single blanks. */
const folded = (name: string) => name.normalize('NFC').toLowerCase().split(/\s+/u).filter(Boolean).join(' ');

interface NamedPatient {
  birthDate: string | null;
  firstName: string;
  middleName: string;
  lastName: string;
}

/**
 * Whether both are one person: the same birth date, family name and first name. Further given names are compared where
 * both have them. Nothing is guessed: a typing mistake is nobody's match.
 */
export function isSamePatient(other: OtherPatient, own: NamedPatient): boolean {
  if (own.birthDate !== other.birthDate) return false;
  const ownFirst = folded(`${own.firstName} ${own.middleName}`);
  const first = folded(own.firstName);
  if (first === '' || folded(own.lastName) === '') return false;
  return other.names.some(({ family, given }) => {
    if (folded(family) !== folded(own.lastName)) return false;
    const all = folded(given.join(' '));
    if (all === ownFirst) return true;
    const hasOneMiddle = folded(given.slice(1).join(' ')) === '' || folded(own.middleName) === '';
    return hasOneMiddle && folded(given[0] ?? '') === first;
  });
}
