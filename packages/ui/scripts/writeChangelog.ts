import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Change, changelogOf, saidIn } from './changelog.ts';
import { readProps } from './library/readProps.ts';

/**
 * Makes a version of the components known: CHANGELOG.md from the commits that changed the code of one, and from what was written under
 * "## Next"; and the props that they take now, with which those of later are compared (ADR 72).
 */
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
const changelog = new URL('../CHANGELOG.md', import.meta.url);
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};
writeFileSync(changelog, changelogOf(changes, saidIn(readFileSync(changelog, 'utf8'), version)));
writeFileSync(
  new URL('../src/library/props.json', import.meta.url),
  `${JSON.stringify({ version, props: readProps() }, null, 2)}\n`,
);
