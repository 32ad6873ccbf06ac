import { InboxAnswer, InboxCount, InboxMoveWish, InboxPage, InboxQuery, InboxRefused } from '@rpm/domain';
import { endpoint } from '../client/endpoint.ts';
import { Message } from '../client/message.ts';

const read = { method: 'GET', query: InboxQuery, answer: InboxAnswer, response: InboxPage } as const;
const move = {
  method: 'POST',
  body: InboxMoveWish,
  answer: Message,
  isIdempotent: true,
  refusals: { 409: InboxRefused },
} as const;

/** The calls of the inboxes of inquiries. @see F7 */
export const inboxEndpoints = {
  /** The inbox of the own clinic: what its patients sent. */
  getInbox: endpoint({ ...read, path: '/api/inbox' }),
  /** How much of it is open. It is asked again and again, and keeps no session alive. */
  getInboxCount: endpoint({ method: 'GET', path: '/api/inbox-count', answer: InboxCount }),
  /** Takes on, answers or closes an entry of the own clinic. An answer is a message in the conversation with the patient. */
  moveInquiry: endpoint({
    ...move,
    path: '/api/move-inquiry',
    stales: ['/api/inbox', '/api/inbox-count', '/api/conversation/:userId', '/api/unread'],
  }),
  /** The inbox of the operator: what people of clinics and guests of the contact page sent. */
  getOperatorInbox: endpoint({ ...read, path: '/api/operator-inbox' }),
  /** Takes on, answers or closes an entry of the operator's inbox. An answer is a mail. */
  moveOperatorItem: endpoint({ ...move, path: '/api/move-operator-item', stales: ['/api/operator-inbox'] }),
} as const;
