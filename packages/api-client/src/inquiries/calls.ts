import { Inquiry, lenient } from '@rpm/domain';
import { endpoint } from '../client/endpoint.ts';
import { Message } from '../client/message.ts';

/** The call of the inquiry screen. */
export const inquiryEndpoints = {
  /** Sends an inquiry to support. A success is one whatever it says (INQ-12). @see API-02, API-25, INQ-05 */
  addInquiry: endpoint({
    method: 'POST',
    path: '/api/add-inquiry',
    body: Inquiry,
    answer: Message,
    response: lenient(Message),
    isIdempotent: true,
  }),
} as const;
