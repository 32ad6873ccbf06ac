import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { Id } from '../wire/fields.ts';
import { noteTopics } from './notes.ts';

/** Which notes of a patient are asked for. What is left out asks nothing. @see SCR-03 */
export const NoteQuery = z.object({
  /** Stands somewhere in the text, whatever its case. */
  text: z.optional(z.string().check(z.trim(), z.maxLength(limits.searchMaxCharacters))),
  topic: z.optional(z.enum(noteTopics)),
  /** Who wrote it. */
  author: z.optional(Id),
});
export type NoteQuery = z.infer<typeof NoteQuery>;
