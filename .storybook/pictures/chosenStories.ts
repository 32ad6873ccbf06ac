import { readFileSync } from 'node:fs';
import { meantBy } from '../chosen/meant.ts';
import { fileOf } from '../chosen/sourceStories.ts';
import { shares } from '../chosen/turn.ts';
import type { PicturedStory } from './playStory.ts';

/** The stories whose looks are guarded, as the built Storybook has them. Pages that tell of the stories change with each of them. */
export function storiesIn(dist: URL): PicturedStory[] {
  const { entries } = JSON.parse(readFileSync(new URL('index.json', dist), 'utf8')) as {
    entries: Record<string, PicturedStory & { type: string }>;
  };
  return Object.values(entries).filter(
    ({ type, title }) => type === 'story' && !/^(All states|Traceability|Journeys)\b/.test(title),
  );
}

/** What somebody wants to look at. */
interface Choice {
  /** Parts of titles, of ids, or of the paths of files. */
  names: readonly string[];
  /** Only stories in these files, whole paths; `null`: in any. */
  files: ReadonlySet<string> | null;
  /** Only each screen as it is when all is well, and what each component begins with. */
  isGate: boolean;
  /** Beside those of the gate, the share of the others whose turn it is: a number; left out, none. */
  turn?: number | undefined;
}

/** Whether `npm test` looks at a story: a screen when all is well, or the first story of a component. */
const isOfGate = ({ id, title }: PicturedStory, first: ReadonlyMap<string, string>) =>
  title.startsWith('Screens/')
    ? id.endsWith('--default')
    : /^(Components|Layout)\//.test(title) && first.get(title) === id;

/**
 * The stories of a choice.
 *
 * @throws when a name means nothing
 */
export function choose(
  all: readonly PicturedStory[],
  { names, files, isGate, turn }: Choice,
): PicturedStory[] {
  const first = new Map(all.toReversed().map(({ title, id }) => [title, id]));
  const meant = meantBy(all, names).filter((story) => files?.has(fileOf(story)) ?? true);
  if (!isGate) return meant;
  const { guarded = [], others = [] } = Object.groupBy(meant, (story) =>
    isOfGate(story, first) ? 'guarded' : 'others',
  );
  return [...guarded, ...others.filter((_, at) => at % shares === turn)];
}
