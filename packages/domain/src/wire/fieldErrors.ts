import type * as z from 'zod/mini';

/** What is wrong with a form, by field. A field without an entry is right. */
export type FieldErrors<Shape> = Partial<Record<keyof Shape, string>>;

/**
 * Checks what was typed into a form.
 *
 * @param schema the form's own; its messages are the ones shown
 * @returns the first message for each field that is wrong; an empty object when all is right
 */
export function fieldErrors<Shape>(schema: z.ZodMiniType<Shape>, typed: unknown): FieldErrors<Shape> {
  const errors: FieldErrors<Shape> = {};
  for (const { path, message } of schema.safeParse(typed).error?.issues ?? []) {
    const field = path[0] as keyof Shape;
    errors[field] ??= message;
  }
  return errors;
}
