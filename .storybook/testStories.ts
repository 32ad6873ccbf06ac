import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { preview } from 'vite';
import { findChromium } from '../scripts/findChromium.ts';

/**
 * Runs every story of the built Storybook in a real Chromium: its play function, its console, axe in both themes.
 * Arguments go to test-storybook. Fails when there is no story.
 */
const folder = fileURLToPath(new URL('.', import.meta.url));
const index = new URL('dist/index.json', import.meta.url);
if (!existsSync(index)) throw new Error('Build the Storybook first: npm run build -w @rpm/storybook');
const { entries } = JSON.parse(readFileSync(index, 'utf8')) as {
  entries: Record<string, { type: string; importPath: string }>;
};
const files = Object.values(entries)
  .filter(({ type }) => type === 'story')
  .map(({ importPath }) => importPath);
const stories = files.length;
if (stories === 0) throw new Error('The built Storybook has no stories.');
// Storybook passes over what is not written as `export const X = meta.story(`, without a word.
for (const file of new Set(files)) {
  const source = readFileSync(new URL(file, import.meta.url), 'utf8');
  const written = source.match(/^export const /gm)?.length ?? 0;
  const indexed = files.filter((each) => each === file).length;
  if (written !== indexed)
    throw new Error(`${file}: ${written} stories are written, ${indexed} would be run.`);
}
console.log(`${stories} stories`);

const server = await preview({
  root: folder,
  configFile: false,
  logLevel: 'error',
  build: { outDir: 'dist' },
  preview: { port: 0, host: '127.0.0.1' },
});
const url = server.resolvedUrls?.local[0] ?? '';
const runner = spawn(
  'test-storybook',
  ['--config-dir', '.', '--url', url, '--index-json', '--maxWorkers', '2', ...process.argv.slice(2)],
  { cwd: folder, stdio: 'inherit', env: { ...process.env, CHROME_PATH: await findChromium() } },
);
const [code] = await once(runner, 'exit');
await server.close();
process.exit(typeof code === 'number' ? code : 1);
