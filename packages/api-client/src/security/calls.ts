import {
  Confirmation,
  ConfirmationAsked,
  NewPasskey,
  NewTotp,
  OwnFactor,
  OwnSessionId,
  OwnSessions,
  PasskeyMade,
  RecoveryCodes,
  Security,
  TotpCode,
} from '@rpm/domain';
import * as z from 'zod/mini';
import { endpoint } from '../client/endpoint.ts';
import { Message } from '../client/message.ts';

const stales = ['/api/security'] as const;

/** The calls of what guards the own account. Whose it is, the session says. @see ADR 20 */
export const securityEndpoints = {
  /** The second factors of the caller, and whether the clinic wants one. No secret is in it. */
  getSecurity: endpoint({ method: 'GET', path: '/api/security', answer: Security }),
  /** What the caller may show to confirm, and the challenge of a passkey. */
  startConfirmation: endpoint({ method: 'POST', path: '/api/start-confirmation', answer: ConfirmationAsked }),
  /** Shows once more that it is the owner: for five minutes, what needs that is open to this session. */
  confirmIdentity: endpoint({
    method: 'POST',
    path: '/api/confirm-identity',
    body: Confirmation,
    answer: Message,
  }),
  /** Begins an authenticator app: its secret, answered this once. Needs a confirmation. */
  startTotp: endpoint({ method: 'POST', path: '/api/start-totp', answer: NewTotp }),
  /** Shows the first code of an authenticator app, which makes it a second factor. Answers recovery codes with the first factor. */
  addTotp: endpoint({
    method: 'POST',
    path: '/api/add-totp',
    body: z.object({ code: TotpCode }),
    answer: RecoveryCodes,
    stales,
  }),
  /** Begins a passkey: what the browser needs to make one. Needs a confirmation. */
  startPasskey: endpoint({ method: 'POST', path: '/api/start-passkey', answer: NewPasskey }),
  /** Takes the passkey that the browser has made. Answers recovery codes with the first factor. */
  addPasskey: endpoint({
    method: 'POST',
    path: '/api/add-passkey',
    body: PasskeyMade,
    answer: RecoveryCodes,
    stales,
  }),
  /** Removes one of the own factors. Needs a confirmation. */
  removeFactor: endpoint({
    method: 'POST',
    path: '/api/remove-factor',
    body: OwnFactor,
    answer: Message,
    stales,
  }),
  /** New recovery codes in place of those of before. Needs a confirmation. */
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/api/renew-recovery-codes',
    answer: RecoveryCodes,
    stales,
  }),

  /** Where the caller is logged in. */
  getSessions: endpoint({ method: 'GET', path: '/api/sessions', answer: OwnSessions }),
  /** Ends one of the caller's sessions. */
  endSession: endpoint({
    method: 'POST',
    path: '/api/end-session',
    body: OwnSessionId,
    answer: Message,
    stales: ['/api/sessions'],
  }),
  /** Ends all of the caller's sessions but the one that asks. */
  endOtherSessions: endpoint({
    method: 'POST',
    path: '/api/end-other-sessions',
    answer: Message,
    stales: ['/api/sessions'],
  }),
} as const;
