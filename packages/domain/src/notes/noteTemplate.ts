import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { Id, LongText, Person, Stamp } from '../wire/fields.ts';
import { noteTopics } from './notes.ts';

/** What a template is filled in with when somebody chooses it: the patient's name, and the newest reading. */
export const placeholders = ['name', 'vital', 'value'] as const;
export type Placeholder = (typeof placeholders)[number];

const inBraces = /\{([^{}]*)\}/gu;
const isKnown = (name: string): name is Placeholder => placeholders.some((each) => each === name);

/** What stands in braces in a text and is no placeholder, each once, in the order of the text. */
export const unknownPlaceholders = (text: string): string[] => [
  ...new Set([...text.matchAll(inBraces)].map(([, name = '']) => name).filter((name) => !isKnown(name))),
];

/** Stands where nothing is known that could be filled in, so that whoever writes sees the gap. */
export const gap = '____';

/**
 * A template with what is known filled in. What is filled in is text: braces in it are not read again.
 *
 * @see SCR-03
 */
export const filledTemplate = (text: string, known: Readonly<Partial<Record<Placeholder, string>>>): string =>
  text.replace(inBraces, (written, name: string) => (isKnown(name) ? known[name] || gap : written));

const fields = {
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'nameRequired', abort: true }),
      z.maxLength(limits.templateNameMaxCharacters, 'nameTooLong'),
    ),
  topic: z.enum(noteTopics),
  text: LongText.check(
    z.refine((text) => unknownPlaceholders(text).length === 0, { error: 'unknownPlaceholder' }),
  ),
};

/** What makes a template of the clinic right. */
export const NoteTemplateForm = z.object(fields);
export type NoteTemplateForm = z.infer<typeof NoteTemplateForm>;
export type TypedNoteTemplate = z.input<typeof NoteTemplateForm>;
/** What can be wrong with it. */
export type NoteTemplateFault =
  | 'nameRequired'
  | 'nameTooLong'
  | 'required'
  | 'tooLong'
  | 'unknownPlaceholder';

/** What adds a template. A template is never changed: the next one takes the place of `replaces`, which ends. */
export const NewNoteTemplate = z.object({ ...fields, replaces: z.optional(Id) });
export type NewNoteTemplate = z.infer<typeof NewNoteTemplate>;

/** What ends a template. */
export const EndNoteTemplate = z.object({ templateId: Id });

/** A template of the clinic, and what became of it: one that has ended is kept and not offered any more. */
export const NoteTemplate = z.object({
  templateId: Id,
  name: z.string(),
  topic: z.enum(noteTopics),
  text: z.string(),
  by: Person,
  time: Stamp,
  ended: z.nullable(z.object({ by: Person, time: Stamp, isReplaced: z.boolean() })),
});
export type NoteTemplate = z.infer<typeof NoteTemplate>;
