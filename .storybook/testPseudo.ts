import { demoAccounts, northside } from '@rpm/mock-server/seed';
import { legalTemplate } from '@rpm/ui/screens/public/legalTemplate.ts';
import { operator } from '@rpm/ui/screens/public/operator.ts';
import type { Page } from 'playwright';
import { refuse } from '../scripts/refuse.ts';
import { builtStories, openStorybook } from './builtStories.ts';
import { inTurn } from './chosen/turn.ts';
import { judgeAll } from './judgeAll.ts';
import { showStory, standsStill, textsCut, textsOutsideWords } from './pseudoPage.ts';
import { runReport } from './runReport.ts';
import { stateKey } from './states/owed.ts';
import { wordsOnWords } from './wordsOnWords.ts';

/**
 * Shows each screen of the built Storybook once in the pseudo-language, as it is when it has loaded, on a phone and on a
 * desk: a text that is not from words stands without brackets, and one with too little room is cut. Then once more in
 * English on a phone, with text twice as large: no screen is wider than the window, and no text lies on another. An argument names a part of the stories
 * to look at.
 *
 * @see ADR 13
 */
const part = process.argv[2] ?? '';
const seenFiles = new Set<string>();
const all = builtStories().filter(({ title, importPath, id, tags }) => {
  if (!title.startsWith('Screens/') || !id.includes(part)) return false;
  const isFirst = !seenFiles.has(importPath);
  seenFiles.add(importPath);
  return isFirst || tags.includes('pseudo');
});
if (all.length === 0) refuse(`No story of a screen has '${part}' in its name.`);
const stories = inTurn(all, process.env.TURN);

/** Whatever a calendar writes, each month and each day of the week, and units, which are the same in every language. */
const written = (options: Intl.DateTimeFormatOptions) =>
  Array.from({ length: 84 }, (_, at) =>
    new Intl.DateTimeFormat('en-US', options).format(new Date(Date.UTC(2026, 0, 1 + 5 * at))),
  );
const units =
  'mmHg bpm beats lb lbs kg mg dL mmol min RPM SpO PDF JPEG PNG example test am pm UTC EST EDT CST CDT Eastern Central Time';
const names = Object.values(demoAccounts).flatMap(({ firstName, lastName, username }) => [
  firstName,
  lastName,
  username,
]);
const known = [
  units,
  'American English',
  northside.name,
  // Facts that the operator fills in, in its own language.
  ...Object.values({ ...operator, ...legalTemplate }).flatMap((fact) => [fact].flat().map(String)),
  ...names,
  ...written({ month: 'long', weekday: 'long' }),
  ...written({ month: 'short', weekday: 'short' }),
].flatMap((text) => text.toLowerCase().match(/\p{L}+/gu) ?? []);

const storybook = await openStorybook();

/** What is wrong with a story, which the page shows next. */
async function faultsOf(page: Page, { id }: { id: string }): Promise<string[]> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.evaluate(showStory, id);
  await page.evaluate(standsStill, { quietMs: 400 });
  if (!(await page.textContent('#storybook-root'))?.includes('⟦')) return ['shows nothing from words'];
  const faults = new Set(await page.evaluate(textsOutsideWords, known));
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    for (const fault of await page.evaluate(textsCut)) faults.add(`${width} px, ${fault}`);
  }
  return [...faults];
}

const textsOnEachOther = async (page: Page): Promise<string[]> =>
  (await page.evaluate(wordsOnWords as () => string[])).map((pair) => `on each other: ${pair}`);

/**
 * What is wider than a phone when a story is read in text twice as large, and what lies on other text. Tables and strips
 * that scroll by themselves are not wider.
 */
async function faultsOfLargeText(page: Page, { id }: { id: string }): Promise<string[]> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(showStory, id);
  await page.evaluate(standsStill, { quietMs: 200 });
  const faults = await page.evaluate(async (outside) => {
    const { style, clientWidth } = document.documentElement;
    style.fontSize = '200%';
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return document.documentElement.scrollWidth > clientWidth ? [outside] : [];
  }, 'in text twice as large it is wider than a phone');
  const texts = faults.length > 0 ? await page.evaluate(textsCut) : [];
  texts.push(...(await textsOnEachOther(page)));
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  return [...faults, ...texts];
}

/** What looks for faults must find them: one of each kind, and none in what is right. */
async function expectFindsFaults() {
  const page = await storybook.browser.newPage();
  await page.setContent(`<html lang="en">
    <main id="storybook-root">
      <p>⟦Öŕđéŕš Ann⟧ 12 mmHg</p> <p lang="es">Hola</p>
      <p>Left behind</p>
      <p style="width: 3rem; overflow: hidden; white-space: nowrap">⟦Ţöö ļöñĝ ƒöŕ ïţš þļáćé⟧</p>
      <p style="position: absolute; left: 95vw; white-space: nowrap">⟦Öűţšïđé öƒ ţĥé ŵïñđöŵ⟧</p>
      <p>⟦Ĺöŵ⟧</p> <p style="margin-top: -2rem">⟦Öñ ïţ⟧</p>
    </main>`);
  const found = [
    ...(await page.evaluate(textsOutsideWords, known)),
    ...(await page.evaluate(textsCut)),
    ...(await textsOnEachOther(page)),
  ];
  const kinds = found.map((fault) => fault.split(':')[0]).join();
  if (kinds !== 'not from words,cut,outside the window,on each other')
    throw new Error(`Found ${JSON.stringify(found)}`);
  await page.close();
}
await expectFindsFaults();

const isWhole = part === '';
const report = runReport('pseudo', isWhole);
const failed = await judgeAll(stories, {
  newPage: () => storybook.newPage('language:pseudo'),
  faultsOf,
  nameOf: ({ id }) => id,
  tell: ({ id }, faults, ms) => report.tell(stateKey(id, 'In a longer language'), faults, ms),
  isWhole,
});
report.write();
const wide = await judgeAll(
  stories.filter(({ tags }) => !tags.includes('paper')),
  {
    newPage: () => storybook.newPage('language:en'),
    faultsOf: faultsOfLargeText,
    nameOf: ({ id }) => `${id}, large text`,
    isWhole,
  },
);
await storybook.close();
console.log(`${stories.length - failed} passed, ${failed} failed; in large text ${wide} do not fit a phone`);
process.exit(failed + wide > 0 ? 1 : 0);
