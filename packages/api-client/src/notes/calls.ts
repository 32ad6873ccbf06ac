import {
  ConversationMessage,
  Id,
  lenientRows,
  NewConversation,
  NewExceptionNote,
  NewNote,
  NoteAdded,
  NoteQuery,
  NoteRow,
  NoteTotal,
  ReadNoteTotal,
  SeenMessage,
  TopicCount,
  UnreadCount,
  WaitingConversation,
} from '@rpm/domain';
import * as z from 'zod/mini';
import { endpoint } from '../client/endpoint.ts';
import { Message } from '../client/message.ts';

const user = z.object({ userId: Id });
const notes = { answer: z.array(NoteRow), response: lenientRows(NoteRow) };
const topics = { answer: z.array(TopicCount), response: lenientRows(TopicCount) };

/** The calls of notes about patients. Lists hold the newest first. */
export const noteEndpoints = {
  /** How many encounter notes a provider has written; of staff, the clinic. @see API-13, API-23, DDB-01 */
  totalNotes: endpoint({
    method: 'GET',
    path: '/api/total-notes/:userId/:topic',
    params: z.object({ userId: Id, topic: z.literal('Encounter') }),
    answer: NoteTotal,
    response: ReadNoteTotal,
  }),
  /** The topics of the notes about a patient that the caller wrote; of a patient, of those that the patient may read. @see API-23 */
  getMyNoteTopics: endpoint({ method: 'GET', path: '/api/my-note-topics/:userId', params: user, ...topics }),
  /** The notes about a patient that the caller wrote; of a patient, those that the patient may read. @see API-23 */
  getMyNotesToPatient: endpoint({
    method: 'GET',
    path: '/api/my-notes-to-patient/:userId',
    params: user,
    ...notes,
  }),
  /** The topics of all notes about a patient, messages left out; of a patient, of those that the patient may read. @see API-23 */
  getPatientNoteTopics: endpoint({
    method: 'GET',
    path: '/api/patient-note-topics/:userId',
    params: user,
    ...topics,
  }),
  /** All notes about a patient; of a patient, those that the patient may read. @see API-23 */
  getPatientNotes: endpoint({
    method: 'GET',
    path: '/api/patient-notes/:userId',
    params: user,
    query: NoteQuery,
    hidesQuery: true,
    ...notes,
  }),
  /** Adds a note about a patient. @see API-23 */
  addUserNotes: endpoint({
    method: 'POST',
    path: '/api/add-user-notes',
    body: NewNote,
    answer: NoteAdded,
    isIdempotent: true,
    stales: [
      '/api/total-notes/:userId/:topic',
      '/api/my-note-topics/:userId',
      '/api/my-notes-to-patient/:userId',
      '/api/patient-note-topics/:userId',
      '/api/patient-notes/:userId',
      '/api/note-draft/:userId',
    ],
  }),
  /** Says something in the conversation between a patient and the clinic. @see API-25 */
  addMyConversation: endpoint({
    method: 'POST',
    path: '/api/add-my-conversation',
    body: NewConversation,
    answer: NoteAdded,
    isIdempotent: true,
    stales: [
      '/api/total-notes/:userId/:topic',
      '/api/my-note-topics/:userId',
      '/api/my-notes-to-patient/:userId',
      '/api/patient-note-topics/:userId',
      '/api/patient-notes/:userId',
      '/api/note-draft/:userId',
      '/api/conversation/:userId',
      '/api/waiting-conversations',
      '/api/unread',
    ],
  }),
  /** The conversation between a patient and the clinic, oldest message first, and when the other side saw each. */
  getConversation: endpoint({
    method: 'GET',
    path: '/api/conversation/:userId',
    params: user,
    answer: z.array(ConversationMessage),
    response: lenientRows(ConversationMessage),
  }),
  /** Says that the caller's side has seen the conversation up to a message of it. */
  markConversationSeen: endpoint({
    method: 'POST',
    path: '/api/mark-conversation-seen',
    body: SeenMessage,
    answer: Message,
    stales: ['/api/conversation/:userId', '/api/waiting-conversations', '/api/unread'],
  }),
  /** How much is unread, for the navigation. It is asked again and again, and keeps no session alive. */
  getUnread: endpoint({ method: 'GET', path: '/api/unread', answer: UnreadCount }),
  /** The patients of the caller's clinic who wait for an answer, the longest first. */
  getWaitingConversations: endpoint({
    method: 'GET',
    path: '/api/waiting-conversations',
    answer: z.array(WaitingConversation),
    response: lenientRows(WaitingConversation),
  }),
  /** Adds a note that only its author reads. @see API-23 */
  addExceptionNotes: endpoint({
    method: 'POST',
    path: '/api/add-exception-notes',
    body: NewExceptionNote,
    answer: NoteAdded,
    isIdempotent: true,
    stales: [
      '/api/total-notes/:userId/:topic',
      '/api/my-note-topics/:userId',
      '/api/my-notes-to-patient/:userId',
      '/api/patient-note-topics/:userId',
      '/api/patient-notes/:userId',
      '/api/note-draft/:userId',
      '/api/my-exception-notes-for-patient/:userId',
      '/api/exception-my-notes-to-patient/:userId',
    ],
  }),
  /** The caller's own exception notes about a patient. @see API-23 */
  getMyExceptionNotesForPatient: endpoint({
    method: 'GET',
    path: '/api/my-exception-notes-for-patient/:userId',
    params: user,
    ...notes,
  }),
  /** The topics of the caller's own exception notes about a patient. @see API-23 */
  getExceptionMyNotesToPatient: endpoint({
    method: 'GET',
    path: '/api/exception-my-notes-to-patient/:userId',
    params: user,
    ...topics,
  }),
} as const;
