import * as z from 'zod/mini';
import { endpoint } from '../client/endpoint.ts';
import { Message } from '../client/message.ts';

/** The calls of a session that has begun. Apart from the others, so that ending one loads no other schemas. */
export const sessionEndpoints = {
  /** Ends the session on the server. @see NAV-08 */
  logout: endpoint({ method: 'POST', path: '/api/logout', answer: Message }),
  /** Tells the server that the user is active, and hears what the user and the clinic are called by now. @see behaviour R7 */
  keepAlive: endpoint({
    method: 'POST',
    path: '/api/keep-alive',
    answer: z.extend(Message, {
      user: z.object({
        userId: z.string(),
        clinicName: z.string(),
        firstName: z.string(),
        middleName: z.string(),
        lastName: z.string(),
      }),
    }),
  }),
} as const;
