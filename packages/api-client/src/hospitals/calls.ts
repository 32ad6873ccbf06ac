import {
  ClinicConnection,
  EndedConnection,
  Hospital,
  HospitalAsked,
  HospitalConnection,
  HospitalQuery,
  HospitalReturn,
  Id,
  NamedConnection,
  NewHospitalConnection,
  wholeRows,
} from '@rpm/domain';
import * as z from 'zod/mini';
import { endpoint } from '../client/endpoint.ts';
import { Message } from '../client/message.ts';

const connections = ['/api/hospital-connections/:userId', '/api/clinic-hospital-connections'] as const;
/** What may hold records that came from a hospital. */
const records = [
  '/api/mr-summary/:userId',
  '/api/mr-detail/:userId/:resourceType',
  '/api/latest-mr/:userId',
  '/api/timeline/:userId',
] as const;

/** Hospitals at which a patient's records are read, with the patient's consent. @see SCR-09 */
export const hospitalEndpoints = {
  /** Hospitals of the directory by words or ZIP, the nearest first. */
  getHospitals: endpoint({
    method: 'GET',
    path: '/api/hospitals',
    query: HospitalQuery,
    hidesQuery: true,
    answer: z.array(Hospital),
    response: wholeRows(Hospital),
  }),
  /** The connections of a patient, those that need the patient first. */
  getHospitalConnections: endpoint({
    method: 'GET',
    path: '/api/hospital-connections/:userId',
    params: z.object({ userId: Id }),
    answer: z.array(HospitalConnection),
    response: wholeRows(HospitalConnection),
  }),
  /** Those of all patients of the own clinic, those that went wrong first. For its administrators. */
  getClinicHospitalConnections: endpoint({
    method: 'GET',
    path: '/api/clinic-hospital-connections',
    answer: z.array(ClinicConnection),
    response: wholeRows(ClinicConnection),
  }),
  /**
   * Asks a hospital for a patient, who is sent there, or again for one that is connected already. A 404: there is no such
   * hospital. A 409 says that it cannot be connected, does not answer, or that there are as many as there may be.
   */
  connectHospital: endpoint({
    method: 'POST',
    path: '/api/connect-hospital',
    body: NewHospitalConnection,
    answer: HospitalAsked,
    stales: connections,
  }),
  /** The patient is back from the hospital. A 409 says why nothing came of it. */
  finishHospital: endpoint({
    method: 'POST',
    path: '/api/finish-hospital',
    body: HospitalReturn,
    answer: Message,
    stales: connections,
  }),
  /** Reads the records anew. A 409 says that it is under way, or that the patient must log in there again. */
  syncHospital: endpoint({
    method: 'POST',
    path: '/api/sync-hospital',
    body: NamedConnection,
    answer: Message,
    stales: connections,
  }),
  /** Ends a connection: its tokens are forgotten, and what came from there too, if the patient wishes. */
  endHospital: endpoint({
    method: 'POST',
    path: '/api/end-hospital',
    body: EndedConnection,
    answer: Message,
    stales: [...connections, ...records],
  }),
} as const;
