import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, preview } from 'vite';
import { headlessChromium } from '../scripts/headlessChromium.ts';
import { refuse } from '../scripts/refuse.ts';
import type { StoriesReport } from '../scripts/trace/reports.ts';
import { presentCommit } from '../scripts/trace/repository.ts';
import { meantBy, orSayWhichMeansNothing } from './chosen/meant.ts';
import { fileOf, sourceStories } from './chosen/sourceStories.ts';
import { touchedSince } from './chosen/touched.ts';
import { inTurn, phoneShares, turnOf } from './chosen/turn.ts';
import { mostTriedAgain, tellOfSecond, tellOfUnsteady } from './secondTry.ts';

interface Entry {
  id: string;
  type: string;
  title: string;
  name: string;
  importPath: string;
  tags: string[];
}
interface StoryIndex {
  v: number;
  entries: Record<string, Entry>;
}

/**
 * Runs every story of the built Storybook in a real Chromium: its play function, its console, axe in both themes, and of screens
 * axe on a phone. Arguments go to test-storybook. Fails when there is no story.
 *
 * In the whole run one or two stories that failed are played a second time, alone, and told by name when they pass (ADR 65).
 */
const folder = fileURLToPath(new URL('.', import.meta.url));
const index = new URL('dist/index.json', import.meta.url);
if (!existsSync(index)) refuse('Build the Storybook first: npm run build -w @rpm/storybook');
const { v, entries } = JSON.parse(readFileSync(index, 'utf8')) as StoryIndex;
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
    refuse(
      `${file}: ${written} stories are written, ${indexed} would be run: build again, or write each as \`export const X = meta.story(\`.`,
    );
}
// By these names the quick loop and the pictures choose stories before there is a build.
const named = new Set(sourceStories().map(({ id }) => id));
const unknown = Object.values(entries).find(({ id, type }) => type === 'story' && !named.has(id));
if (unknown) refuse(`The sources have no story ${unknown.id}: build again, or mend sourceStories.ts.`);
console.log(`${stories} stories`);

/**
 * Parts of titles, of ids, or of the paths of files; `stories-5` for one test file of the whole run; `--changed` for those that a
 * change touches, `--changed=<commit>` since then; `--phone` to ask axe on a phone of all screens; and options of test-storybook,
 * such as `--shard=1/2` for one of two machines or `--maxWorkers=4` for more cores.
 */
const given = process.argv.slice(2);
const asked = given.filter((part) => !part.startsWith('--'));
const since = given.findLast((part) => /^--changed(=|$)/.test(part))?.slice('--changed='.length);
const options = given.filter((part) => part.startsWith('--') && !/^--(changed|phone)(=|$)/.test(part));
const workers = options.some((part) => part.startsWith('--maxWorkers=')) ? [] : ['--maxWorkers=2'];

/** So many stories a test file of the whole run has, but for the last of a title. */
const mostOfChunk = 76;

/**
 * The files of stories of a run in parts (ADR 83): those whose turn it is, and what was touched since the last whole run;
 * `null`: all.
 */
const { TURN: turn, PROVED_AT: provedAt } = process.env;
const filesOfTurn =
  turn === undefined
    ? null
    : new Set([
        ...inTurn([...new Set(sourceStories().map(fileOf))].sort(), turn),
        ...(provedAt === undefined ? [] : await touchedSince(provedAt)),
      ]);
const isOfThisRun = (entry: Entry) => filesOfTurn?.has(fileOf(entry)) ?? true;
if (filesOfTurn) {
  const some = Object.values(entries).filter((each) => each.type === 'story' && isOfThisRun(each));
  console.log(`${some.length} of them in this run`);
}

/**
 * The index as the runner is to read it. It makes a test file of each title, and each file loads all of Storybook anew,
 * which takes as long as four stories: so titles are put together, in their order, into files of about the same size.
 */
function inChunks(only: (entry: Entry) => boolean): StoryIndex {
  const all = Object.values(entries).filter((entry) => entry.type === 'story' && isOfThisRun(entry));
  const chunks = Math.ceil(all.length / mostOfChunk);
  let title = '';
  let chunk = '';
  const told = all.map((entry, at) => {
    if (entry.title !== title) chunk = `Stories ${Math.floor((at * chunks) / all.length) + 1}`;
    // The frames of a journey leave the page in a state in which the runner loses it: nothing comes after them, not even a pane alone.
    if (entry.title.startsWith('Journeys/') && entry.title !== 'Journeys/Panes') chunk = 'Journeys';
    title = entry.title;
    return [entry.id, { ...entry, title: chunk, name: `${entry.title} › ${entry.name}` }] as const;
  });
  return { v, entries: Object.fromEntries(told.filter(([, entry]) => only(entry))) };
}

/** The stories that are to be played, by the names that `inChunks` gives them: all, but in a second try. */
let isPlayed = (_entry: Entry) => true;

