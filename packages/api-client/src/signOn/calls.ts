import {
  NamedEhr,
  NewEhr,
  ProviderChecked,
  ProviderToCheck,
  SignOnChange,
  SignOnSettings,
  StaffAccountId,
} from '@rpm/domain';
import { endpoint } from '../client/endpoint.ts';
import { Message } from '../client/message.ts';

const stales = ['/api/sign-on'] as const;

/** How those who work at a clinic log in by a provider of its own, and out of which EHRs its records are opened. @see ADR 68 */
export const signOnEndpoints = {
  /** What is set. No secret is ever answered. For administrators. */
  getSignOn: endpoint({ method: 'GET', path: '/api/sign-on', answer: SignOnSettings }),
  /**
   * Sets the provider of the clinic. A 409 says that a domain is not the clinic's, that the secret must be typed again, or
   * that passwords cannot end while nobody has come in without one. For administrators who have just confirmed that it is they.
   */
  saveSignOn: endpoint({
    method: 'POST',
    path: '/api/save-sign-on',
    body: SignOnChange,
    answer: Message,
    stales,
  }),
  /** Reads what a provider says of itself, and says what is wrong with it. For administrators. */
  checkSignOn: endpoint({
    method: 'POST',
    path: '/api/check-sign-on',
    body: ProviderToCheck,
    answer: ProviderChecked,
  }),
  /** Lets records be opened out of an EHR. A 409: it is connected already. For administrators who have just confirmed that it is they. */
  addEhr: endpoint({ method: 'POST', path: '/api/add-ehr', body: NewEhr, answer: Message, stales }),
  /** Ends that. For administrators. */
  endEhr: endpoint({ method: 'POST', path: '/api/end-ehr', body: NamedEhr, answer: Message, stales }),
  /** Takes from somebody who works at the clinic who they are at its provider. For administrators who have just confirmed that it is they. */
  unlinkSignOn: endpoint({
    method: 'POST',
    path: '/api/unlink-sign-on',
    body: StaffAccountId,
    answer: Message,
    stales: ['/api/staff'],
  }),
} as const;
