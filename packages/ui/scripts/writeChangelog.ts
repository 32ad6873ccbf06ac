import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Change, changelogOf } from './changelog.ts';

/** Writes CHANGELOG.md from the commits that changed the code of a component. */
const root = fileURLToPath(new URL('../../..', import.meta.url));
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 100_000_000 });

const folder = 'packages/ui/src/components';
const isCode = (path: string) => /\.tsx?$/.test(path) && !/\.(stories|test)\.tsx?$|\/guide\.ts$/.test(path);
const componentOf = (path: string) => path.slice(folder.length + 1).split('/')[0] ?? '';

const commits = git(
  'log',
  '--no-merges',
  '--format=%x00%H%x09%ad%x09%s',
  '--date=short',
  '--name-only',
  '--',
  folder,
)
  .split('\0')
  .filter((each) => each.trim() !== '');
const changes = commits.map((each): Change => {
  const [head = '', ...paths] = each.split('\n').filter((line) => line !== '');
  const [hash = '', date = '', subject = ''] = head.split('\t');
  const { version } = JSON.parse(git('show', `${hash}:packages/ui/package.json`)) as { version: string };
  const components = [...new Set(paths.filter(isCode).map(componentOf))].filter(
    (name) => !name.includes('.'),
  );
  return { version, date, subject, components };
});
writeFileSync(new URL('../CHANGELOG.md', import.meta.url), changelogOf(changes));
