import { type Cell, toCsv } from '@rpm/domain';
import { type Lines, outcomeWords } from './lines.ts';

const several = (texts: readonly string[]) => texts.join('\n');
const storiesOf = ({ stories }: { stories: readonly { title: string; name: string }[] }) =>
  several(stories.map(({ title, name }) => `${title}: ${name}`));
const placesOf = (places: readonly { path: string; line: number; name: string }[]) =>
  several(places.map(({ path, line, name }) => `${path}:${line} ${name}`));

type Tables = {
  [Name in keyof Lines]: { head: readonly string[]; row: (line: Lines[Name][number]) => Cell[] };
};

/** What a spreadsheet has of each list. */
const tables: Tables = {
  requirements: {
    head: ['Id', 'Requirement', 'Area', 'Rules', 'Stories', 'Tests', 'Result'],
    row: ({ item, result }) => [
      ...[item.id, item.sentence, item.group],
      ...[placesOf(item.rules), storiesOf(item), placesOf(item.tests), outcomeWords[result]],
    ],
  },
  calls: {
    head: [
      ...['Call', 'Method', 'Address', 'What it does', 'Requirements', 'Stories'],
      ...['Tests that pass', 'Tests that fail', 'Tests not tried', 'Result'],
    ],
    row: ({ item, result }) => [
      ...[item.name, item.method, item.path, item.summary, several(item.ids), storiesOf(item)],
      ...[item.tests?.passed ?? 0, item.tests?.failed ?? 0, item.tests?.['did not run'] ?? 0],
      outcomeWords[result],
    ],
  },
  pages: {
    head: ['Page', 'Addresses', 'Screen', 'Stories', 'Result'],
    row: ({ item, result }) => [
      ...[item.name, several(item.paths), item.screen, storiesOf(item), outcomeWords[result]],
    ],
  },
};

/** A list of the page as a file for a spreadsheet, in which no cell is a formula. */
export function csvOf<Name extends keyof Lines>(name: Name, lines: readonly Lines[Name][number][]): string {
  const { head, row } = tables[name];
  return toCsv([head, ...lines.map(row)]);
}
