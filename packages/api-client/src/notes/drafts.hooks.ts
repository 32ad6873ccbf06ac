import { useRead } from '../client/useRead.ts';
import { useWrite } from '../client/useWrite.ts';
import { noteWritingEndpoints } from './drafts.calls.ts';

/** What the reader has begun to write about a patient. @see SCR-03 */
export const useNoteDraft = (userId: string | null) =>
  useRead(noteWritingEndpoints.getNoteDraft, userId === null ? null : { params: { userId } });

/** Keeps what the reader has begun to write. */
export const useSaveNoteDraft = () => useWrite(noteWritingEndpoints.saveNoteDraft);

/** The clinic's templates of notes. @see SCR-03 */
export const useNoteTemplates = () => useRead(noteWritingEndpoints.getNoteTemplates, {});

/** Adds a template, or changes one. */
export const useAddNoteTemplate = () => useWrite(noteWritingEndpoints.addNoteTemplate);

/** Ends a template. */
export const useEndNoteTemplate = () => useWrite(noteWritingEndpoints.endNoteTemplate);
