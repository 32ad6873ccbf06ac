import {
  type AboutReading,
  calendarDateOf,
  countedMinutes,
  formatStamp,
  isAdministrator,
  isClinicRole,
  limits,
  type MessageReading,
  mayCorrect,
  type NoteQuery,
  type NoteSelection,
  overlapsOfDay,
  roleKind,
  weekBounds,
} from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';
import { type Api, type AskedByUser, route } from '../../api/route.ts';
import { instantOfStamp } from '../../api/stamps.ts';
import { newId } from '../sessions/tokens.ts';
import type { NewNoteEntry, NoteSearch } from './contract.ts';
import { sayToPatient } from './say.ts';

/** Notes about patients, and the conversation with them. */
export function noteRoutes(api: Api): void {
  route(api, 'totalNotes', async ({ caller, actor, store, now }) => {
    const { timeZone } = caller;
    const authorId = roleKind(caller.account.role) === 'provider' ? actor.accountId : null;
    const week = weekBounds(calendarDateOf(now, timeZone), timeZone);
    return store.notes.countEncounters({ clinicId: actor.clinicId, authorId }, week);
  });

  route(api, 'getMyNotesToPatient', (asked) => list(asked, 'own'));
  route(api, 'getPatientNotes', (asked) => list(asked, 'readable', asked.query));
  route(api, 'getMyExceptionNotesForPatient', (asked) => list(asked, 'ownExceptions'));
  route(api, 'getMyNoteTopics', (asked) => topics(asked, 'own'));
  route(api, 'getPatientNoteTopics', (asked) => topics(asked, 'readable'));
  route(api, 'getExceptionMyNotesToPatient', (asked) => topics(asked, 'ownExceptions'));

  route(api, 'addUserNotes', (asked) => {
    const { userId: _, ...note } = asked.body;
    return add(asked, { ...note, kind: 'note' });
  });
  route(api, 'addExceptionNotes', (asked) => {
    const { userId: _, ...note } = asked.body;
    return add(asked, { ...plain, ...note, kind: 'exception' });
  });
  route(api, 'addMyConversation', async (asked) => {
    const { text } = asked.body;
    const about = asked.body.about && (await readingOf(asked, asked.body.about));
    if (isClinicRole(asked.caller.account.role))
      return {
        message: asked.words.server.noteAdded,
        noteId: await sayToPatient(asked, asked.subject, text, about),
      };
    const said = { ...plain, topic: 'Other', text, kind: 'conversation', toPatient: true } as const;
    return add(asked, { ...said, ...(about && { about }) });
  });
}

const wrongReading = () => new Refusal(400, { body: { field: 'about' } });

/** The reading that a message names, of its patient and of nobody else. Of several of one second it is the most severe. */
async function readingOf(
  { subject: { patientId }, store }: Pick<AskedByUser<'addMyConversation'>, 'subject' | 'store'>,
  { vital, time }: AboutReading,
): Promise<MessageReading> {
  const at = instantOfStamp(time);
  const { rows } = await store.readings.page({
    patientId,
    vital,
    bounds: { start: at, end: at },
    page: 0,
    noOfRows: 1,
  });
  const [reading] = rows;
  if (!reading) throw wrongReading();
  return { vital, time, class: reading.class, values: reading.values };
}

/** What records no work of its own. */
const plain = { toPatient: false, minutes: 0, isInteractive: false } as const;

type Reading = Pick<AskedByUser<'getPatientNotes'>, 'subject' | 'caller' | 'store'>;

const searchOf = ({ subject, caller }: Reading, selection: NoteSelection): NoteSearch => ({
  patientId: subject.patientId,
  selection,
  reader: caller.account,
});
async function list(asked: Reading, selection: NoteSelection, query: NoteQuery = {}) {
  const search = { ...searchOf(asked, selection), query };
  const notes = await asked.store.notes.list(search, limits.notesAtOnce);
  return notes.map(({ at, corrects, ...note }) => ({
    ...note,
    time: formatStamp(at),
    corrects: corrects && {
      noteId: corrects.noteId,
      author: corrects.author,
      time: formatStamp(corrects.at),
    },
  }));
}
async function topics(asked: Reading, selection: NoteSelection) {
  const counts = await asked.store.notes.topics(searchOf(asked, selection));
  return counts.map((count) => ({ ...count, latest: formatStamp(count.latest) }));
}

/** A note as a call sends it. */
type Sent = Omit<NewNoteEntry, 'noteId' | 'patientId' | 'corrects'> & { corrects?: string | undefined };
type Writing = Reading & Pick<AskedByUser<'addUserNotes'>, 'words' | 'actor' | 'services'>;

async function add(asked: Writing, { corrects, ...note }: Sent) {
  const { words, subject, caller, actor, store, services } = asked;
  const { patientId } = subject;
  if (corrects !== undefined) {
    const corrected = await store.notes.readable(corrects, { patientId, reader: caller.account });
    if (!corrected) throw new Refusal(404);
    if (!mayCorrect(corrected, note)) throw new Refusal(400, { body: { field: 'corrects' } });
  }
  const noteId = newId(services.random);
  const correction = corrects === undefined ? {} : { corrects };
  const entry = { ...note, ...correction, noteId, patientId };
  const saved = await store.notes.add(entry, actor, isAdministrator(caller.account.role));
  if (saved === 'monthClosed') throw new Refusal(409, { code: 'timeMonthClosed' });
  const shared = note.minutes > 0 ? await sharedTime(asked, noteId) : undefined;
  const count = countedMinutes(shared?.seconds ?? 0);
  const warning = shared && count > 0 && words.server.noteOverlaps({ count, name: shared.withName });
  return { message: words.server.noteAdded, noteId, ...(warning && { warning }) };
}

/** The time of the author's with another patient in which the minutes of a note lie too. A correction has those of the work that it corrects. */
async function sharedTime({ actor, store }: Writing, noteId: string) {
  const { clinicId, accountId: authorId, at } = actor;
  const day = { start: new Date(at.getTime() - limits.noteMaxMinutes * 60_000), end: at };
  const entries = await store.times.entries({ clinicId, authorId }, day, at);
  return overlapsOfDay(entries.map((entry) => ({ ...entry, userId: entry.patientId }))).find(
    ({ entryId }) => entryId === noteId,
  );
}
