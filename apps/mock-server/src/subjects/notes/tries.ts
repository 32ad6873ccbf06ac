import { account, user } from '../../../test/requestParts.ts';
import { people } from '../../../test/requestPeople.ts';
import { messageOf } from '../../../test/requestRecords.ts';
import { templateOf } from '../../../test/requestWork.ts';
import { triesOf } from '../../../test/triesOf.ts';
import { northside } from '../../seed/index.ts';

/** A right request to each call of this room, and who may make it, typed again from the document. */
export const noteTries = triesOf({
  totalNotes: { who: 'clinicSelf', params: { ...account.params, topic: 'Encounter' } },
  getMyNoteTopics: { who: 'patientAndClinic', ...user },
  getMyNotesToPatient: { who: 'patientAndClinic', ...user },
  getPatientNoteTopics: { who: 'patientAndClinic', ...user },
  getPatientNotes: { who: 'patientAndClinic', ...user },
  addUserNotes: {
    who: 'clinicRoles',
    body: {
      userId: people.own.userId,
      topic: 'Encounter',
      text: 'Talked about salt.',
      toPatient: true,
      minutes: 12,
      isInteractive: true,
    },
  },
  getNoteDraft: { who: 'clinicRoles', ...user },
  saveNoteDraft: {
    who: 'clinicRoles',
    body: {
      userId: people.own.userId,
      draft: {
        topic: 'Encounter',
        readers: 'clinic',
        text: 'Talked about',
        minutes: '',
        isInteractive: false,
      },
    },
  },
  getNoteTemplates: { who: 'clinicPeople' },
  addNoteTemplate: { who: 'clinicians', body: { name: 'Call', topic: 'Encounter', text: 'Called {name}.' } },
  endNoteTemplate: { who: 'clinicians', body: { templateId: templateOf(northside.clinicId) } },
  addMyConversation: {
    who: 'patientAndClinic',
    body: { userId: people.own.userId, text: 'Please measure again tomorrow.' },
  },
  getConversation: { who: 'patientAndClinic', ...user },
  markConversationSeen: {
    who: 'patientAndClinic',
    body: { userId: people.own.userId, noteId: messageOf(people.own.userId) },
  },
  getWaitingConversations: { who: 'clinicPeople' },
  getUnread: { who: 'everybody' },
  addExceptionNotes: {
    who: 'responsible',
    body: { userId: people.own.userId, topic: 'Device', text: 'The cuff seems loose.' },
  },
  getMyExceptionNotesForPatient: { who: 'responsible', ...user },
  getExceptionMyNotesToPatient: { who: 'responsible', ...user },
});
