import { roleKind } from '@rpm/domain';
import type { Scope } from '../store/Store.ts';
import type { Row } from './verdicts.ts';

/**
 * Whose rows a call of a session may touch. How a patient logs in is one thing for all of the patient's clinics
 * (`asLogin`), whose sessions and codes belong to accounts of each.
 */
export const scopeOf = (
  { asLogin, beyondItsClinic }: Row,
  { clinicId, role }: { clinicId: string; role: string },
): Scope => {
  const isOfAllClinics = asLogin === true && roleKind(role) === 'patient';
  return isOfAllClinics || beyondItsClinic !== undefined ? 'every clinic' : { clinicId };
};
