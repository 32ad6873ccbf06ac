import { accessOf, orderInBody } from '../../authorization/rows.ts';
import type { Rows } from '../../authorization/table.ts';
import { rows } from '../../authorization/verdicts.ts';

/** Who may make the calls of this room. @see docs/authorization.md */
export const orderAccess = accessOf({
  getAllottedDevicesByClinic: {
    about: { what: 'clinic', in: 'query', field: 'clinic' },
    ...rows.ownClinic,
    reads: 'lists',
  },
  exportOrders: {
    about: { what: 'clinic', in: 'body', field: 'clinic' },
    ...rows.ownClinic,
    needsStepUp: true,
    reads: 'export',
  },
  updateDeviceOrderStatus: { about: orderInBody, ...rows.clinicRoles },
  placeDeviceOrder: {
    about: { what: 'patient', in: 'body', field: 'pUserId' },
    clinicClaim: { in: 'body', field: 'clinic' },
    ...rows.clinicRoles,
  },
  activateDevice: { about: orderInBody, ...rows.patientSelf },
  deactivateDevice: { about: orderInBody, ...rows.clinicRoles },
});

declare module '../../authorization/table.ts' {
  interface AccessTable extends Rows<typeof orderAccess> {}
}
