/**
 * The sentence of each field that is wrong.
 *
 * @param errors a code for each of them
 * @param words the sentences, by code
 */
export function saidErrors<Errors extends Readonly<Record<string, string | undefined>>>(
  errors: Errors,
  words: Readonly<Record<string, string>>,
): { [Field in keyof Errors]?: string } {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, code]) => (code ? [[field, words[code] ?? code]] : [])),
  ) as { [Field in keyof Errors]?: string };
}
