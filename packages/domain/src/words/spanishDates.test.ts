import { expect, test } from 'vitest';
import { writtenOf } from './said.ts';

/** Every sentence of a subject that is told something, with its place. */
function sentencesIn(group: unknown, place: string): [place: string, texts: string[]][] {
  const written = writtenOf(group);
  if (written !== undefined)
    return [[place, typeof written === 'string' ? [written] : Object.values(written)]];
  if (typeof group !== 'object' || group === null) return [];
  return Object.entries(group).flatMap(([name, each]) => sentencesIn(each, `${place}.${name}`));
}
const all = Object.values(import.meta.glob('./es/*.ts', { eager: true })).flatMap((each) =>
  sentencesIn(each, ''),
);

/** A date in words begins with its number: 'desde el 26 de noviembre'. */
const withoutArticle = /(?:^|\s)(?:desde|hasta|a|de) \{(?:date|time|day|moment)\}/i;
/** Here the name stands for something else than a date. */
const noDates = new Set(['.gainWords.asClinic']);

test('Spanish: a date has its article', () => {
  expect(all.length).toBeGreaterThan(500);
  const found = all.filter(
    ([place, texts]) => !noDates.has(place) && texts.some((text) => withoutArticle.test(text)),
  );
  expect(found).toEqual([]);
});
