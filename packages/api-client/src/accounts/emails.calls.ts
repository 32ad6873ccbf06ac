import { CodeNeeded, EmailState, LoginCode } from '@rpm/domain';
import { endpoint } from '../client/endpoint.ts';

/** The calls by which the owner of an account shows that its e-mail address is theirs. */
export const emailEndpoints = {
  /** Whether the address of the caller is confirmed. @see RTE-06 */
  getEmailState: endpoint({ method: 'GET', path: '/api/email-state', answer: EmailState }),
  /** Mails a code to the caller's address; the one before is no longer good. @see RTE-06, behaviour R33 */
  sendEmailCode: endpoint({ method: 'POST', path: '/api/send-email-code', answer: CodeNeeded }),
  /** Shows the code, which confirms the address. @see RTE-06, behaviour R33 */
  verifyEmail: endpoint({
    method: 'POST',
    path: '/api/verify-email',
    body: LoginCode,
    answer: EmailState,
    stales: ['/api/email-state', '/api/profile'],
  }),
} as const;
