import type { useNotes } from '@rpm/api-client';
import type { NoteToCorrect } from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';

type Ready<R> = R extends { state: 'ready'; data: infer Data } ? Data : never;
/** A note as it is read; a part that could not be read is `null`. */
export type ReadNote = Ready<ReturnType<typeof useNotes>['loadable']>['rows'][number];

/** A note that is being corrected, and how it is called. */
export interface Correcting extends NoteToCorrect {
  said: { name: string; time: string };
}

/** How a note is called: by who wrote it, and when. */
export const calledBy = (
  { author, time }: { author: { name: string | null } | null; time: string | null },
  shown: (stamp: string | null, style: 'datetime') => string,
) => ({ name: author?.name ?? loadWords.unknown, time: shown(time, 'datetime') });

/**
 * What is needed to correct a note.
 *
 * @param mayKeepToSelf whether its reader still writes exception notes about the patient
 * @returns `null` for a message, and where too much of the note could not be read
 */
export function correctable(
  { noteId, kind, toPatient, topic, minutes, isInteractive, ...note }: ReadNote,
  mayKeepToSelf: boolean,
  shown: (stamp: string | null, style: 'datetime') => string,
): Correcting | null {
  if (noteId === null || toPatient === null || minutes === null) return null;
  if (kind !== 'note' && !(kind === 'exception' && mayKeepToSelf)) return null;
  const time = { topic: topic ?? 'Other', minutes, isInteractive: isInteractive ?? false };
  return { noteId, kind, toPatient, ...time, said: calledBy(note, shown) };
}
