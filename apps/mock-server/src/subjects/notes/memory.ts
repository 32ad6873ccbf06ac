import { fullName, isWithin, showsNote } from '@rpm/domain';
import { drop } from '../../store/memory/drop.ts';
import type { MemoryState } from '../../store/memory/state.ts';
import { auditEntry } from '../audit/contract.ts';
import { closedMonths } from '../billing/closings.memory.ts';
import {
  byNewestTopic,
  endsDraft,
  matchesQuery,
  type Note,
  type NoteSearch,
  type Notes,
  type StoredNote,
} from './contract.ts';
import type {} from './state.ts';
import { changesClosed, workSaidAnew } from './timed.ts';

/** The notes of a memory store. */
export function memoryNotes(state: MemoryState): Notes {
  const { accounts, clinics, notes, noteDrafts, audit } = state;
  /** Newest first. */
  const found = ({ patientId, selection, reader, query = {} }: NoteSearch) =>
    notes
      .filter((note) => note.patientId === patientId && showsNote(note, selection, reader))
      .filter((note) => matchesQuery(note, query))
      .reverse()
      .sort((a, b) => b.at.getTime() - a.at.getTime());

  const authorOf = ({ authorId }: StoredNote) => {
    const author = accounts.find(({ accountId }) => accountId === authorId);
    return { userId: authorId, name: author ? fullName(author) : '', role: author?.role ?? '' };
  };
  const readable = (noteId: string, search: Omit<NoteSearch, 'selection'>) =>
    found({ patientId: search.patientId, reader: search.reader, selection: 'readable' }).find(
      (note) => note.noteId === noteId,
    );

  const noteOf = (stored: StoredNote, search: NoteSearch): Note => {
    const { patientId: _p, clinicId: _c, authorId: _a, about: _r, time: _t, corrects, ...note } = stored;
    const corrected = corrects === undefined ? undefined : readable(corrects, search);
    return { ...note, author: authorOf(stored), corrects: corrected ? correctedOf(corrected) : null };
  };
  const correctedOf = (note: StoredNote): Note['corrects'] => {
    const { userId, name } = authorOf(note);
    return { noteId: note.noteId, author: { userId, name }, at: note.at };
  };

  return {
    async add(note, actor, isAdministrator = false) {
      const { accountId: authorId, clinicId, at } = actor;
      const work = note.kind === 'note' && note.corrects !== undefined && workSaidAnew(notes, note.corrects);
      if (work && !isAdministrator) {
        const zone = clinics.find((clinic) => clinic.clinicId === clinicId)?.timeZone ?? 'UTC';
        if (changesClosed(work.time, [work.sofar, note], closedMonths(state, clinicId), zone))
          return 'monthClosed';
      }
      notes.push({ ...note, clinicId, authorId, at, ...(work && { time: work.time }) });
      if (endsDraft(note))
        drop(noteDrafts, (each) => each.patientId === note.patientId && each.authorId === authorId);
      audit.push(auditEntry(actor, 'note.added', note.noteId));
      return 'added';
    },
    async list(search, most) {
      return found(search)
        .slice(0, most)
        .map((note) => noteOf(note, search));
    },
    async readable(noteId, search) {
      const note = readable(noteId, search);
      return note ? { kind: note.kind, toPatient: note.toPatient } : null;
    },
    async topics(search) {
      const byTopic = Map.groupBy(
        found(search).filter(({ kind }) => kind !== 'conversation'),
        ({ topic }) => topic,
      );
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
