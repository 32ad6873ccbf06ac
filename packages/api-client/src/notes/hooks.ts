import { useRead } from '../client/useRead.ts';
import { useWrite } from '../client/useWrite.ts';
import { noteEndpoints } from './calls.ts';

/** How many encounter notes there are. @see API-13, DDB-01 */
export const useTotalEncounterNotes = (userId: string | null) =>
  useRead(noteEndpoints.totalNotes, userId === null ? null : { params: { userId, topic: 'Encounter' } });

/** The topics of one's own notes about a patient. @see API-23 */
export const useMyNoteTopics = (userId: string | null) =>
  useRead(noteEndpoints.getMyNoteTopics, userId === null ? null : { params: { userId } });

/** One's own notes about a patient. @see API-23 */
export const useMyNotes = (userId: string | null) =>
  useRead(noteEndpoints.getMyNotesToPatient, userId === null ? null : { params: { userId } });

/** The topics of the notes about a patient. @see API-23 */
export const useNoteTopics = (userId: string | null) =>
  useRead(noteEndpoints.getPatientNoteTopics, userId === null ? null : { params: { userId } });

/** The notes about a patient. @see API-23 */
export const useNotes = (userId: string | null) =>
  useRead(noteEndpoints.getPatientNotes, userId === null ? null : { params: { userId } });

/** One's own exception notes about a patient. @see API-23 */
export const useMyExceptionNotes = (userId: string | null) =>
  useRead(noteEndpoints.getMyExceptionNotesForPatient, userId === null ? null : { params: { userId } });

/** The topics of one's own exception notes about a patient. @see API-23 */
export const useMyExceptionTopics = (userId: string | null) =>
  useRead(noteEndpoints.getExceptionMyNotesToPatient, userId === null ? null : { params: { userId } });

/** Adds a note about a patient. @see API-23 */
export const useAddNote = () => useWrite(noteEndpoints.addUserNotes);

/** Adds a note that only its author reads. @see API-23 */
export const useAddExceptionNote = () => useWrite(noteEndpoints.addExceptionNotes);

/** Says something to the patient, or to the clinic. @see API-25 */
export const useAddConversation = () => useWrite(noteEndpoints.addMyConversation);
