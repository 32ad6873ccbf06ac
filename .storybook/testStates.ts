import type { ConsoleMessage, Page } from 'playwright';
import { argumentsOf, refuse } from '../scripts/refuse.ts';
import { axeFindings } from './axe.ts';
import { builtStories, neutralStory, openStorybook } from './builtStories.ts';
import { judgeAll } from './judgeAll.ts';
import { showStory } from './pseudoPage.ts';
import { runReport } from './runReport.ts';
import { judgeTwice } from './secondTry.ts';
import { faultsOfChoice, faultsOfWayBack } from './states/judgeChoice.ts';
import { faultsOfPaper, faultsOfStorage } from './states/judgeFrame.ts';
import { faultsOfPane } from './states/judgePane.ts';
import { expectFindsFaults, faultsOfState, forgetCalls, noteCalls } from './states/judgeState.ts';
import { faultsOfAddress, faultsOfProgress, faultsOfWindow } from './states/judgeWindow.ts';
import { needlessReasons, type StateShown, stateKey, statesOf } from './states/owed.ts';
import { storiesByScreen } from './states/storyIndex.ts';

/**
 * Asks that each screen shows every state that it owes: by a story of its own, or by the toolbar; those that the toolbar shows are opened here, without their
 * play functions, and must be what they are called. The address of the page of all states must bring back what was chosen on it, Storybook's own window must cut nothing off, and a pane of a journey must go on in a window of its own. An argument names a part of
 * the screens or of the states to look at; `--list` tells how each screen shows each of its states.
 *
 * @see ADR 70
 */
const { values: asked, positionals } = argumentsOf({
  allowPositionals: true,
  options: { list: { type: 'boolean', default: false } },
});
const part = (positionals[0] ?? '').toLowerCase();

const screens = [...storiesByScreen(builtStories())].map(([screen, stories]) => ({
  screen,
  states: statesOf(stories),
}));
if (screens.length === 0) throw new Error('The built Storybook has no screens.');
const owed = screens.flatMap(({ screen, states }) =>
  states.flatMap(({ name, by }) => (by === 'missing' ? [`${screen}: ${name} is missing`] : [])),
);
const needless = needlessReasons(builtStories());

type ByToolbar = Extract<StateShown, { by: 'toolbar' }> & { screen: string };
/** What other steps ask of every story, or of the first one of every screen. */
const judgedElsewhere = ['Dark', 'In a longer language'];
const nameOf = ({ screen, name }: ByToolbar) => `${screen}: ${name}`;
const meant = screens
  .flatMap(({ screen, states }) =>
    states.flatMap((each): ByToolbar[] =>
      each.by === 'toolbar' && !judgedElsewhere.includes(each.name) ? [{ ...each, screen }] : [],
    ),
  )
  .filter((each) => nameOf(each).toLowerCase().includes(part))
  // The toolbar is set once for all that need the same.
  .sort((one, other) => one.globals.localeCompare(other.globals));

if (asked.list) {
  for (const { screen, states } of screens) {
    console.log(screen);
    for (const state of states)
      console.log(`    ${state.name}: ${state.by === 'nothing' ? state.cannot : state.by}`);
  }
  process.exit(0);
}

if (meant.length === 0) refuse(`No state that the toolbar shows has '${part}' in its name.`);
const storybook = await openStorybook();
/** What went wrong on a page, beside what is seen of it, since its present story was asked for. */
const wrong = new WeakMap<Page, string[]>();
/** What the toolbar of a page says. */
const said = new WeakMap<Page, string>();
const neutral = neutralStory();
const usual = { fault: 'none', network: 'normal', reader: 'own' };

function isExpected(message: ConsoleMessage): boolean {
  return (
    !['error', 'warning'].includes(message.type()) || message.text().startsWith('Failed to load resource')
  );
}

async function newPage(): Promise<Page> {
  const page = await storybook.newPage('');
  await page.setViewportSize({ width: 1440, height: 900 });
  const lines: string[] = [];
  wrong.set(page, lines);
  page.on('console', (message) => {
    if (!isExpected(message)) lines.push(`${message.type()}: ${message.text().slice(0, 200)}`);
  });
  page.on('pageerror', (error) => lines.push(`uncaught: ${error.message}`));
  noteCalls(page);
  return page;
}

/** Lets the toolbar say so, while a story is there that is no screen: one that is drawn anew in the middle is none of these states. */
async function setToolbar(page: Page, globals: string): Promise<void> {
  if (said.get(page) === globals) return;
  // A new page begins with it.
  if (said.has(page)) await page.evaluate(showStory, neutral);
  said.set(page, globals);
  const settings = Object.fromEntries(globals.split(';').map((each) => each.split(':')));
  await page.evaluate(
    (told) => window.__STORYBOOK_PREVIEW__?.channel.emit('updateGlobals', { globals: told }),
    { ...usual, ...settings },
  );
}

async function faultsOf(page: Page, { name, story, who, globals }: ByToolbar): Promise<string[]> {
  await setToolbar(page, globals);
  wrong.get(page)?.splice(0);
  forgetCalls(page);
  await page.evaluate(showStory, story.id);
  const faults = await faultsOfState(page, name, who);
  return [
    ...faults,
    ...(wrong.get(page) ?? []),
    ...(await axeFindings(page, 'light')).map((each) => `axe, light theme: ${each.trim()}`),
  ];
}

const blank = await storybook.browser.newPage();
await expectFindsFaults(blank);
await blank.close();
const isWhole = part === '';
const report = runReport('states', isWhole);
const failed = await judgeAll(meant, {
  newPage,
  faultsOf,
  nameOf,
  tell: ({ story, name }, faults, ms) => report.tell(stateKey(story.id, name), faults, ms),
  isWhole,
});
report.write();
const ofStorybook = async (judge: typeof faultsOfChoice) =>
  isWhole ? judgeTwice(judge.name, () => judge(storybook.browser, storybook.origin)) : [];
const unkept = [...(await ofStorybook(faultsOfChoice)), ...(await ofStorybook(faultsOfWayBack))];
const cut = [
  ...(await ofStorybook(faultsOfWindow)),
  ...(await ofStorybook(faultsOfProgress)),
  ...(await ofStorybook(faultsOfAddress)),
];
const apart = await ofStorybook(faultsOfPane);
const shared = [...(await ofStorybook(faultsOfStorage)), ...(await ofStorybook(faultsOfPaper))];
await storybook.close();
for (const line of unkept) console.log(`The address of all states: ${line}`);
for (const line of cut) console.log(`Storybook's window: ${line}`);
for (const line of apart) console.log(`A pane of a journey, alone: ${line}`);
for (const line of shared) console.log(`Pages of a sheet: ${line}`);
for (const line of [...owed, ...needless]) console.log(line);
console.log(
  `${meant.length - failed} states that the toolbar shows passed, ${failed} failed; of ${screens.length} screens ${owed.length} states are missing`,
);
const onces = [unkept, cut, apart, shared, owed, needless];
process.exit(failed > 0 || onces.some((each) => each.length > 0) ? 1 : 0);
