import { useRead } from '../client/useRead.ts';
import { useWrite } from '../client/useWrite.ts';
import { vendorEndpoints } from './calls.ts';

/** The vendors that deliver to the own clinic; for administrators. */
export const useVendorConnections = () => useRead(vendorEndpoints.getVendorConnections, {});

/** Connects a vendor. */
export const useAddVendorConnection = () => useWrite(vendorEndpoints.addVendorConnection);

/** Gives a connection a new secret. */
export const useRenewVendorSecret = () => useWrite(vendorEndpoints.renewVendorSecret);

/** Ends a connection. */
export const useEndVendorConnection = () => useWrite(vendorEndpoints.endVendorConnection);

/** The devices whose readings came and which nobody has. */
export const useWaitingDevices = () => useRead(vendorEndpoints.getWaitingDevices, {});

/** Says whose device it is, once. */
export const useBindWaitingDevice = () => useWrite(vendorEndpoints.bindWaitingDevice);

/** Lets go of what waits of a device. */
export const useDismissWaitingDevice = () => useWrite(vendorEndpoints.dismissWaitingDevice);
