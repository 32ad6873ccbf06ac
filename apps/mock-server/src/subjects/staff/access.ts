import { accessOf, ofColleague, ofOwnClinic } from '../../authorization/rows.ts';
import type { Rows } from '../../authorization/table.ts';

/** Who may make the calls of this room. @see docs/authorization.md */
export const staffAccess = accessOf({
  getStaff: ofOwnClinic,
  inviteStaff: { ...ofOwnClinic, beyondItsClinic: 'an address belongs to one person, of whichever clinic' },
  withdrawInvitation: ofOwnClinic,
  endAccess: ofColleague,
  restoreAccess: ofColleague,
  resetSecondFactor: { ...ofColleague, needsStepUp: true },
  acceptInvitation: 'public',
  getClinicSetup: ofOwnClinic,
  saveClinic: ofOwnClinic,
  getClinic: ofOwnClinic,
  saveClinicDetails: ofOwnClinic,
});

declare module '../../authorization/table.ts' {
  interface AccessTable extends Rows<typeof staffAccess> {}
}
