import { clinic, user } from '../../../test/requestParts.ts';
import { orderOf, people } from '../../../test/requestPeople.ts';
import { triesOf } from '../../../test/triesOf.ts';

/** A right request to each call of this room, and who may make it, typed again from the document. */
export const deviceTries = triesOf({
  issueDeviceToken: { who: 'clinicRoles', body: { orderId: orderOf('Activated', 'own') } },
  revokeDeviceToken: { who: 'clinicRoles', body: { orderId: orderOf('Activated', 'own') } },
  getDeviceTokens: { who: 'clinicRoles', ...user },
  getDeviceCatalogue: { who: 'administration' },
  addDeviceModel: {
    who: 'administration',
    body: { name: 'Bath Scale', brand: 'Ours', model: 'OURS-1', vitals: ['Weight'] },
  },
  useDeviceModel: { who: 'administration', body: { model: 'STD-WS', isInUse: true } },
  getSupportedDevices: { who: 'ownClinic', ...clinic },
  getAllottedDevicesToUser: { who: 'patientAndClinic', params: { username: people.own.username } },
  getAllottedDevicesToPatient: { who: 'patientAndClinic', ...user },
  getSubSources: { who: 'patientAndClinic', ...user },
});
