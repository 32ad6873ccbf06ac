import type { NoteQuery } from '@rpm/domain';
import { useAskAgain } from '../client/useAskAgain.ts';
import { useRead } from '../client/useRead.ts';
import { useWrite } from '../client/useWrite.ts';
import { noteEndpoints } from './calls.ts';

/** How many encounter notes there are. @see API-13, DDB-01 */
export const useTotalEncounterNotes = (userId: string | null) =>
  useRead(noteEndpoints.totalNotes, userId === null ? null : { params: { userId, topic: 'Encounter' } });
/** The topics of the notes about a patient. @see API-23 */
export const useNoteTopics = (userId: string | null) =>
  useRead(noteEndpoints.getPatientNoteTopics, userId === null ? null : { params: { userId } });

/** The notes about a patient. @see API-23 */
export const useNotes = (userId: string | null, query: NoteQuery = {}) =>
  useRead(noteEndpoints.getPatientNotes, userId === null ? null : { params: { userId }, query });

/** Adds a note about a patient. @see API-23 */
export const useAddNote = () => useWrite(noteEndpoints.addUserNotes);

/** Adds a note that only its author reads. @see API-23 */
export const useAddExceptionNote = () => useWrite(noteEndpoints.addExceptionNotes);

/** Says something in a conversation. @see API-25 */
export const useSay = () => useWrite(noteEndpoints.addMyConversation);

/** The conversation with a patient. */
export const useConversation = (userId: string) =>
  useRead(noteEndpoints.getConversation, { params: { userId } });

/** Says that a conversation was seen up to a message. */
export const useMarkSeen = () => useWrite(noteEndpoints.markConversationSeen);

/** How much is unread, asked again while the page is seen. */
export function useUnread() {
  const { loadable, reread } = useRead(noteEndpoints.getUnread, {});
  useAskAgain(reread);
  return loadable;
}

/** The patients who wait for an answer of the clinic. */
export const useWaitingConversations = () => useRead(noteEndpoints.getWaitingConversations, {});
