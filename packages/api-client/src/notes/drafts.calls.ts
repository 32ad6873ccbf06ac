import {
  EndNoteTemplate,
  Id,
  KeptNoteDraft,
  lenientRows,
  NewNoteTemplate,
  NoteDraftKept,
  NoteTemplate,
  SaveNoteDraft,
} from '@rpm/domain';
import * as z from 'zod/mini';
import { endpoint } from '../client/endpoint.ts';
import { Message } from '../client/message.ts';

/** The calls around the writing of notes: the draft of one, and the clinic's templates. @see SCR-03 */
export const noteWritingEndpoints = {
  /** What the caller has begun to write about a patient. Nobody else reads it. */
  getNoteDraft: endpoint({
    method: 'GET',
    path: '/api/note-draft/:userId',
    params: z.object({ userId: Id }),
    answer: KeptNoteDraft,
  }),
  /** Keeps it, in the place of what was kept before, or throws it away. */
  saveNoteDraft: endpoint({
    method: 'POST',
    path: '/api/save-note-draft',
    body: SaveNoteDraft,
    answer: NoteDraftKept,
  }),
  /** The templates of the caller's clinic: those in use by name, then those that have ended. */
  getNoteTemplates: endpoint({
    method: 'GET',
    path: '/api/note-templates',
    answer: z.array(NoteTemplate),
    response: lenientRows(NoteTemplate),
  }),
  /** Adds a template, or puts it in the place of another one, which ends. */
  addNoteTemplate: endpoint({
    method: 'POST',
    path: '/api/add-note-template',
    body: NewNoteTemplate,
    answer: Message,
    isIdempotent: true,
    stales: ['/api/note-templates'],
  }),
  /** Ends a template: it is not offered any more, and stays in the list of those that were. */
  endNoteTemplate: endpoint({
    method: 'POST',
    path: '/api/end-note-template',
    body: EndNoteTemplate,
    answer: Message,
    isIdempotent: true,
    stales: ['/api/note-templates'],
  }),
} as const;
