import { vendorOf, waitingSerial } from '../../../test/requestConnections.ts';
import { orderOf } from '../../../test/requestPeople.ts';
import { triesOf } from '../../../test/triesOf.ts';
import { northside } from '../../seed/index.ts';

/** A right request to each call of this room, and who may make it, typed again from the document. */
export const vendorTries = triesOf({
  deliverVendorReadings: {
    who: 'signature',
    params: { connectionId: vendorOf(northside.clinicId) },
    body: {
      metric: 'blood_pressure',
      hwi_device_id: 'TNV-1',
      value_1: '128',
      value_2: '76',
      timestamp: '2026-11-20T14:30:00Z',
    },
  },
  getVendorConnections: { who: 'administration' },
  addVendorConnection: { who: 'administration', body: { vendor: 'tenovi' } },
  renewVendorSecret: { who: 'administration', body: { connectionId: vendorOf(northside.clinicId) } },
  endVendorConnection: { who: 'administration', body: { connectionId: vendorOf(northside.clinicId) } },
  getWaitingDevices: { who: 'clinicPeople' },
  bindWaitingDevice: {
    who: 'clinicRoles',
    body: {
      connectionId: vendorOf(northside.clinicId),
      serial: waitingSerial,
      orderId: orderOf('Activated', 'own'),
    },
  },
  dismissWaitingDevice: {
    who: 'clinicPeople',
    body: { connectionId: vendorOf(northside.clinicId), serial: waitingSerial },
  },
});
