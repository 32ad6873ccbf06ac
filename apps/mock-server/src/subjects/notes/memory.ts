import { fullName, isWithin, showsNote } from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import { auditEntry } from '../audit/contract.ts';
import { compareTexts } from '../patients/search.ts';
import type { Note, NoteSearch, Notes, StoredNote, TopicCount } from './contract.ts';

/** The topic with the newest note first. */
export const byNewestTopic = (a: TopicCount, b: TopicCount) =>
  b.latest.getTime() - a.latest.getTime() || compareTexts(a.topic, b.topic);

/** The notes of a memory store. */
export function memoryNotes({ accounts, notes, audit }: MemoryState): Notes {
  /** Newest first. */
  const found = ({ patientId, selection, reader }: NoteSearch) =>
    notes
      .filter((note) => note.patientId === patientId && showsNote(note, selection, reader))
      .reverse()
      .sort((a, b) => b.at.getTime() - a.at.getTime());

  const noteOf = ({ patientId: _p, clinicId: _c, authorId, ...note }: StoredNote): Note => {
    const author = accounts.find(({ accountId }) => accountId === authorId);
    return {
      ...note,
      author: { userId: authorId, name: author ? fullName(author) : '', role: author?.role ?? '' },
    };
  };

  return {
    async add(note, actor) {
      const { accountId: authorId, clinicId, at } = actor;
      notes.push({ ...note, clinicId, authorId, at });
      audit.push(auditEntry(actor, 'note.added', note.noteId));
    },
    async list(search, most) {
      return found(search).slice(0, most).map(noteOf);
    },
    async topics(search) {
      const byTopic = Map.groupBy(found(search), ({ topic }) => topic);
      return [...byTopic]
        .map(([topic, those]) => ({
          topic,
          total: those.length,
          latest: those[0]?.at ?? new Date(0),
        }))
        .sort(byNewestTopic);
    },
    async countEncounters({ clinicId, authorId }, week) {
      const written = notes.filter(
        (note) =>
          note.kind === 'note' &&
          note.topic === 'Encounter' &&
          note.clinicId === clinicId &&
          (authorId === null || note.authorId === authorId),
      );
      return {
        total: written.length,
        thisWeek: written.filter(({ at }) => isWithin(week, at)).length,
      };
    },
  };
}
