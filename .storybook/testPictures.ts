import { existsSync } from 'node:fs';
import { argumentsOf, refuse } from '../scripts/refuse.ts';
import { orSayWhichMeansNothing } from './chosen/meant.ts';
import { touchedSince } from './chosen/touched.ts';
import { turnOf } from './chosen/turn.ts';
import { choose, storiesIn } from './pictures/chosenStories.ts';
import { type Hashes, looks, nameOf, readKept, writeKept } from './pictures/kept.ts';
import { launchAlike } from './pictures/launch.ts';
import { lookAtStories, type Seen } from './pictures/lookAtStories.ts';
import { differencesOf, type Machine, machineOf } from './pictures/machine.ts';
import { keepingCommit, oldStorybook, presentCommit } from './pictures/oldStorybook.ts';
import { pairsOf } from './pictures/pairsOf.ts';
import type { PicturedStory } from './pictures/playStory.ts';
import { writeReport } from './pictures/report.ts';
import { serveStorybook } from './pictures/serveStorybook.ts';

/**
 * Compares how the stories of the built Storybook look, light and dark, on a phone and on a desk, with the looks that
 * were kept last. Arguments are parts of titles, of ids, or of the paths of files.
 *
 * @see ADR 66
 */
const usage = `npm run test:pictures -- [part of a title, an id or a path]...
  --changed[=commit]  only stories that a change touches
  --gate              only screens when all is well and what components begin with, for 110 seconds at most
  --share             with --gate: what is kept of them, and of a twelfth of the others, another one at each commit, for 130 seconds more
  --pages N           stories are played on N pages side by side, 2 when left out
  --new               only stories that are not kept yet
  --report            pictures of before, after and the difference, as a page
  --accept            keeps how it looks now`;

