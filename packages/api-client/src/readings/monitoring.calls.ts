import { DeviceTotal, Id, PatientTotal, ReadDeviceTotal, ReadPatientTotal } from '@rpm/domain';
import * as z from 'zod/mini';
import { endpoint } from '../client/endpoint.ts';

/** The calls of what is counted of who is monitored. Apart from those of the readings, which a patient's dashboard shows. */
export const monitoringEndpoints = {
  /** How many patients with an activated device or a reading a provider has; of staff, the clinic. @see API-07, API-24, DDB-01 */
  getTotalPatients: endpoint({
    method: 'GET',
    path: '/api/total-patients/:userId',
    params: z.object({ userId: Id }),
    answer: PatientTotal,
    response: ReadPatientTotal,
  }),
  /** How many devices are activated: of a patient, the own ones; of a provider, those of the own patients; of staff, the clinic's. @see API-09, API-24 */
  getTotalDevicesByStatus: endpoint({
    method: 'GET',
    path: '/api/total-devices-by-status/:userId/:status',
    params: z.object({ userId: Id, status: z.literal('Activated') }),
    answer: DeviceTotal,
    response: ReadDeviceTotal,
  }),
} as const;
