import type { EndpointName } from '@rpm/api-client/calls';
import type { AskOptions } from './harness.ts';

/** Each kind of row of behaviour section 3, typed again from it, by column of the matrix; the administrator's two columns and the carer's are ours. */
export const kinds = {
  everybody: '401 200 200 200 200 200 200 200 200 200 200',
  identity: '401 200 403 200 403 403 200 403 200 403 403',
  ownClinic: '401 403 403 200 200 403 200 403 200 403 403',
  clinicRoles: '401 403 403 200 200 404 200 404 200 404 403',
  patientAndClinic: '401 200 404 200 200 404 200 404 200 404 404',
  clinicSelf: '401 403 403 200 404 404 200 404 200 404 403',
  clinicPeople: '401 403 403 200 200 200 200 200 200 200 403',
  self: '401 200 404 200 404 404 200 404 200 404 404',
  patients: '401 200 200 403 403 403 403 403 403 403 403',
  patientsAndCarers: '401 200 200 403 403 403 403 403 403 403 200',
  patientSelf: '401 200 404 403 403 403 403 403 403 403 404',
  owner: '401 200 404 404 404 404 404 404 404 404 404',
  responsible: '401 403 403 200 404 404 403 403 403 403 403',
  sharer: '401 200 404 200 404 404 404 404 404 404 200',
  grantee: '401 200 404 200 404 404 404 404 404 404 200',
  administrators: '401 403 403 403 403 403 403 403 200 404 403',
  secondPerson: '401 403 403 200 200 404 403 403 200 404 403',
  administration: '401 403 403 403 403 403 403 403 200 200 403',
  clinicians: '401 403 403 200 200 200 403 403 200 200 403',
} as const;

/** Who may make a call, in the words of the document; or nobody needs a session for it. */
export type Who = keyof typeof kinds | 'public' | 'device' | 'signature';

/** How a call is tried: who may make it, and a request that is right in everything but, maybe, who makes it. */
export interface Try extends Pick<AskOptions, 'params' | 'query' | 'body'> {
  who: Who;
}

/** The tries of a room. Who may make a call is typed again from the document, never taken from the server's own rows. */
export const triesOf = <const Tries extends Readonly<Partial<Record<EndpointName, Try>>>>(
  tries: Tries,
): Tries => tries;
