/**
 * How long a text is, in code points: the one measure of every length that has a limit in characters. The counters, what a
 * field takes, the forms and the API count alike, because the schemas' own lengths are code points, too (as are those of
 * JSON Schema and of the database). A letter or a plain emoji counts 1 on every machine; UTF-16 would count an emoji 2,
 * and what looks like one character differs from one version of Unicode to the next.
 *
 * @see INQ-03, INQ-10, INQ-11, behaviour 1c
 */
export function textLength(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}
