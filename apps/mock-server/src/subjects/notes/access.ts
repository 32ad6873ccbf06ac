import {
  accessOf,
  byClinic,
  byPatientOrClinic,
  ofClinicians,
  ofClinicPeople,
  ofOwnAccount,
  ofPatient,
  ofPatientOfClinic,
  ofResponsible,
  userInBody,
} from '../../authorization/rows.ts';
import type { Rows } from '../../authorization/table.ts';
import { everybody, rows } from '../../authorization/verdicts.ts';

/** Who may make the calls of this room. @see docs/authorization.md */
export const noteAccess = accessOf({
  totalNotes: ofOwnAccount,
  getMyNoteTopics: { ...ofPatient, reads: 'notes' },
  getMyNotesToPatient: { ...ofPatient, reads: 'notes' },
  getPatientNoteTopics: { ...ofPatient, reads: 'notes' },
  getPatientNotes: { ...ofPatient, reads: 'notes' },
  addUserNotes: byClinic,
  getNoteDraft: { ...ofPatientOfClinic, reads: 'notes' },
  saveNoteDraft: byClinic,
  getNoteTemplates: ofClinicPeople,
  addNoteTemplate: ofClinicians,
  endNoteTemplate: ofClinicians,
  addMyConversation: byPatientOrClinic,
  getConversation: { ...ofPatient, reads: 'notes' },
  markConversationSeen: byPatientOrClinic,
  getWaitingConversations: { ...ofClinicPeople, reads: 'lists' },
  getUnread: { ...everybody, keepsNothingAlive: true },
  addExceptionNotes: { about: userInBody, ...rows.responsible },
  getMyExceptionNotesForPatient: { ...ofResponsible, reads: 'notes' },
  getExceptionMyNotesToPatient: { ...ofResponsible, reads: 'notes' },
});

declare module '../../authorization/table.ts' {
  interface AccessTable extends Rows<typeof noteAccess> {}
}
