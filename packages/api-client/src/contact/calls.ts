import { ContactForm, lenient } from '@rpm/domain';
import { endpoint } from '../client/endpoint.ts';
import { Message } from '../client/message.ts';

/** The call of the contact page. */
export const contactEndpoints = {
  /** Sends a guest's message to the operator. The answer is the same whoever writes, and whatever. @see SCR-10 */
  sendContact: endpoint({
    method: 'POST',
    path: '/api/contact',
    body: ContactForm,
    answer: Message,
    response: lenient(Message),
    isIdempotent: true,
    token: 'none',
  }),
} as const;
