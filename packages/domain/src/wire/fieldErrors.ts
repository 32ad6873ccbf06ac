import type * as z from 'zod/mini';

/** What is wrong with a form, by field: a code, of which the page makes a sentence. A field without an entry is right. */
export type FieldErrors<Shape, Code extends string = string> = Partial<Record<keyof Shape, Code>>;

/** What a check of a form finds: what it holds, or a code for each field that is wrong. */
export type Checked<Typed, Value> = { value: Value } | { errors: FieldErrors<Typed> };

/**
 * Reads what was typed into a form.
 *
 * @param schema the form's own; its messages are the codes
 * @returns what the form holds, read and trimmed; or the first code for each field that is wrong
 */
export function checked<Typed, Shape>(schema: z.ZodMiniType<Shape>, typed: Typed): Checked<Typed, Shape> {
  const read = schema.safeParse(typed);
  if (read.success) return { value: read.data };
  const errors: FieldErrors<Typed> = {};
  for (const { path, message } of read.error.issues) errors[path[0] as keyof Typed] ??= message;
  return { errors };
}

/**
 * What is wrong with what was typed into a form, of which the schema knows these codes.
 *
 * @returns an empty object when all is right
 */
export function fieldErrors<Shape, Code extends string = string>(
  schema: z.ZodMiniType<Shape>,
  typed: unknown,
): FieldErrors<Shape, Code> {
  const found = checked(schema, typed as Shape);
  return ('errors' in found ? found.errors : {}) as FieldErrors<Shape, Code>;
}
