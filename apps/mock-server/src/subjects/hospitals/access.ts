import { accessOf, ofOwnClinic, userInBody, userInPath } from '../../authorization/rows.ts';
import type { Rows } from '../../authorization/table.ts';
import { rows } from '../../authorization/verdicts.ts';

/** Who may make the calls of this room. @see docs/authorization.md */
export const hospitalAccess = accessOf({
  getHospitals: { about: null, ...rows.patients },
  getHospitalConnections: { about: userInPath, ...rows.patientSelf, reads: 'records' },
  /** The states, for administrators: no record is read. */
  getClinicHospitalConnections: { ...ofOwnClinic, reads: 'lists' },
  connectHospital: { about: userInBody, ...rows.patientSelf },
  finishHospital: { about: userInBody, ...rows.patientSelf },
  syncHospital: { about: userInBody, ...rows.patientSelf },
  endHospital: { about: userInBody, ...rows.patientSelf },
});

declare module '../../authorization/table.ts' {
  interface AccessTable extends Rows<typeof hospitalAccess> {}
}
