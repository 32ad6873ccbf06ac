import { OrderPlaced, PlacedOrder, Placement } from '@rpm/domain';
import { endpoint } from '../client/endpoint.ts';

/** The call that begins an order's life. Apart from those of a placed one, which need none of its schemas. */
export const placingEndpoints = {
  /** Places an order for each device, all or none, and sets the limits that go with them. @see API-16, PAY-01 to PAY-06 */
  placeDeviceOrder: endpoint({
    method: 'POST',
    path: '/api/placeDeviceOrder',
    body: Placement,
    answer: OrderPlaced,
    response: PlacedOrder,
    isIdempotent: true,
    // A refusal may tell that the patient or a device is gone.
    stales: [
      '/api/allotted-devices-by-clinic',
      '/api/allotted-devices-to-patient/:userId',
      '/api/allotted-devices-to-user/:username',
      '/api/patient-info/:userId',
      '/api/supported-devices/:clinicName',
      '/api/vital-limits/:userId',
      '/api/patient-vital-range/:userId',
      '/api/getPatientVitalRangeByUsername/:username/:vital/:clinic',
    ],
  }),
} as const;
