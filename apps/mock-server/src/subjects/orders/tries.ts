import { page, provider } from '../../../test/requestParts.ts';
import { orderOf, people } from '../../../test/requestPeople.ts';
import { rightPlacement } from '../../../test/rightPlacement.ts';
import { triesOf } from '../../../test/triesOf.ts';
import { northside } from '../../seed/index.ts';

/** A right request to each call of this room, and who may make it, typed again from the document. */
export const orderTries = triesOf({
  getAllottedDevicesByClinic: { who: 'ownClinic', query: { ...page, clinic: northside.name } },
  exportOrders: { who: 'ownClinic', body: { clinic: northside.name } },
  updateDeviceOrderStatus: {
    who: 'clinicRoles',
    body: { orderId: orderOf('Submitted', 'own'), status: 'Processing' },
  },
  placeDeviceOrder: { who: 'clinicRoles', body: rightPlacement },
  activateDevice: {
    who: 'patientSelf',
    body: {
      orderId: orderOf('Shipped', 'own'),
      userId: people.own.userId,
      dUserId: provider.accountId,
      deviceId: 'EX-BP120',
      deviceSerialId: 'SN-0001',
    },
  },
  deactivateDevice: {
    who: 'clinicRoles',
    body: { orderId: orderOf('Activated', 'own'), reason: 'The cuff is broken.' },
  },
});
