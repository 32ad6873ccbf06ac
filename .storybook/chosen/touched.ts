import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { sourceFacts } from '../foundations/sourceFacts.ts';
import { importersIn, type ReadModule } from './barrels.ts';
import { framework, ownModules } from './ownModules.ts';
import { storyFiles } from './sourceStories.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = fileURLToPath(new URL('..', import.meta.url));
const ui = 'packages/ui/';

/** What no module imports and all stories are made with. */
const ofAll =
  /^(package-lock\.json|\.storybook\/(main|wordsAtLoad)\.ts|(\.storybook|packages\/ui\/src)\/.*\.css)$/;

const files = new Set(storyFiles().map((file) => resolve(folder, file)));

/** Pages of documentation are no stories; the preview knows them. */
const docs = resolve(folder, 'ComponentDocs.tsx');

const facts = '\0virtual:source-facts';
const trace = '\0virtual:trace';
/** What the page of requirements is made of, beside what it shows of the stories themselves. */
const ofTrace = /^(docs\/requirements\.md|scripts\/trace\/(?!.*\.test\.ts$).*)$/;

/** Who imports each module, for all files of stories and for what they are played with. */
export async function importersOfAll(): Promise<Map<string, Set<string>>> {
  const modules: ReadModule[] = [];
  const built = await rolldown({
    ...ownModules({
      name: 'importers',
      moduleParsed({ id, code, exports, importedIds, dynamicallyImportedIds }) {
        if (id === docs) return;
        modules.push({ id, code: code ?? '', exports, imported: importedIds, later: dynamicallyImportedIds });
      },
    }),
    input: [...framework, ...files],
    logLevel: 'silent',
    treeshake: false,
  });
  await built.generate();
  await built.close();
  return importersIn(modules);
}

/**
 * The files of stories that a change touches: those that import what has changed, over however many others.
 *
 * @param changed paths from the root of the repository, and modules that the build makes itself
 * @returns whole paths
 */
export function touchedBy(
  changed: readonly string[],
  importers: ReadonlyMap<string, ReadonlySet<string>>,
): Set<string> {
  const queue = changed.map((path) => (path.startsWith('\0') ? path : resolve(root, path)));
  if (changed.some((path) => ofTrace.test(path))) queue.push(trace);
  const seen = new Set(queue);
  for (let module = queue.pop(); module !== undefined; module = queue.pop()) {
    for (const importer of importers.get(module) ?? []) {
      if (!seen.has(importer)) queue.push(importer);
      seen.add(importer);
    }
  }
  const isOfEach = changed.some((path) => ofAll.test(path)) || framework.some((file) => seen.has(file));
  return isOfEach ? new Set(files) : new Set([...seen].filter((module) => files.has(module)));
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
const listed = (...args: string[]) =>
  git(...args, '-z')
    .split('\0')
    .filter(Boolean);

/** What has changed since a commit: what is not committed yet, too. From the root of the repository. */
const changedSince = (commit: string): string[] => [
  ...new Set([
    ...listed('diff', '--name-only', '--no-renames', commit),
    ...listed('ls-files', '--others', '--exclude-standard'),
  ]),
];

/** Whether what the pages of the foundations tell of the sources is not what it was. */
function areFactsChanged(changed: readonly string[], commit: string): boolean {
  const ours = changed.filter((path) => path.startsWith(ui));
  if (ours.length === 0) return false;
  const isThere = new Set(listed('ls-tree', '-r', '--name-only', commit, ui));
  const before = ours.map(
    (path) => [path.slice(ui.length), isThere.has(path) ? git('show', `${commit}:${path}`) : null] as const,
  );
  return JSON.stringify(sourceFacts(new Map(before))) !== JSON.stringify(sourceFacts());
}

/** The files of stories that a change touches, by their whole paths; none when no source has changed. */
export async function touchedSince(commit: string): Promise<Set<string>> {
  const changed = changedSince(commit);
  if (changed.length === 0) return new Set();
  const made = areFactsChanged(changed, commit) ? [facts] : [];
  return touchedBy([...changed, ...made], await importersOfAll());
}
