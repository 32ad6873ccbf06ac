import { globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { importersIn } from './barrels.ts';
import { meantBy } from './meant.ts';
import { fileOf, sourceStories, storyFiles } from './sourceStories.ts';
import { importersOfAll, touchedBy } from './touched.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const stories = sourceStories();
const all = new Set(stories.map(fileOf));

let importers: Awaited<ReturnType<typeof importersOfAll>>;
beforeAll(async () => {
  importers = await importersOfAll();
}, 180_000);

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

test('through what only hands on, whoever takes a name imports what has it, and nothing else behind', () => {
  const at = (path: string) => `${root}packages/${path}`;
  const read = (path: string, code: string, imported: string[] = [], exports: string[] = []) => ({
    ...{ id: at(path), code, exports, later: [] },
    imported: imported.map(at),
  });
  const found = importersIn([
    read(
      'domain/src/index.ts',
      "// Rules.\nexport * from './rooms/rules.ts';\nexport { b as renamed } from './b.ts';\n",
      ['domain/src/rooms/rules.ts', 'domain/src/b.ts'],
    ),
    read('domain/src/rooms/rules.ts', "export * from '../a.ts';\nexport * from '../c.ts';\n", [
      'domain/src/a.ts',
      'domain/src/c.ts',
    ]),
    read('domain/src/a.ts', 'export const a = 1;', [], ['a']),
    read('domain/src/b.ts', 'export const b = 1;', [], ['b']),
    read('domain/src/c.ts', "import { a } from './a.ts';\nexport const c = a;", ['domain/src/a.ts'], ['c']),
    read('ui/src/takesA.ts', "import { a, type C } from '@rpm/domain';\na;", ['domain/src/index.ts']),
    read('ui/src/takesB.ts', "import { renamed } from '@rpm/domain';\nrenamed;", ['domain/src/index.ts']),
    read('ui/src/takesAll.ts', "import * as all from '@rpm/domain';\nall;", ['domain/src/index.ts']),
    read('ui/src/takesOddly.ts', "import { a } from '@rpm/domain';\na;\nimport '@rpm/domain';", [
      'domain/src/index.ts',
    ]),
    read('ui/src/takesUnknown.ts', "import { x } from '@rpm/domain';\nx;", ['domain/src/index.ts']),
  ]);
  const of = (path: string) => [...(found.get(at(path)) ?? [])].map((id) => id.slice(at('').length)).sort();
  const unsure = ['ui/src/takesAll.ts', 'ui/src/takesOddly.ts', 'ui/src/takesUnknown.ts'];
  expect(of('domain/src/a.ts')).toEqual(['domain/src/c.ts', 'ui/src/takesA.ts', ...unsure].sort());
  expect(of('domain/src/b.ts')).toEqual([...unsure, 'ui/src/takesB.ts'].sort());
  expect(of('domain/src/c.ts')).toEqual(unsure);
  // Whoever takes anything knows the file that hands it on.
  expect(of('domain/src/index.ts')).toEqual(['ui/src/takesA.ts', ...unsure, 'ui/src/takesB.ts'].sort());
});

test.each([
  ['a sentence', 'packages/domain/src/words/en/order.ts', 'ReviewOrderScreen'],
  ['a sentence in Spanish', 'packages/domain/src/words/es/order.ts', 'ReviewOrderScreen'],
  ['a guide, found by its place', 'packages/ui/src/components/Banner/guide.ts', 'Guides'],
])('%s touches what shows it, and not all', (_, path, name) => {
  expect(touched(path)).toContain(name);
  expect(touched(path).length).toBeLessThan(all.size / 2);
});

test.each([
  ['a hook of vendors', 'packages/api-client/src/vendors/hooks.ts'],
  ['a hook of reminders', 'packages/api-client/src/reminders/hooks.ts'],
])('%s, which everybody could take from the client, touches only who takes it', (_, path) => {
  const files = touched(path);
  expect(files.length).toBeGreaterThan(0);
  expect(files.length).toBeLessThan(all.size / 5);
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
