import { globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { meantBy } from './meant.ts';
import { fileOf, sourceStories, storyFiles } from './sourceStories.ts';
import { importersOfAll, touchedBy } from './touched.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const stories = sourceStories();
const all = new Set(stories.map(fileOf));

let importers: Awaited<ReturnType<typeof importersOfAll>>;
beforeAll(async () => {
  importers = await importersOfAll();
}, 60_000);

/** What a change of a file touches, by the names of the files without what all end with. */
const touched = (...changed: string[]) =>
  [...touchedBy(changed, importers)].map((file) => file.replace(/^.*\/(\w+)\.stories\.tsx$/, '$1')).sort();

test.each([
  ['the stories themselves', 'packages/ui/src/screens/login/LoginScreen.stories.tsx', ['LoginScreen']],
  [
    'a screen, also in the panes',
    'packages/ui/src/screens/login/LoginScreen.tsx',
    ['LoginFaults', 'LoginScreen', 'Panes'],
  ],
  [
    'what two files of stories share',
    'packages/ui/src/screens/login/loginStory.ts',
    ['LoginFaults', 'LoginScreen'],
  ],
  ['the text of the changes', '\0virtual:source-facts', ['Changelog', 'DrawingFiles', 'Foundations']],
  ['the requirements', 'docs/requirements.md', ['StateSheet']],
  ['a text that nothing shows', 'README.md', []],
  ['the portal, which stories do not start', 'apps/portal/src/main.tsx', []],
  ['a test', 'packages/ui/scripts/tokenUses.test.ts', []],
])('%s: what is touched, and nothing else', (_, path, names) => {
  expect(touched(path)).toEqual(names);
});

test.each([
  ['the preview', '.storybook/preview.tsx'],
  ['what stories are set up with', '.storybook/quickStories.setup.ts'],
  ['what the preview imports', '.storybook/StoryProviders.tsx'],
  ['the server of the stories', 'apps/mock-server/src/subjects/orders/routes.ts'],
  ['a style sheet', 'packages/ui/src/theme.css'],
  ['the tokens', 'packages/ui/src/tokens.css'],
  ['what is installed', 'package-lock.json'],
])('%s touches all', (_, path) => {
  expect(touchedBy([path], importers)).toEqual(all);
});

test.each([
  ['a sentence', 'packages/domain/src/words/en/order.ts', 'ReviewOrderScreen'],
  ['a sentence in Spanish', 'packages/domain/src/words/es/order.ts', 'ReviewOrderScreen'],
  ['a guide, found by its place', 'packages/ui/src/components/Banner/guide.ts', 'Guides'],
])('%s touches what shows it, and not all', (_, path, name) => {
  expect(touched(path)).toContain(name);
  expect(touched(path).length).toBeLessThan(all.size / 2);
});

/** Who imports a file of `ui`, types apart, read from the text alone: another way to the same answer. */
function textualImporters(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const file of globSync('packages/ui/src/**/*.{ts,tsx}', { cwd: root })) {
    const path = resolve(root, file);
    const code = readFileSync(path, 'utf8')
      .replaceAll(/^ *\*.*$/gm, '')
      .replaceAll(/^(?:im|ex)port (?:type [^;]*|\{(?:\s*type [\w ]+,?)+\s*\} from [^;]*);$/gm, '');
    for (const [, from = ''] of code.matchAll(/(?:from|import\() ?'((?:\.|@rpm\/ui\/)[^']+\.tsx?)'/g)) {
      const to = from.startsWith('.')
        ? resolve(dirname(path), from)
        : resolve(root, 'packages/ui/src', from.slice('@rpm/ui/'.length));
      found.set(to, (found.get(to) ?? new Set()).add(path));
    }
  }
  return found;
}

test('every file of ui touches at least the stories that its imports lead to, as their text says', () => {
  const textual = textualImporters();
  const missing: string[] = [];
  for (const file of textual.keys()) {
    const reached = new Set([file]);
    for (const each of reached) for (const importer of textual.get(each) ?? []) reached.add(importer);
    const picked = touchedBy([file.slice(root.length)], importers);
    for (const each of reached) if (all.has(each) && !picked.has(each)) missing.push(`${file}: ${each}`);
  }
  expect(missing).toEqual([]);
  expect(textual.size).toBeGreaterThan(500);
});

test('a story is meant by its title, its id, or the path of its file', () => {
  const login = stories.filter(({ title }) => title === 'Screens/Account/Log in').map(({ id }) => id);
  const ids = (...names: string[]) => meantBy(stories, names).map(({ id }) => id);
  for (const name of ['account/log in', 'account-log-in--', 'LoginScreen', 'login/LoginScreen.stories.tsx'])
    expect(ids(name).filter((id) => !id.includes('faults'))).toEqual(login);
  expect(ids('log-in--logs-in')).toEqual(['screens-account-log-in--logs-in']);
  expect(ids('logs-in', 'device-orders--default')).toContain('screens-clinic-device-orders--default');
  expect(ids()).toHaveLength(stories.length);
});

test('a name that means nothing is said', () => {
  expect(() => meantBy(stories, ['device-orders', 'blabla'])).toThrow(
    "No story has 'blabla' in its title, its id or the path of its file.",
  );
});

test('each file of stories has some', () => {
  expect(all.size).toBe(storyFiles().length);
});
