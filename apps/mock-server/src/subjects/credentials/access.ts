import { accessOf, accountInPath, ofClinicPeople, ofOwnClinic } from '../../authorization/rows.ts';
import type { Rows } from '../../authorization/table.ts';
import { rows } from '../../authorization/verdicts.ts';

/** Who may make the calls of this room. @see docs/authorization.md */
export const credentialAccess = accessOf({
  getCredentials: ofClinicPeople,
  getClinicCredentials: ofOwnClinic,
  getLicenses: { about: accountInPath, ...rows.clinicRoles },
  /** Of administrators, everybody's; of others, their own: the handler knows whose it is. */
  getCredentialDocument: ofClinicPeople,
  addCredential: ofClinicPeople,
  removeCredential: ofClinicPeople,
  checkCredential: ofOwnClinic,
  saveCredentialRule: ofOwnClinic,
});

declare module '../../authorization/table.ts' {
  interface AccessTable extends Rows<typeof credentialAccess> {}
}
