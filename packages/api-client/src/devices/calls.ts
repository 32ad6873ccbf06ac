import {
  AllottedDeviceRow,
  AllottedDevices,
  Catalog,
  CatalogAnswer,
  DeviceModelUse,
  FilledText,
  Id,
  lenientRows,
  NewDeviceModel,
  SubSource,
  SupportedDeviceRow,
  SupportedDevices,
} from '@rpm/domain';
import * as z from 'zod/mini';
import { endpoint } from '../client/endpoint.ts';
import { Message } from '../client/message.ts';

const staleAfterCatalog = [
  '/api/device-catalogue',
  '/api/supported-devices/:clinicName',
  '/api/clinic-setup',
] as const;
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
  /**
   * All that the clinic of the caller can pick from: the standard models and its own, each in use or not. For its
   * administrators.
   */
  getDeviceCatalogue: endpoint({
    method: 'GET',
    path: '/api/device-catalogue',
    answer: CatalogAnswer,
    response: Catalog,
  }),
  /** Adds an own model, in use at once. A 409 says that its code is taken, or that the catalog is full. For administrators. */
  addDeviceModel: endpoint({
    method: 'POST',
    path: '/api/add-device-model',
    body: NewDeviceModel,
    answer: Message,
    isIdempotent: true,
    stales: staleAfterCatalog,
  }),
  /** Takes a model into use or out of it. What was ordered stays as it is. For administrators. */
  useDeviceModel: endpoint({
    method: 'POST',
    path: '/api/use-device-model',
    body: DeviceModelUse,
    answer: Message,
    stales: staleAfterCatalog,
  }),
} as const;
