import { calendarDateOf, formatStamp, limits, type NoteSelection, roleKind, weekBounds } from '@rpm/domain';
import { type Api, type AskedByUser, route } from '../../api/route.ts';
import { clinicZone } from '../clinics/clinicScope.ts';
import { newId } from '../sessions/tokens.ts';
import type { NewNoteEntry, NoteSearch } from './contract.ts';

/** Notes about patients, and the conversation with them. */
export function noteRoutes(api: Api): void {
  route(api, 'totalNotes', async ({ caller, actor, store, now }) => {
    const timeZone = await clinicZone(store, actor.clinicId);
    const authorId = roleKind(caller.account.role) === 'provider' ? actor.accountId : null;
    const week = weekBounds(calendarDateOf(now, timeZone), timeZone);
    return store.notes.countEncounters({ clinicId: actor.clinicId, authorId }, week);
  });

  route(api, 'getMyNotesToPatient', (asked) => list(asked, 'own'));
  route(api, 'getPatientNotes', (asked) => list(asked, 'readable'));
  route(api, 'getMyExceptionNotesForPatient', (asked) => list(asked, 'ownExceptions'));
  route(api, 'getMyNoteTopics', (asked) => topics(asked, 'own'));
  route(api, 'getPatientNoteTopics', (asked) => topics(asked, 'readable'));
  route(api, 'getExceptionMyNotesToPatient', (asked) => topics(asked, 'ownExceptions'));

  route(api, 'addUserNotes', (asked) => {
    const { userId: _, ...note } = asked.body;
    return add(asked, { ...note, kind: 'note' });
  });
  route(api, 'addExceptionNotes', (asked) => {
    const { topic, text } = asked.body;
    return add(asked, { ...plain, topic, text, kind: 'exception' });
  });
  route(api, 'addMyConversation', (asked) => {
    const { text } = asked.body;
    return add(asked, { ...plain, topic: 'Other', text, kind: 'conversation', toPatient: true });
  });
}

/** What records no work of its own. */
const plain = { toPatient: false, minutes: 0, isInteractive: false } as const;

type Reading = Pick<AskedByUser<'getPatientNotes'>, 'subject' | 'caller' | 'store'>;

const searchOf = ({ subject, caller }: Reading, selection: NoteSelection): NoteSearch => ({
  patientId: subject.patientId,
  selection,
  reader: caller.account,
});
async function list(asked: Reading, selection: NoteSelection) {
  const notes = await asked.store.notes.list(searchOf(asked, selection), limits.notesAtOnce);
  return notes.map(({ at, ...note }) => ({ ...note, time: formatStamp(at) }));
}
async function topics(asked: Reading, selection: NoteSelection) {
  const counts = await asked.store.notes.topics(searchOf(asked, selection));
  return counts.map((count) => ({ ...count, latest: formatStamp(count.latest) }));
}

async function add(
  {
    words,
    subject,
    actor,
    store,
    services,
  }: Pick<AskedByUser<'addUserNotes'>, 'words' | 'subject' | 'actor' | 'store' | 'services'>,
  note: Omit<NewNoteEntry, 'noteId' | 'patientId'>,
) {
  const noteId = newId(services.random);
  await store.notes.add({ ...note, noteId, patientId: subject.patientId }, actor);
  return { message: words.server.noteAdded, noteId };
}
