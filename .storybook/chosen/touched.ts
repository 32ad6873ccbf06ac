import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { framework, ownModules } from './ownModules.ts';
import { storyFiles } from './sourceStories.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = fileURLToPath(new URL('..', import.meta.url));

/** What no module imports and all stories are made with. */
const ofAll =
  /^(package-lock\.json|\.storybook\/(main\.ts|wordsAtLoad\.ts|testQuick\.ts|(quick|chosen)\/.*)|(\.storybook|packages\/ui\/src)\/.*\.css)$/;

/** What the build reads for a module of its own (`virtual:…`), which no import tells. */
const readBy: Readonly<Record<string, RegExp>> = {
  '\0virtual:source-facts':
    /^packages\/ui\/(CHANGELOG\.md|scripts\/tokenUses\.ts|src\/(?!.*\.(stories|test)\.tsx?$).*\.tsx?)$/,
  '\0virtual:trace': /^(docs\/requirements\.md|scripts\/trace\/(?!.*\.test\.ts$).*)$/,
};

/** Who imports each module, for all files of stories and for what they are played with. */
export async function importersOfAll(): Promise<Map<string, Set<string>>> {
  const importers = new Map<string, Set<string>>();
  const built = await rolldown({
    ...ownModules({
      name: 'importers',
      moduleParsed({ id, importedIds, dynamicallyImportedIds }) {
        for (const each of [...importedIds, ...dynamicallyImportedIds]) {
          importers.set(each, (importers.get(each) ?? new Set()).add(id));
        }
      },
    }),
    input: [...framework, ...storyFiles().map((file) => resolve(folder, file))],
    logLevel: 'silent',
    treeshake: false,
  });
  await built.generate();
  await built.close();
  return importers;
}

/**
 * The files of stories that a change touches: those that import what has changed, over however many others.
 *
 * @param changed paths from the root of the repository
 * @returns whole paths
 */
export function touchedBy(
  changed: readonly string[],
  importers: ReadonlyMap<string, ReadonlySet<string>>,
): Set<string> {
  const all = storyFiles().map((file) => resolve(folder, file));
  const isOfStories = new Set(all);
  const queue = changed.flatMap((path) => [
    resolve(root, path),
    ...Object.keys(readBy).filter((id) => readBy[id]?.test(path)),
  ]);
  const seen = new Set(queue);
  for (let module = queue.pop(); module !== undefined; module = queue.pop()) {
    for (const importer of importers.get(module) ?? []) {
      if (!seen.has(importer)) queue.push(importer);
      seen.add(importer);
    }
  }
  const isOfEach = changed.some((path) => ofAll.test(path)) || framework.some((file) => seen.has(file));
  return isOfEach ? isOfStories : new Set([...seen].filter((module) => isOfStories.has(module)));
}

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);

/** What has changed: what is not committed yet, new files too, and what came after a commit. From the root of the repository. */
export const changedSince = (commit: string | null): string[] => [
  ...new Set([
    ...git('diff', '--name-only', '--no-renames', '-z', commit ?? 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard', '-z'),
  ]),
];

/** The files of stories that a change touches, by their whole paths; none when no source has changed. */
export async function touchedSince(commit: string | null): Promise<Set<string>> {
  const changed = changedSince(commit);
  return changed.length > 0 ? touchedBy(changed, await importersOfAll()) : new Set();
}
