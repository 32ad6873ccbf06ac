import {
  AllottedDeviceRow,
  AllottedDevices,
  FilledText,
  Id,
  lenientRows,
  SubSource,
  SupportedDeviceRow,
  SupportedDevices,
} from '@rpm/domain';
import * as z from 'zod/mini';
import { endpoint } from '../client/endpoint.ts';

const allotted = { answer: z.array(AllottedDeviceRow), response: AllottedDevices };

/** The calls of devices: those that a clinic supports, and those that a patient has. */
export const deviceEndpoints = {
  /** The devices that a clinic can allocate. @see API-14, API-18 */
  getSupportedDevices: endpoint({
    method: 'GET',
    path: '/api/supported-devices/:clinicName',
    params: z.object({ clinicName: FilledText }),
    answer: z.array(SupportedDeviceRow),
    response: SupportedDevices,
  }),
  /** The devices that a patient has been allotted, by user name. @see API-05, API-18, PDB-03 */
  getAllottedDevicesToUser: endpoint({
    method: 'GET',
    path: '/api/allotted-devices-to-user/:username',
    params: z.object({ username: Id }),
    ...allotted,
  }),
  /** The devices that a patient has been allotted, by id. @see API-21 */
  getAllottedDevicesToPatient: endpoint({
    method: 'GET',
    path: '/api/allotted-devices-to-patient/:userId',
    params: z.object({ userId: Id }),
    ...allotted,
  }),
  /** Where a patient's readings come from. @see API-20 */
  getSubSources: endpoint({
    method: 'GET',
    path: '/api/sub-sources/:userId',
    params: z.object({ userId: Id }),
    answer: z.array(SubSource),
    response: lenientRows(SubSource),
  }),
} as const;
