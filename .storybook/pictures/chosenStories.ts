import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PicturedStory } from './takePictures.ts';

const folder = fileURLToPath(new URL('..', import.meta.url));

/** The stories whose looks are guarded, as the built Storybook has them. Pages that tell of the stories change with each of them. */
export function storiesIn(dist: URL): PicturedStory[] {
  const { entries } = JSON.parse(readFileSync(new URL('index.json', dist), 'utf8')) as {
    entries: Record<string, PicturedStory & { type: string }>;
  };
  return Object.values(entries).filter(
    ({ type, title }) => type === 'story' && !/^(All states|Traceability|Journeys)\b/.test(title),
  );
}

/** The files of stories that a change touches, by their imports, since a commit or in what is not committed yet. */
function changedFiles(since: string | null): Set<string> {
  const changed = since ? `--changed=${since}` : '--changed';
  const listed = spawnSync(
    'npx',
    ['vitest', 'list', '--config', 'vitest.config.ts', '--filesOnly', changed],
    { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (listed.status !== 0) throw new Error('What a change touches could not be told.');
  return new Set(
    listed.stdout.split('\n').flatMap((line) => {
      const path = /\S+\.stories\.tsx$/.exec(line.trim())?.[0];
      return path ? [resolve(folder, path)] : [];
    }),
  );
}

/** What somebody wants to look at. */
export interface Choice {
  /** Parts of ids of stories, or of the paths of their files. */
  parts: readonly string[];
  /** `true`: what is not committed yet touches it; a commit: what came after it does. */
  changed: true | string | null;
  /** Only each screen as it is when all is well, and what each component begins with. */
  isGate: boolean;
}

/** Whether `npm test` looks at a story: a screen when all is well, or the first story of a component. */
const isOfGate = ({ id, title }: PicturedStory, first: ReadonlyMap<string, string>) =>
  title.startsWith('Screens/')
    ? id.endsWith('--default')
    : /^(Components|Layout)\//.test(title) && first.get(title) === id;

/** The stories of a choice. */
export function choose(all: readonly PicturedStory[], { parts, changed, isGate }: Choice): PicturedStory[] {
  const files = changed === null ? null : changedFiles(changed === true ? null : changed);
  const first = new Map(all.toReversed().map(({ title, id }) => [title, id]));
  return all.filter((story) => {
    const { id, importPath } = story;
    if (isGate && !isOfGate(story, first)) return false;
    if (parts.length > 0 && !parts.some((part) => id.includes(part) || importPath.includes(part)))
      return false;
    return files?.has(resolve(folder, importPath)) ?? true;
  });
}
