import type * as z from 'zod/mini';

/** What is wrong with a form, by field, as codes that words have a sentence for. A field without an entry is right. */
export type FieldErrors<Shape, Fault extends string = string> = Partial<Record<keyof Shape, Fault>>;

/**
 * Checks what was typed into a form.
 *
 * @param schema the form's own; its messages are the codes
 * @returns the first code for each field that is wrong; an empty object when all is right
 */
export function fieldErrors<Shape, Fault extends string = string>(
  schema: z.ZodMiniType<Shape>,
  typed: unknown,
): FieldErrors<Shape, Fault> {
  const errors: FieldErrors<Shape, Fault> = {};
  for (const { path, message } of schema.safeParse(typed).error?.issues ?? []) {
    const field = path[0] as keyof Shape;
    errors[field] ??= message as Fault;
  }
  return errors;
}
