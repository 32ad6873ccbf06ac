import * as z from 'zod/mini';
import { isClinicRole } from '../accounts/roles.ts';
import { limits } from '../limits/limits.ts';
import { Count, Id, LongText, Person, Stamp } from '../wire/fields.ts';
import { wireNumber } from '../wire/wire.ts';
import { AboutReading } from './conversation.ts';

/** What a note may be about. 'Encounter' is the one that the dashboards count. @see API-13, DDB-01 */
export const noteTopics = ['Encounter', 'CarePlan', 'Medication', 'Device', 'Education', 'Other'] as const;
export type NoteTopic = (typeof noteTopics)[number];

/** 'exception' notes are their author's alone; a conversation is between the clinic and the patient. */
export const noteKinds = ['note', 'exception', 'conversation'] as const;
export type NoteKind = (typeof noteKinds)[number];

/** How many notes there are (API-13), and beside it how many of the seven days that end today, by the clinic's clock. */
export const NoteTotal = z.object({ total: Count, thisWeek: Count });
export const ReadNoteTotal = z.object({ total: wireNumber, thisWeek: wireNumber });

const topic = z.enum(noteTopics);
/** Another note about the same patient. Both are kept. */
const Corrected = z.object({ noteId: Id, author: Person, time: Stamp });

/** What adds a note about a patient. A note is never changed afterwards; a correction is another note that names it. */
export const NewNote = z.object({
  /** The patient. */
  userId: Id,
  topic,
  text: LongText,
  /** Whether the patient may read it. */
  toPatient: z.boolean(),
  /** Minutes of work that the note records, for billing. */
  minutes: Count.check(z.lte(limits.noteMaxMinutes)),
  /** Whether it was live, two-way audio or video with the patient or a caregiver. */
  isInteractive: z.boolean(),
  corrects: z.optional(Id),
});
export type NewNote = z.infer<typeof NewNote>;

/** What adds an exception note: an observation that only its author reads. */
export const NewExceptionNote = z.object({ userId: Id, topic, text: LongText, corrects: z.optional(Id) });
export type NewExceptionNote = z.infer<typeof NewExceptionNote>;
/** What says something in the conversation between a clinic and its patient. */
export const NewConversation = z.object({
  userId: Id,
  text: LongText,
  /** The patient's reading that the message is about. */
  about: z.optional(AboutReading),
});
export type NewConversation = z.infer<typeof NewConversation>;

/** A note as the server promises it. */
export const NoteRow = z.object({
  noteId: Id,
  kind: z.enum(noteKinds),
  topic,
  text: z.string(),
  toPatient: z.boolean(),
  minutes: Count,
  isInteractive: z.boolean(),
  author: z.object({ userId: Id, name: z.string(), role: z.string() }),
  time: Stamp,
  /** The note that this one corrects; `null` also for a reader who may not read that one. */
  corrects: z.nullable(Corrected),
});
export type NoteRow = z.infer<typeof NoteRow>;

/** How many notes there are of a topic, and when the newest was written. */
export const TopicCount = z.object({ topic, total: Count, latest: Stamp });

export type TopicCount = z.infer<typeof TopicCount>;

/** What adding a note answers. */
export const NoteAdded = z.object({
  message: z.string(),
  noteId: Id,
  /** That its minutes are of a time which its author has recorded for another patient too (SCR-03). */
  warning: z.optional(z.string()),
});

/** Who reads notes. */
export interface NoteReader {
  accountId: string;
  role: string;
}

/**
 * Which notes about a patient a call is about. `own` and `ownExceptions`: written by the reader. `readable`: all that
 * the reader may read. A patient reads the same whatever is asked for.
 */
export const noteSelections = ['own', 'ownExceptions', 'readable'] as const;
export type NoteSelection = (typeof noteSelections)[number];

/**
 * Whether a call shows a note to a reader who may see the patient's record. A patient reads what was written to the
 * patient and the conversation, and never an exception note; of those, the clinic's people read their own alone.
 *
 * @see API-23, behaviour section 3
 */
export function showsNote(
  { kind, toPatient, authorId }: { kind: NoteKind; toPatient: boolean; authorId: string },
  selection: NoteSelection,
  { accountId, role }: NoteReader,
): boolean {
  const isOwn = authorId === accountId;
  if (!isClinicRole(role)) return kind === 'conversation' || (kind === 'note' && toPatient);
  if (selection === 'readable') return kind !== 'exception' || isOwn;
  return isOwn && (selection === 'own' || kind === 'exception');
}

/** What a correction is judged by. */
export interface CorrectionSides {
  kind: NoteKind;
  toPatient: boolean;
}

/**
 * Whether a note may correct another that its author reads: one of its own kind, and no message of a conversation. What
 * the patient has read, is corrected for the patient too.
 *
 * @see API-23
 */
export const mayCorrect = (corrected: CorrectionSides, correction: CorrectionSides): boolean =>
  corrected.kind === correction.kind &&
  corrected.kind !== 'conversation' &&
  (correction.toPatient || !corrected.toPatient);
