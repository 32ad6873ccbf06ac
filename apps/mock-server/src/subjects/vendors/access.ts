import { accessOf, ofClinicPeople, ofOwnClinic, orderInBody } from '../../authorization/rows.ts';
import type { Rows } from '../../authorization/table.ts';
import { rows } from '../../authorization/verdicts.ts';

/** Who may make the calls of this room. @see docs/authorization.md */
export const vendorAccess = accessOf({
  deliverVendorReadings: 'signature',
  getVendorConnections: ofOwnClinic,
  addVendorConnection: ofOwnClinic,
  renewVendorSecret: ofOwnClinic,
  endVendorConnection: ofOwnClinic,
  getWaitingDevices: ofClinicPeople,
  bindWaitingDevice: { about: orderInBody, ...rows.clinicRoles },
  dismissWaitingDevice: ofClinicPeople,
});

declare module '../../authorization/table.ts' {
  interface AccessTable extends Rows<typeof vendorAccess> {}
}
