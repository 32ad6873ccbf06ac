import { lenientRows, RoleRow, SignedUp, SignUp, Verification } from '@rpm/domain';
import * as z from 'zod/mini';
import { endpoint } from '../client/endpoint.ts';
import { Message } from '../client/message.ts';

/** The calls by which accounts come to be. */
export const accountEndpoints = {
  /** Registers a patient whom a clinic has enrolled: a code goes to the address. The answer never tells who is known. @see API-18, behaviour R33 */
  signup: endpoint({ method: 'POST', path: '/api/signup', body: SignUp, answer: SignedUp, token: 'none' }),
  /** Shows the code of the mail and that of the clinic, which together open the account. @see API-18, behaviour R33, F5 */
  publicVerify: endpoint({
    method: 'POST',
    path: '/api/public-verify',
    body: Verification,
    answer: Message,
    token: 'none',
  }),
  /** The roles that an account may have. @see API-18 */
  getRoles: endpoint({
    method: 'GET',
    path: '/api/roles',
    answer: z.array(RoleRow),
    response: lenientRows(RoleRow),
  }),
} as const;
