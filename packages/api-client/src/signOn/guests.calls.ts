import { LaunchBegin, SignedOn, SignOnBegin, SignOnBegun, SignOnReturn } from '@rpm/domain';
import { endpoint } from '../client/endpoint.ts';

/** The calls of whoever is not logged in yet. Apart from the others, whose schemas a guest does not load. */
export const signOnGuestEndpoints = {
  /** Where somebody with an address of a clinic goes to log in: its domain decides, and the answer is the same whoever is known. */
  beginSignOn: endpoint({
    method: 'POST',
    path: '/api/begin-sign-on',
    body: SignOnBegin,
    answer: SignOnBegun,
    token: 'none',
  }),
  /** The same for somebody whom an EHR sends with a patient open. @see https://hl7.org/fhir/smart-app-launch/app-launch.html */
  beginLaunch: endpoint({
    method: 'POST',
    path: '/api/begin-launch',
    body: LaunchBegin,
    answer: SignOnBegun,
    token: 'none',
  }),
  /** Somebody is back from there: a session, or the second step first. A 401 says nothing of who is known. */
  finishSignOn: endpoint({
    method: 'POST',
    path: '/api/finish-sign-on',
    body: SignOnReturn,
    answer: SignedOn,
    token: 'none',
  }),
} as const;
