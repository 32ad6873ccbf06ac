import {
  ColleagueCredential,
  Credential,
  CredentialAdded,
  CredentialCheck,
  CredentialDocument,
  CredentialRule,
  Id,
  LicenseFacts,
  limits,
  NamedCredential,
  NewCredential,
  wholeRows,
} from '@rpm/domain';
import * as z from 'zod/mini';
import { endpoint } from '../client/endpoint.ts';
import { Message } from '../client/message.ts';

const ordersWait = z.boolean();
/** The clinic's, by whose calendar they end. */
const timeZone = z.string();
const stales = ['/api/credentials', '/api/clinic-credentials', '/api/licenses/:userId'] as const;

/** Licenses, certificates and numbers of those who work at a clinic. @see SCR-09 */
export const credentialEndpoints = {
  /** The caller's own, and whether orders wait at the clinic while a license has expired. */
  getCredentials: endpoint({
    method: 'GET',
    path: '/api/credentials',
    answer: z.object({ credentials: z.array(Credential), ordersWait, timeZone }),
    response: z.object({ credentials: wholeRows(Credential), ordersWait, timeZone }),
  }),
  /** Those of everybody who works at the own clinic. For its administrators. */
  getClinicCredentials: endpoint({
    method: 'GET',
    path: '/api/clinic-credentials',
    answer: z.object({ credentials: z.array(ColleagueCredential), ordersWait }),
    response: z.object({ credentials: wholeRows(ColleagueCredential), ordersWait }),
  }),
  /** The licenses of somebody of the own clinic, as orders ask for them: without numbers and documents; and by whose calendar they end. */
  getLicenses: endpoint({
    method: 'GET',
    path: '/api/licenses/:userId',
    params: z.object({ userId: Id }),
    answer: z.object({ licenses: z.array(LicenseFacts), ordersWait, timeZone }),
  }),
  /** A document with its content. For its owner and the administrators of the clinic. */
  getCredentialDocument: endpoint({
    method: 'GET',
    path: '/api/credential-document/:credentialId',
    params: z.object({ credentialId: Id }),
    answer: CredentialDocument,
  }),
  /**
   * Keeps a credential of the caller; it waits until an administrator has checked it. A 400 names what is wrong; a 413 says
   * that the document is larger than `limits.credentialMaxBytes`; a 409 that one keeps as many as one may.
   */
  addCredential: endpoint({
    method: 'POST',
    path: '/api/add-credential',
    body: NewCredential,
    bodyMaxBytes: limits.credentialRequestMaxBytes + 10_000,
    answer: CredentialAdded,
    stales,
  }),
  /** Takes one of the caller away that is not verified. */
  removeCredential: endpoint({
    method: 'POST',
    path: '/api/remove-credential',
    body: NamedCredential,
    answer: Message,
    stales,
  }),
  /**
   * Verifies one or does not accept it. What is verified takes the place of what it was to replace. A 409 says that somebody
   * checked it before, or that it is the caller's own and another administrator is there. For administrators.
   */
  checkCredential: endpoint({
    method: 'POST',
    path: '/api/check-credential',
    body: CredentialCheck,
    answer: Message,
    stales,
  }),
  /** Says whether orders wait while a license has expired. For administrators. */
  saveCredentialRule: endpoint({
    method: 'POST',
    path: '/api/save-credential-rule',
    body: CredentialRule,
    answer: Message,
    stales,
  }),
} as const;