const isWhole = since === undefined && asked.every((part) => part.startsWith('stories-'));
const written = Object.values(entries).filter(({ type }) => type === 'story');
/** The stories that somebody asks for, in the files that Storybook has; `null`: all. */
const byName = isWhole ? null : orSayWhichMeansNothing(() => meantBy(written, asked));
const touched = since === undefined ? null : await touchedSince(since || 'HEAD');
const meant = byName?.filter((story) => touched?.has(fileOf(story)) ?? true) ?? null;
if (meant?.length === 0) {
  console.log('The change touches no story.');
  process.exit(0);
}
if (meant) console.log(`${meant.length} of them are meant`);
function indexForRunner(): StoryIndex {
  if (!meant) return inChunks(isPlayed);
  const ids = new Set(meant.map(({ id }) => id));
  // A change may touch very many.
  return touched
    ? inChunks(({ id }) => ids.has(id))
    : { v, entries: Object.fromEntries(meant.map((each) => [each.id, each])) };
}

/** Of which screens axe is asked on a phone: of all that are named, and in the whole run of those whose turn it is at this commit. */
const onPhone =
  meant || given.includes('--phone') ? 'all' : String(turnOf(presentCommit() ?? '0', phoneShares));

/** Hands the runner its own index, and its browsers that of Storybook. */
const runnersIndex: Plugin = {
  name: 'runners-index',
  configurePreviewServer({ middlewares }) {
    middlewares.use('/index.json', (request, response, next) => {
      const isBrowsers = 'sec-fetch-dest' in request.headers;
      if (isBrowsers) return next();
      response.setHeader('content-type', 'application/json').end(JSON.stringify(indexForRunner()));
    });
  },
};

const server = await preview({
  root: folder,
  configFile: false,
  plugins: [runnersIndex],
  logLevel: 'error',
  build: { outDir: 'dist' },
  preview: { port: 0, host: '127.0.0.1' },
});
const browser = await headlessChromium();
const url = server.resolvedUrls?.local[0] ?? '';
const scratch = mkdtempSync(join(tmpdir(), 'stories-'));
const results = join(scratch, 'results.json');

interface Results {
  testResults: {
    assertionResults: {
      status: string;
      duration?: number | null;
      ancestorTitles: string[];
      failureMessages?: string[];
    }[];
  }[];
}

/** Runs the runner over what `isPlayed` lets through. Gives its exit code, and the stories that failed by the names that `inChunks` gave them. */
async function play(...more: string[]) {
  rmSync(results, { force: true });
  const runner = spawn(
    'test-storybook',
    [
      '--config-dir',
      '.',
      '--url',
      url,
      '--index-json',
      ...workers,
      // What comes behind the file is taken for a part of it.
      ...more,
      '--json',
      '--outputFile',
      results,
    ],
    {
      cwd: folder,
      stdio: 'inherit',
      env: { ...browser.env, CHROME_PATH: browser.executablePath, AXE_ON_PHONE: onPhone },
    },
  );
  const [code] = await once(runner, 'exit');
  const told = existsSync(results) ? (JSON.parse(readFileSync(results, 'utf8')) as Results).testResults : [];
  const all = told.flatMap(({ assertionResults }) => assertionResults);
  for (const { status, duration, ancestorTitles, failureMessages } of all) {
    const [message] = failureMessages ?? [];
    outcomes.set(ancestorTitles.at(-1) ?? '', { status, ms: duration ?? 0, ...(message && { message }) });
  }
  const failed = all
    .filter(({ status }) => status === 'failed')
    .map(({ ancestorTitles }) => ancestorTitles.at(-1) ?? '');
  const isKnown = told.every(({ assertionResults }) => assertionResults.length > 0);
  return { code: typeof code === 'number' ? code : 1, failed, isKnown };
}

/** How each story of a whole run came out, by the name that `inChunks` gave it. A part of the stories is no result of all. */
const outcomes = new Map<string, StoriesReport['stories'][string]>();
const startedAt = new Date().toISOString();
const report = new URL('reports/stories.json', import.meta.url);
const isReported = given.length === 0;
if (isReported) rmSync(report, { force: true });

const first = await play(...options, ...(isWhole ? asked : []));
let { code } = first;
if (
  code !== 0 &&
  isWhole &&
  first.isKnown &&
  first.failed.length > 0 &&
  first.failed.length <= mostTriedAgain
) {
  isPlayed = ({ name }) => first.failed.includes(name);
  tellOfSecond(first.failed);
  ({ code } = await play());
  if (code === 0) tellOfUnsteady(first.failed);
}
if (isReported) {
  const told = Object.values(entries).flatMap(({ id, title, name, type }) => {
    const outcome = outcomes.get(`${title} › ${name}`);
    return type === 'story' && outcome ? [[id, outcome] as const] : [];
  });
  mkdirSync(new URL('.', report), { recursive: true });
  writeFileSync(
    report,
    JSON.stringify({ startedAt, stories: Object.fromEntries(told) } satisfies StoriesReport),
  );
}
rmSync(scratch, { recursive: true });
await server.close();
process.exit(code);
