import { about, accessOf, ofClinicPeople, ofOwnClinic, userInPath } from '../../authorization/rows.ts';
import type { Rows } from '../../authorization/table.ts';
import { rows } from '../../authorization/verdicts.ts';

/** Who may make the calls of this room. @see docs/authorization.md */
export const inboxAccess = accessOf({
  getInbox: { ...ofClinicPeople, reads: 'lists' },
  getInboxCount: { ...ofClinicPeople, keepsNothingAlive: true },
  moveInquiry: { about: about({ what: 'inquiry', in: 'body', field: 'itemId' }), ...rows.clinicRoles },
  /** Of administrators, those who run the installation: the handler knows them. */
  getOperatorInbox: {
    ...ofOwnClinic,
    beyondItsClinic: 'the operator reads what any clinic wrote to the operator',
  },
  moveOperatorItem: {
    ...ofOwnClinic,
    beyondItsClinic: 'the operator answers what any clinic wrote to the operator',
  },
  getOwnCorrections: { about: userInPath, ...rows.patientSelf, reads: 'notes' },
  addInquiry: { about: { what: 'identity', in: 'body', field: 'userId' }, ...rows.identity },
});

declare module '../../authorization/table.ts' {
  interface AccessTable extends Rows<typeof inboxAccess> {}
}
