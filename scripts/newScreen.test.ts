import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const right = {
  name: 'allergy-notes',
  who: 'clinic',
  under: 'patientList',
  title: 'Allergy notes',
  'title-es': 'Notas de alergia',
  lead: "What a patient's body does not take.",
  'lead-es': 'Lo que el cuerpo del paciente no tolera.',
  shows: 'RTE-03',
};
let copy = '';

/** A copy of the project in which screens can be made: its sources, and links to what it depends on. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-screen-'));
  for (const each of ['packages', 'apps', 'scripts', '.storybook', 'docs/requirements.md', 'docs/adr']) {
    cpSync(join(root, each), join(copy, each), {
      recursive: true,
      filter: (path) =>
        !/\/(node_modules|dist|portal|\.turbo)(\/|$)|\.test\.tsx?$/.test(path.slice(root.length)),
    });
  }
  for (const each of ['.gitignore', 'package.json', 'biome.json', 'tsconfig.base.json', 'tsconfig.json'])
    cpSync(join(root, each), join(copy, each));
  linkModules('.');
  for (const each of [
    'packages/domain',
    'packages/api-client',
    'packages/ui',
    'apps/mock-server',
    '.storybook',
  ])
    linkModules(each);
}, 120_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Our own packages are those of the copy, all others those of the project. */
function linkModules(folder: string) {
  const from = join(root, folder, 'node_modules');
  if (!existsSync(from)) return;
  const to = join(copy, folder, 'node_modules');
  mkdirSync(to);
  for (const each of readdirSync(from)) {
    if (each === '@rpm')
      cpSync(join(from, each), join(to, each), { recursive: true, verbatimSymlinks: true });
    else symlinkSync(join(from, each), join(to, each));
  }
}

const argumentsOf = (given: Record<string, string>) =>
  Object.entries(given).flatMap(([name, value]) => [`--${name}`, value]);
const generate = (args: readonly string[]) =>
  spawnSync(process.execPath, ['scripts/newScreen.ts', ...args], { cwd: copy, encoding: 'utf8' });
const filesThere = () =>
  ['packages/ui/src/screens', 'packages/domain/src/words/en', 'packages/domain/src/words/es'].flatMap(
    (folder) =>
      readdirSync(join(copy, folder), { recursive: true }).map((file) => join(folder, String(file))),
  );

describe('npm run new:screen', () => {
  test.each([
    [{}, ['--nothing', 'x'], 'nothing'],
    [{ name: 'Allergy' }, [], 'Allergy'],
    [{ name: '../allergy' }, [], '../allergy'],
    [{ name: 'orders' }, [], '/orders'],
    [{ who: 'nurses' }, [], 'nurses'],
    [{ under: 'nowhere' }, [], 'nowhere'],
    [{ shows: 'XYZ-99' }, [], 'XYZ-99'],
    [{ shows: 'some' }, [], '--shows'],
    [{ title: ' ' }, [], '--title'],
    [{ 'lead-es': '' }, [], '--lead-es'],
  ])('%j %j is answered with one sentence, and nothing is written', (special, more, named) => {
    const before = filesThere();
    const { status, stderr, stdout } = generate([...argumentsOf({ ...right, ...special }), ...more]);
    expect(status).toBe(1);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).toContain(named);
    expect(stdout).toBe('');
    expect(filesThere()).toEqual(before);
  });

  test('each argument is in the help, and each is needed', { timeout: 120_000 }, () => {
    const { stdout, status } = generate(['--help']);
    expect(status).toBe(0);
    for (const name of Object.keys(right)) {
      expect(stdout).toContain(`--${name} `);
      const { [name as keyof typeof right]: _, ...rest } = right;
      expect(generate(argumentsOf(rest)).stderr).toContain(`--${name} is missing`);
    }
  });

  test('a screen for each kind of reader compiles and is in order, with the lists of rooms, and is made once', {
    timeout: 300_000,
  }, () => {
    const files = ['clinic', 'patients', 'everyone'].flatMap((who) => {
      const name = `allergy-notes-of-${who}`;
      const args = argumentsOf({ ...right, name, who, under: 'profile' });
      const made = generate(args);
      expect(made.stderr).toBe('');
      expect(made.stdout).toContain('Left to do:');
      expect(readFileSync(join(copy, 'packages/domain/src/rooms/pages.ts'), 'utf8')).toContain(`/${name}`);
      const again = generate(args);
      expect([again.status, again.stderr.trim().split('\n').length]).toEqual([1, 1]);
      return made.stdout.match(/(?<=^- )(packages\/\S+)$/gm) ?? [];
    });
    expect(files).toHaveLength(12);
    const run = (tool: string, ...args: string[]) => {
      const options = { cwd: copy, encoding: 'utf8' } as const;
      const { stdout, stderr, status } = spawnSync(join(copy, 'node_modules/.bin', tool), args, options);
      return status === 0 ? '' : stdout + stderr;
    };
    expect(run('biome', 'check', '--error-on-warnings', ...files)).toBe('');
    expect(run('tsc', '--noEmit', '-p', 'packages/ui')).toBe('');
  });
});
