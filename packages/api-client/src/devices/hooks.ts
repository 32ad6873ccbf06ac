import { useRead } from '../client/useRead.ts';
import { useWrite } from '../client/useWrite.ts';
import { deviceEndpoints } from './calls.ts';

/** The devices that a clinic can allocate. @see API-14 */
export const useSupportedDevices = (clinicName: string | null) =>
  useRead(deviceEndpoints.getSupportedDevices, clinicName === null ? null : { params: { clinicName } });

/** The devices that a patient has been allotted, by user name. @see API-05, PDB-03 */
export const useDevicesOfUser = (username: string | null) =>
  useRead(deviceEndpoints.getAllottedDevicesToUser, username === null ? null : { params: { username } });

/** The devices that a patient has been allotted, by id. @see API-21 */
export const useDevicesOfPatient = (userId: string | null) =>
  useRead(deviceEndpoints.getAllottedDevicesToPatient, userId === null ? null : { params: { userId } });

/** All that the own clinic can pick from; for administrators. */
export const useDeviceCatalogue = () => useRead(deviceEndpoints.getDeviceCatalogue, {});

/** Adds an own model to it, once. */
export const useAddDeviceModel = () => useWrite(deviceEndpoints.addDeviceModel);

/** Takes a model into use, or out of it. */
export const useSetDeviceUse = () => useWrite(deviceEndpoints.useDeviceModel);

/** Where a patient's readings come from. @see API-20 */
export const useSubSources = (userId: string | null) =>
  useRead(deviceEndpoints.getSubSources, userId === null ? null : { params: { userId } });
