import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { argumentsOf } from '../scripts/refuse.ts';

/**
 * The quick loop: plays stories from their source, in seconds (ADR 61). Arguments are parts of titles, of ids, or of the paths of
 * files; `--changed` takes what a change touches.
 */
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url)));
// Storybook's plugin asks for it, and Vitest sets it later.
process.env.VITEST = 'true';

const { values: asked, positionals: names } = argumentsOf({
  args: process.argv.slice(2).map((each) => (each === '--changed' ? '--changed=' : each)),
  allowPositionals: true,
  options: { changed: { type: 'string' }, help: { type: 'boolean', default: false } },
});
if (asked.help) {
  console.log(`npm run test:quick -- [part of a title, an id or a path]...
  --changed[=commit]  only stories that a change touches`);
  process.exit(0);
}

const { fileOf, sourceStories } = await import('./chosen/sourceStories.ts');
const { meantBy, orSayWhichMeansNothing } = await import('./chosen/meant.ts');
const named = orSayWhichMeansNothing(() => meantBy(sourceStories(), names));
// Their frames show pages of the built Storybook.
let stories = named.filter(({ title }) => !title.startsWith('Journeys/'));
if (stories.length === 0) {
  console.error('Journeys show the built Storybook: npm run test:stories -- journeys');
  process.exit(1);
}
if (asked.changed !== undefined) {
  const { touchedSince } = await import('./chosen/touched.ts');
  const touched = await touchedSince(asked.changed || 'HEAD');
  stories = stories.filter((story) => touched.has(fileOf(story)));
  if (stories.length === 0) {
    console.log('The change touches no story.');
    process.exit(0);
  }
}
const files = [...new Set(stories.map(fileOf))];
console.log(`${stories.length} stories in ${files.length === 1 ? 'one file' : `${files.length} files`}`);

// What Storybook starts with goes through its own loader from then on, at a third of the speed: all that is large comes before.
const [{ startVitest }, { quickConfig }] = await Promise.all([
  import('vitest/node'),
  import('./quick/config.ts'),
  import('./main.ts'),
]);
const config = await quickConfig(
  files,
  stories.map(({ id }) => id),
);
const vitest = await startVitest('test', files, { config: false, watch: false }, config);
await vitest.close();
