import { accessOf, byClinic, ofClinicPeople, ofPatient, userInBody } from '../../authorization/rows.ts';
import type { Rows } from '../../authorization/table.ts';
import { rows } from '../../authorization/verdicts.ts';

/** Who may make the calls of this room. @see docs/authorization.md */
export const recordRequestAccess = accessOf({
  getRecordRequests: { ...ofPatient, reads: 'records' },
  addRecordRequest: { about: userInBody, ...rows.patientSelf },
  changeOwnRecordRequest: { about: userInBody, ...rows.patientSelf },
  getRequestWork: { ...ofClinicPeople, reads: 'lists' },
  moveRecordRequest: byClinic,
});

declare module '../../authorization/table.ts' {
  interface AccessTable extends Rows<typeof recordRequestAccess> {}
}
