import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { LongText } from '../wire/fields.ts';
import { type NewExceptionNote, type NewNote, noteTopics } from './notes.ts';

/** Who reads a note: the people of the clinic, the patient too, or nobody but its author (an exception note). */
export const noteReaders = ['clinic', 'patient', 'author'] as const;
export type NoteReaders = (typeof noteReaders)[number];

/** Minutes as they are typed; nothing is none. */
const Minutes = z.pipe(
  z.string().check(
    z.trim(),
    z.refine((typed) => /^\d{0,3}$/.test(typed) && Number(typed) <= limits.noteMaxMinutes, 'minutesInvalid'),
  ),
  z.transform(Number),
);

/** What the composer of a note holds when it is right. A live contact took time. @see API-23 */
export const NoteForm = z
  .object({
    topic: z.enum(noteTopics),
    readers: z.enum(noteReaders),
    text: LongText,
    minutes: Minutes,
    isInteractive: z.boolean(),
  })
  .check(
    z.refine(({ readers, minutes, isInteractive }) => readers === 'author' || !isInteractive || minutes > 0, {
      error: 'liveNeedsMinutes',
      path: ['minutes'],
    }),
  );
export type NoteForm = z.infer<typeof NoteForm>;
/** What is typed into it. */
export type TypedNote = z.input<typeof NoteForm>;

/** What can be wrong in the composer. */
export type NoteFault = 'required' | 'tooLong' | 'minutesInvalid' | 'liveNeedsMinutes';

/** A composer that nobody has typed into. */
export const emptyNote: TypedNote = {
  topic: 'Encounter',
  readers: 'clinic',
  text: '',
  minutes: '',
  isInteractive: false,
};

/**
 * What the composer sends, and as which kind. An exception note records no work.
 *
 * @see API-23
 */
export function noteToSend(
  userId: string,
  { readers, minutes, isInteractive, ...rest }: NoteForm,
): { kind: 'note'; note: NewNote } | { kind: 'exception'; note: NewExceptionNote } {
  if (readers === 'author') return { kind: 'exception', note: { userId, ...rest } };
  return {
    kind: 'note',
    note: { userId, ...rest, minutes, isInteractive, toPatient: readers === 'patient' },
  };
}
