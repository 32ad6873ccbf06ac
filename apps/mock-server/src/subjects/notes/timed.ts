import { monthsOf, noteStretch } from '@rpm/domain';
import type { NewNoteEntry, StoredNote, TimeSaidAnew } from './contract.ts';

/** The time that a note records, as the newest word on it says. */
export interface TimedNote
  extends Pick<StoredNote, 'noteId' | 'clinicId' | 'patientId' | 'authorId' | 'minutes' | 'isInteractive'> {
  /** When the work ended. */
  at: Date;
  /** Who said so last, and when. */
  savedById: string;
  savedAt: Date;
}

type Minutes = Pick<NewNoteEntry, 'minutes' | 'isInteractive'>;

const workOf = ({ noteId, time }: StoredNote): string => time?.noteId ?? noteId;

/**
 * The notes whose minutes count, of each work the newest: a correction takes the place of what it corrects. `isNewestOfWork` is the same
 * for the database.
 *
 * @param notes in the order in which they were written
 */
export function timedNotes(notes: readonly StoredNote[]): TimedNote[] {
  const newest = new Map(notes.filter(({ kind }) => kind === 'note').map((note) => [workOf(note), note]));
  return [...newest.values()]
    .filter(({ minutes }) => minutes > 0)
    .map(
      ({ noteId, clinicId, patientId, minutes, isInteractive, authorId: savedById, at: savedAt, time }) => ({
        noteId,
        clinicId,
        patientId,
        minutes,
        isInteractive,
        savedById,
        savedAt,
        at: time?.at ?? savedAt,
        authorId: time?.authorId ?? savedById,
      }),
    );
}

/** The work whose time a correction says anew, and what is said of it so far; `null` when there is no such note. */
export function workSaidAnew(
  notes: readonly StoredNote[],
  corrects: string,
): { time: TimeSaidAnew; sofar: Minutes } | null {
  const corrected = notes.find(({ noteId }) => noteId === corrects);
  const first = corrected && notes.find(({ noteId }) => noteId === workOf(corrected));
  const last = first && notes.findLast((note) => workOf(note) === first.noteId);
  if (!first || !last) return null;
  return { time: { noteId: first.noteId, at: first.at, authorId: first.authorId }, sofar: last };
}

/** Whether a correction changes time of a month that is closed for billing. @param months those that are closed @param zone of the clinic */
export function changesClosed(
  { at }: TimeSaidAnew,
  [sofar, now]: readonly [Minutes, Minutes],
  months: readonly string[],
  zone: string,
): boolean {
  if (sofar.minutes === now.minutes && sofar.isInteractive === now.isInteractive) return false;
  const stretch = noteStretch({ at, minutes: Math.max(sofar.minutes, now.minutes) });
  return monthsOf(stretch, zone).some((month) => months.includes(month));
}
