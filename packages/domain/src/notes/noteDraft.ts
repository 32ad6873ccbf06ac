import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { Id, Stamp } from '../wire/fields.ts';
import { noteReaders, type TypedNote } from './noteForm.ts';
import { noteTopics } from './notes.ts';

/**
 * A note as it stands while it is written, to the letter. Whoever writes it has one for each patient, finds it again on any
 * machine, and is the only one who reads it.
 *
 * @see SCR-03
 */
export const NoteDraft = z.object({
  topic: z.enum(noteTopics),
  readers: z.enum(noteReaders),
  text: z.string().check(z.maxLength(limits.longTextMaxCharacters)),
  minutes: z.string().check(z.maxLength(limits.draftMinutesMaxCharacters)),
  isInteractive: z.boolean(),
}) satisfies z.ZodMiniType<TypedNote>;
export type NoteDraft = z.infer<typeof NoteDraft>;

/** What keeps a draft; `null` throws it away. */
export const SaveNoteDraft = z.object({ userId: Id, draft: z.nullable(NoteDraft) });
export type SaveNoteDraft = z.infer<typeof SaveNoteDraft>;

/** The draft that is kept, and since when; both `null` when there is none. */
export const KeptNoteDraft = z.object({ draft: z.nullable(NoteDraft), time: z.nullable(Stamp) });
export type KeptNoteDraft = z.infer<typeof KeptNoteDraft>;

/** What keeping a draft answers: since when it is kept; `null` when it was thrown away. */
export const NoteDraftKept = z.object({ time: z.nullable(Stamp) });

/** Whether there is anything in it that is worth keeping: topic and readers alone are not. */
export const isWorthKeeping = ({ text, minutes }: Pick<NoteDraft, 'text' | 'minutes'>): boolean =>
  text.trim() !== '' || minutes.trim() !== '';
