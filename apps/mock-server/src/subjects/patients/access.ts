import {
  accessOf,
  accountInPath,
  byAdministrator,
  byClinic,
  nameInPath,
  ofClinic,
  ofPatient,
  userInBody,
  userInPath,
} from '../../authorization/rows.ts';
import type { Rows } from '../../authorization/table.ts';
import { rows } from '../../authorization/verdicts.ts';

/** Who may make the calls of this room. @see docs/authorization.md */
export const patientAccess = accessOf({
  exportPatients: {
    about: { what: 'account', in: 'body', field: 'userId' },
    ...rows.clinicRoles,
    needsStepUp: true,
    reads: 'export',
  },
  getPatientList: { about: accountInPath, ...rows.clinicRoles, reads: 'lists' },
  getPatientInfo: { ...ofPatient, reads: 'details' },
  createPatientInfo: { about: { what: 'account', in: 'body', field: 'dUserId' }, ...rows.clinicRoles },
  newActivationCode: byClinic,
  correctPatient: {
    ...byClinic,
    beyondItsClinic: 'a log in that serves several clinics goes on at the others',
  },
  endPatientAccess: {
    ...byClinic,
    beyondItsClinic: 'a log in that serves several clinics goes on at the others',
  },
  restorePatientAccess: byClinic,
  dischargePatient: byClinic,
  readmitPatient: byClinic,
  holdPatient: byAdministrator,
  liftPatientHold: byAdministrator,
  askErasure: byAdministrator,
  withdrawErasure: { about: userInBody, ...rows.administrators },
  confirmErasure: {
    about: userInBody,
    ...rows.secondPerson,
    needsStepUp: true,
    beyondItsClinic: 'a log in that serves several clinics goes on at the others',
  },
  getMergePreview: { about: userInPath, ...rows.administrators, reads: 'details' },
  mergePatients: {
    ...byAdministrator,
    beyondItsClinic: 'a log in that serves several clinics goes on at the others',
  },
  undoMerge: { ...byAdministrator, alsoMerged: true },
  validatePatient: { about: nameInPath, ...rows.clinicRoles, reads: 'details' },
  getCareTeam: { ...ofPatient, reads: 'details' },
  getOtherCarers: { about: userInPath, ...rows.patientSelf, reads: 'details' },
  getUsers: ofClinic,
});

declare module '../../authorization/table.ts' {
  interface AccessTable extends Rows<typeof patientAccess> {}
}
