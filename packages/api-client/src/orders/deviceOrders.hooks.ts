import { useWrite } from '../client/useWrite.ts';
import { deviceOrderEndpoints } from './deviceOrders.calls.ts';

/** Activates a device by its serial number, once. @see API-15, ACT-02 */
export const useActivateDevice = () => useWrite(deviceOrderEndpoints.activateDevice);

/** Takes a device out of use. @see API-25 */
export const useDeactivateDevice = () => useWrite(deviceOrderEndpoints.deactivateDevice);
