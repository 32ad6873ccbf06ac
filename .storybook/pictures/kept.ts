import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Machine } from './machine.ts';

/** How a story is looked at, in the order in which its hashes are kept. */
export const looks = [
  { theme: 'light', width: 390 },
  { theme: 'light', width: 1440 },
  { theme: 'dark', width: 390 },
  { theme: 'dark', width: 1440 },
] as const;
export type Look = (typeof looks)[number];

export const nameOf = ({ theme, width }: Look) => `${theme}, ${width} px`;

/** The hash of each picture of a story, by the place of its look. */
export type Hashes = readonly string[];

/** What a release keeps of its looks: hashes, no pictures. By id of the story. */
export interface Kept {
  machine: Machine;
  stories: ReadonlyMap<string, Hashes>;
}

const file = new URL('kept.json', import.meta.url);
const separator = '--';

/** What is kept; `null`: nothing yet. */
export function readKept(): Kept | null {
  if (!existsSync(file)) return null;
  const { machine, pictures } = JSON.parse(readFileSync(file, 'utf8')) as {
    machine: Machine;
    pictures: Record<string, Record<string, string>>;
  };
  const stories = Object.entries(pictures).flatMap(([page, states]) =>
    Object.entries(states).map(
      ([state, hashes]) => [`${page}${separator}${state}`, hashes.split(' ')] as const,
    ),
  );
  return { machine, stories: new Map(stories) };
}

/** Keeps it, a line for each story, in the order of their ids. */
export function writeKept({ machine, stories }: Kept): void {
  const pages = Map.groupBy([...stories].sort(), ([id]) => id.slice(0, id.indexOf(separator)));
  const pictures = [...pages].map(([page, states]) => [
    page,
    Object.fromEntries(
      states.map(([id, hashes]) => [id.slice(page.length + separator.length), hashes.join(' ')]),
    ),
  ]);
  writeFileSync(file, `${JSON.stringify({ machine, pictures: Object.fromEntries(pictures) }, null, 2)}\n`);
}
