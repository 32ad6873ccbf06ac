import { useRead } from '../client/useRead.ts';
import { monitoringEndpoints } from './monitoring.calls.ts';

/** How many devices are activated. @see API-09 */
export const useActivatedDevices = (userId: string | null) =>
  useRead(
    monitoringEndpoints.getTotalDevicesByStatus,
    userId === null ? null : { params: { userId, status: 'Activated' } },
  );

/** How many patients with an activated device or a reading a provider has; of staff, the clinic. @see API-07, DDB-01 */
export const useTotalPatients = (userId: string | null) =>
  useRead(monitoringEndpoints.getTotalPatients, userId === null ? null : { params: { userId } });
