import { Credentials, LogInAnswer, LoginCode, SessionRecord } from '@rpm/domain';
import { endpoint } from '../endpoint.ts';
import { Message } from './message.ts';

/** The calls of a session. Apart from the others, so that the log in page does not load their schemas. */
export const sessionEndpoints = {
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
  /** Ends the session on the server. @see NAV-08 */
  logout: endpoint({ method: 'POST', path: '/api/logout', answer: Message }),
  /** Tells the server that the user is active. @see behaviour R7 */
  keepAlive: endpoint({ method: 'POST', path: '/api/keep-alive', answer: Message }),
} as const;
