import { useRead } from '../client/useRead.ts';
import { useWrite } from '../client/useWrite.ts';
import { deviceOrderEndpoints } from './deviceOrders.calls.ts';

/** Activates a device by its serial number, once. @see API-15, ACT-02 */
export const useActivateDevice = () => useWrite(deviceOrderEndpoints.activateDevice);

/** Takes a device out of use. @see API-25 */
export const useDeactivateDevice = () => useWrite(deviceOrderEndpoints.deactivateDevice);

/** Which devices of a patient have a token for their gateway. */
export const useDeviceTokens = (userId: string) =>
  useRead(deviceOrderEndpoints.getDeviceTokens, { params: { userId } });

/** Gives a device a token, which ends the one before. */
export const useIssueDeviceToken = () => useWrite(deviceOrderEndpoints.issueDeviceToken);

/** Ends the token of a device. */
export const useRevokeDeviceToken = () => useWrite(deviceOrderEndpoints.revokeDeviceToken);
