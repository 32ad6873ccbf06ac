import {
  accessOf,
  clinicInPath,
  nameInPath,
  ofOwnClinic,
  ofPatient,
  ofPatientOfClinic,
  orderInBody,
} from '../../authorization/rows.ts';
import type { Rows } from '../../authorization/table.ts';
import { rows } from '../../authorization/verdicts.ts';

/** Who may make the calls of this room. @see docs/authorization.md */
export const deviceAccess = accessOf({
  issueDeviceToken: { about: orderInBody, ...rows.clinicRoles },
  revokeDeviceToken: { about: orderInBody, ...rows.clinicRoles },
  getDeviceTokens: { ...ofPatientOfClinic, reads: 'devices' },
  getDeviceCatalogue: ofOwnClinic,
  addDeviceModel: ofOwnClinic,
  useDeviceModel: ofOwnClinic,
  getSupportedDevices: { about: clinicInPath, ...rows.ownClinic },
  getAllottedDevicesToUser: { about: nameInPath, ...rows.patientAndClinic, reads: 'devices' },
  getAllottedDevicesToPatient: { ...ofPatient, reads: 'devices' },
  getSubSources: { ...ofPatient, reads: 'devices' },
});

declare module '../../authorization/table.ts' {
  interface AccessTable extends Rows<typeof deviceAccess> {}
}