const { values: asked, positionals: names } = argumentsOf({
  args: process.argv.slice(2).map((each) => (each === '--changed' ? '--changed=' : each)),
  allowPositionals: true,
  options: {
    changed: { type: 'string' },
    gate: { type: 'boolean', default: false },
    share: { type: 'boolean', default: false },
    new: { type: 'boolean', default: false },
    pages: { type: 'string', default: '2' },
    report: { type: 'boolean', default: false },
    accept: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (asked.help) {
  console.log(usage);
  process.exit(0);
}

/** How many stories are written down together: a run that is ended keeps what it has, and goes on with `--new`. */
const portion = 100;

const dist = new URL('dist/', import.meta.url);
if (!existsSync(new URL('index.json', dist)))
  refuse('Build the Storybook first: npm run build -w @rpm/storybook');
const all = storiesIn(dist);
const files = asked.changed === undefined ? null : await touchedSince(asked.changed || 'HEAD');
const pages = Number(asked.pages);
if (!Number.isInteger(pages) || pages < 1) {
  console.log(usage);
  process.exit(1);
}
const turn = asked.share ? turnOf(presentCommit()) : undefined;
const stories = orSayWhichMeansNothing(() => choose(all, { names, files, isGate: asked.gate, turn }));
if (stories.length === 0) {
  console.log(files ? 'The change touches no story.' : 'No story of those names is of the gate.');
  process.exit(files ? 0 : 1);
}
const storybook = await serveStorybook(dist);
const browser = await launchAlike(storybook.origin);
const status = await main();
await browser.close();
await storybook.close();
process.exit(status);

async function main(): Promise<number> {
  const here = await machineOf(browser);
  const kept = readKept();
  const apart = kept ? differencesOf(kept.machine, here) : [];
  if (apart.length > 0 && !asked.accept && !asked.report) {
    console.log(`Not compared: the pictures were kept on another machine (${apart.join('; ')}).`);
    console.log('With --report they are taken on this one, of the commit that kept them as well.');
    return 0;
  }
  if (apart.length > 0 && asked.accept && stories.length < all.length) {
    console.log(`Kept on another machine (${apart.join('; ')}): keep all stories anew, without a choice.`);
    return 1;
  }
  const known = apart.length > 0 ? new Map<string, Hashes>() : (kept?.stories ?? new Map<string, Hashes>());
  // What is not kept yet has nothing that it could differ from.
  const meant = stories.filter(({ id }) => (!asked.share || known.has(id)) && (!asked.new || !known.has(id)));
  if (asked.accept) return accept(meant, here, known);
  const until = asked.gate ? Date.now() + (asked.share ? 240_000 : 110_000) : undefined;
  const seen = await lookAtStories(browser, { stories: meant, kept: known, until, pages });
  const gone = goneOf(known);
  const fresh = seen.filter((each) => 'hashes' in each && !known.has(each.story.id));
  const { changed, faults } = tell(seen, known);
  if (asked.report) await report(seen, known, apart);
  const notCome = meant.length - seen.length;
  console.log(
    [
      `${seen.length} stories, ${changed} pictures differ, ${faults} could not be taken`,
      ...(fresh.length > 0 ? [`${fresh.length} are new and not kept yet`] : []),
      ...(gone.length > 0 ? [`${gone.length} that were kept are gone`] : []),
      ...(asked.share && meant.length < stories.length
        ? [`${stories.length - meant.length} are not kept yet`]
        : []),
      ...(notCome > 0 ? [`${notCome} were not come to in time`] : []),
    ].join('; '),
  );
  if (changed > 0) {
    console.log(
      'To see them: npm run test:pictures -- --report. When they are meant: npm run test:pictures -- --accept',
    );
  }
  return changed + (asked.gate ? 0 : faults) > 0 ? 1 : 0;
}

/** Keeps how stories look now, portion by portion. */
async function accept(
  meant: readonly PicturedStory[],
  machine: Machine,
  known: ReadonlyMap<string, Hashes>,
): Promise<number> {
  const gone = new Set(goneOf(known));
  const next = new Map([...known].filter(([id]) => !gone.has(id)));
  const sum = { fresh: 0, changed: 0, faults: 0 };
  for (let at = 0; at < meant.length; at += portion) {
    const stories = meant.slice(at, at + portion);
    const seen = await lookAtStories(browser, { stories, kept: known, pages });
    const { changed, faults } = tell(seen, known);
    sum.changed += changed;
    sum.faults += faults;
    for (const each of seen) {
      if (!('hashes' in each)) continue;
      if (!known.has(each.story.id)) sum.fresh += 1;
      next.set(each.story.id, each.hashes);
    }
    writeKept({ machine, stories: next });
    console.log(`Kept: ${Math.min(at + portion, meant.length)} of ${meant.length}`);
  }
  console.log(
    `Kept: ${next.size} stories, ${sum.fresh} of them new, ${sum.changed} pictures changed; ${gone.size} are gone.`,
  );
  return sum.faults > 0 ? 1 : 0;
}

/** The ids that were kept, and that no story has any more. */
function goneOf(known: ReadonlyMap<string, Hashes>): string[] {
  const isThere = new Set(all.map(({ id }) => id));
  return [...known.keys()].filter((id) => !isThere.has(id));
}

/** Prints what could not be taken and what differs, a line each, and counts them. */
function tell(seen: readonly Seen[], known: ReadonlyMap<string, Hashes>) {
  const faults = seen.flatMap((each) => ('fault' in each ? [`${each.story.id}: ${each.fault}`] : []));
  const changed = seen.flatMap((each) => changesOf(each, known.get(each.story.id)));
  for (const line of [...faults, ...changed]) console.log(line);
  return { changed: changed.length, faults: faults.length };
}

/** Each picture that is not as it was, in words. */
function changesOf(seen: Seen, hashes: Hashes | undefined): string[] {
  if ('fault' in seen || !hashes) return [];
  return looks.flatMap((look, at) =>
    seen.hashes[at] === hashes[at] ? [] : [`${seen.story.id}: differs (${nameOf(look)})`],
  );
}

/** Takes the pictures of what differs once more, here and in the Storybook of the commit that kept them. */
async function report(seen: readonly Seen[], known: ReadonlyMap<string, Hashes>, apart: readonly string[]) {
  const commit = keepingCommit();
  if (!commit) {
    console.log('No looks were kept yet: there is nothing to compare with.');
    return;
  }
  const meant = seen.flatMap((each) =>
    'hashes' in each && each.hashes.join() !== known.get(each.story.id)?.join() ? [each.story] : [],
  );
  const oldDist = oldStorybook(commit);
  const old = await serveStorybook(oldDist);
  const oldBrowser = await launchAlike(old.origin);
  const pairs = await pairsOf(oldBrowser, browser, meant, storiesIn(oldDist));
  await oldBrowser.close();
  await old.close();
  const told = [
    `Before: commit ${commit.slice(0, 12)}. After: the Storybook that was built last.`,
    `Chromium ${browser.version()}. ${seen.length} stories were looked at; ${pairs.length} pictures differ.`,
    ...(apart.length > 0
      ? [`Both were taken on this machine, not that of the commit (${apart.join('; ')}).`]
      : []),
  ];
  console.log(`Report: ${writeReport(new URL('reports/pictures/', import.meta.url), pairs, told)}`);
}
