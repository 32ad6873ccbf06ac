import * as z from 'zod/mini';

/** A person's name as the API sends it. Every part may be missing. */
export const NameParts = z.object({
  firstName: z.optional(z.nullable(z.string())),
  middleName: z.optional(z.nullable(z.string())),
  lastName: z.optional(z.nullable(z.string())),
});
export type NameParts = z.infer<typeof NameParts>;

/**
 * Joins the parts of a name that hold something.
 *
 * @returns the name with single spaces between its parts, or `''` when no part holds anything
 */
export function fullName({ firstName, middleName, lastName }: NameParts): string {
  return [firstName, middleName, lastName]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ');
}

/**
 * The name of a provider, whichever of its two shapes the API sent.
 *
 * @param provider a string, or an object with firstName, middleName, lastName; anything else is no name
 * @returns the name, or `null` when there is none to show
 * @see ORD-12
 */
export function providerName(provider: unknown): string | null {
  if (typeof provider === 'string') return provider.trim() || null;
  const parts = NameParts.safeParse(provider);
  return (parts.success && fullName(parts.data)) || null;
}

/**
 * The one or two letters that stand for a person in an avatar.
 *
 * @returns the first letters of the first and the last word, in upper case; `''` for an empty name
 */
export function initials(name: string): string {
  // The characters that no other one stands directly before: one for each word.
  const [first, ...others] = name.match(/(?<!\S)\S/gu) ?? [];
  return [first, others.at(-1)].join('').toUpperCase();
}
