import { readStamp } from '../time/time.ts';

/** A moment of the years 0 to 9999 as FHIR writes an instant, 'YYYY-MM-DDThh:mm:ssZ'. @see https://hl7.org/fhir/R4/datatypes.html#instant */
export const fhirInstant = (at: Date): string => `${at.toISOString().slice(0, 19)}Z`;

/** The same of a stamp of ours. A stamp that is none is left out. */
export const isoInstant = (stamp: string): string | undefined => {
  const at = readStamp(stamp);
  return at ? fhirInstant(at) : undefined;
};
