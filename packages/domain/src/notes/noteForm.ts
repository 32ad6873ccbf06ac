import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { LongText } from '../wire/fields.ts';
import { type NewExceptionNote, type NewNote, type NoteTopic, noteTopics } from './notes.ts';

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
/** The note that the composer corrects. */
export interface NoteToCorrect {
  noteId: string;
  kind: 'note' | 'exception';
  toPatient: boolean;
  topic: NoteTopic;
  minutes: number;
  isInteractive: boolean;
}

/** Who may read a correction: a part of those for whom a note is, which the rule `mayCorrect` lets. */
export function readersOfCorrection({
  kind,
  toPatient,
}: Pick<NoteToCorrect, 'kind' | 'toPatient'>): readonly NoteReaders[] {
  if (kind === 'exception') return ['author'];
  return toPatient ? ['patient'] : ['clinic', 'patient'];
}
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
 * What the composer begins with. A correction takes the place of the minutes that it corrects, so it begins with them: whoever corrects the
 * text alone leaves them as they are.
 *
 * @param corrected the note that is corrected, if one is
 */
export function firstTyped(corrected: NoteToCorrect | null): TypedNote {
  if (!corrected) return emptyNote;
  const [readers = 'clinic'] = readersOfCorrection(corrected);
  const { topic, minutes, isInteractive } = corrected;
  return { ...emptyNote, readers, topic, minutes: minutes > 0 ? String(minutes) : '', isInteractive };
}

/**
 * What the composer sends, and as which kind. An exception note records no work.
 *
 * @param corrects the id of the note that this one corrects, if it corrects one
 * @see API-23
 */
export function noteToSend(
  userId: string,
  { readers, minutes, isInteractive, ...rest }: NoteForm,
  corrects: string | null = null,
): { kind: 'note'; note: NewNote } | { kind: 'exception'; note: NewExceptionNote } {
  const what = { userId, ...rest, ...(corrects !== null && { corrects }) };
  if (readers === 'author') return { kind: 'exception', note: what };
  return { kind: 'note', note: { ...what, minutes, isInteractive, toPatient: readers === 'patient' } };
}
