import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storyNameFromExport, toId } from 'storybook/internal/csf';

const folder = fileURLToPath(new URL('..', import.meta.url));

/** What a story is called by: enough to say which one is meant. */
export interface NamedStory {
  id: string;
  title: string;
  /** The file that it is written in, from the folder of Storybook. */
  importPath: string;
}

/** The files of stories, where `main.ts` has them. */
export const storyFiles = (): string[] =>
  globSync(
    ['../packages/ui/src/**/*.stories.tsx', '{foundations,journeys,states,trace,toolbar}/*.stories.tsx'],
    {
      cwd: folder,
    },
  ).sort();

/** The whole path of a story's file. */
export const fileOf = ({ importPath }: NamedStory): string => resolve(folder, importPath);

/**
 * The stories as the sources have them, with the ids that Storybook gives them: in a tenth of a second, while its own index of
 * them takes seconds. The run of the built Storybook fails when the two do not agree (`testStories.ts`).
 */
export function sourceStories(): NamedStory[] {
  return storyFiles().flatMap((path) => {
    const text = readFileSync(resolve(folder, path), 'utf8');
    const title = /\.meta\([\s\S]*?\btitle: '([^']+)'/.exec(text)?.[1];
    if (!title) throw new Error(`${path} has no title.`);
    const importPath = path.startsWith('.') ? path : `./${path}`;
    return [...text.matchAll(/^export const (\w+) = meta\.story\(/gm)].map(([, name = '']) => ({
      id: toId(title, storyNameFromExport(name)),
      title,
      importPath,
    }));
  });
}
