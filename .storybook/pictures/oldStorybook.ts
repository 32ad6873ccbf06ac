import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** The commit that kept the looks last; `null`: none has. */
export const keepingCommit = (): string | null =>
  git('log', '-1', '--format=%H', '--', '.storybook/pictures/kept.json') || null;

/** The commit of this clone. */
export const presentCommit = (): string => git('rev-parse', 'HEAD');

/** Links what is installed here into another folder, but for our own packages: those are of that folder. */
function linkInstalled(from: string, to: string) {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name !== '@rpm') symlinkSync(join(from, name), join(to, name));
  }
}

function install(folder: string) {
  const lockOf = (where: string) =>
    execFileSync('git', ['hash-object', 'package-lock.json'], { cwd: where, encoding: 'utf8' });
  if (lockOf(folder) !== lockOf(root)) {
    execFileSync('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], {
      cwd: folder,
      stdio: 'inherit',
    });
    return;
  }
  linkInstalled(join(root, 'node_modules'), join(folder, 'node_modules'));
  mkdirSync(join(folder, 'node_modules/@rpm'));
  for (const [name, path] of Object.entries(ownPackages(folder))) {
    symlinkSync(path, join(folder, 'node_modules/@rpm', name));
    const own = join(root, path.slice(folder.length), 'node_modules');
    if (existsSync(own)) linkInstalled(own, join(path, 'node_modules'));
  }
}

/** Our packages, by the last part of their names. */
function ownPackages(folder: string): Record<string, string> {
  const of = (under: string) =>
    readdirSync(join(folder, under)).map((name) => [name, join(folder, under, name)]);
  return Object.fromEntries([...of('packages'), ...of('apps'), ['storybook', join(folder, '.storybook')]]);
}

/**
 * The Storybook of a commit, built once and kept in a folder that git does not see.
 *
 * @throws when that commit cannot be built here
 */
export function oldStorybook(commit: string): URL {
  const folder = join(root, 'build', `storybook-${commit.slice(0, 12)}`);
  const dist = pathToFileURL(join(folder, '.storybook/dist/'));
  if (existsSync(new URL('index.json', dist))) return dist;
  console.log(`Building the Storybook of ${commit.slice(0, 12)}, which kept the looks.`);
  if (!existsSync(folder)) {
    mkdirSync(folder, { recursive: true });
    execFileSync('sh', ['-c', 'git archive "$1" | tar -x -C "$2"', 'sh', commit, folder], { cwd: root });
    install(folder);
  }
  execFileSync('npm', ['run', 'build', '--silent', '-w', '@rpm/storybook'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return dist;
}
