/** Any id of FHIR. @see https://hl7.org/fhir/R4/datatypes.html#id */
const FHIR_ID = /^[A-Za-z0-9\-.]{1,64}$/;

/**
 * An id of ours as FHIR allows it: what it does not allow is written as a point and what stands for it, '_' as '.u', any
 * other sign as '.h' and its code in hexadecimal.
 */
export const fhirId = (id: string): string =>
  id.replace(/[^A-Za-z0-9-]/g, (sign) =>
    sign === '_' ? '.u' : `.h${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** The id of what belongs to a patient: it begins with the patient's own, so that whose it is can be told from it. */
export const fhirIdOf = (patientId: string, id: string): string => `${fhirId(patientId)}.s${fhirId(id)}`;

const read = (text: string): string | null => {
  const plain = text.replace(/\.u|\.h[0-9a-f]{4}/g, (sign) =>
    sign === '.u' ? '_' : String.fromCharCode(Number.parseInt(sign.slice(2), 16)),
  );
  return fhirId(plain) === text && !plain.includes('\0') && plain.isWellFormed() ? plain : null;
};

/** Our own id again; `null` for a text that none of ours becomes. */
export const ownId = (id: string): string | null => (FHIR_ID.test(id) ? read(id) : null);

/** The patient and the own id of what belongs to a patient; `null` for a text that is none. */
export function ownIds(id: string): { patientId: string; id: string } | null {
  if (!FHIR_ID.test(id)) return null;
  const at = separator(id);
  if (at < 0) return null;
  const [patientId, own] = [read(id.slice(0, at)), read(id.slice(at + 2))];
  return patientId !== null && own !== null ? { patientId, id: own } : null;
}

/** Where '.s' stands as a separator: no other sign ends in a point, so the first one is it. */
const separator = (id: string) => id.indexOf('.s');
