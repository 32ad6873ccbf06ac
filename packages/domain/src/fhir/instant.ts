import { readStamp } from '../time/time.ts';

/** A stamp of ours as FHIR writes an instant, 'YYYY-MM-DDThh:mm:ssZ'. A stamp that is none is left out. @see https://hl7.org/fhir/R4/datatypes.html#instant */
export const isoInstant = (stamp: string): string | undefined =>
  readStamp(stamp)?.toISOString().replace('.000Z', 'Z');
