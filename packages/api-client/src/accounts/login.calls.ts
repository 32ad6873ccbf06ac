import { Credentials, FactorOfLogin, LogInAnswer, LoginCode, LoginTicket, SessionRecord } from '@rpm/domain';
import { endpoint } from '../client/endpoint.ts';

/** The calls that start a session. Apart from the others: what lies behind the guard does not load their schemas. */
export const loginEndpoints = {
  /**
   * Starts a session: answers its opaque token and the user record. Where the account asks for a one-time code, it
   * answers a ticket instead, and the code goes out by mail.
   */
  login: endpoint({
    method: 'POST',
    path: '/api/login',
    body: Credentials,
    answer: LogInAnswer,
    token: 'none',
  }),
  /** Shows the one-time code of a log in, which starts the session. @see SCR-01, behaviour R33 */
  verifyLogin: endpoint({
    method: 'POST',
    path: '/api/verify-login',
    body: LoginCode,
    answer: SessionRecord,
    token: 'none',
  }),
  /** Shows the second factor of a log in, which starts the session. @see ADR 20 */
  verifySecondFactor: endpoint({
    method: 'POST',
    path: '/api/verify-second-factor',
    body: FactorOfLogin,
    answer: SessionRecord,
    token: 'none',
  }),
  /** Mails a code to a patient who has the second factor no more. Its answer and its work are the same whoever asks. */
  sendLoginCode: endpoint({
    method: 'POST',
    path: '/api/send-login-code',
    body: LoginTicket,
    answer: LoginTicket,
    token: 'none',
  }),
} as const;
