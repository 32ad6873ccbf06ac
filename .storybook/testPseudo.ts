import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { demoAccounts, northside } from '@rpm/mock-server/seed';
import { legalTemplate } from '@rpm/ui/screens/public/legalTemplate.ts';
import { operator } from '@rpm/ui/screens/public/operator.ts';
import { chromium, type Page } from 'playwright';
import { preview } from 'vite';
import { findChromium } from '../scripts/findChromium.ts';
import {
  keepAddress,
  noteAnswers,
  showStory,
  standsStill,
  textsCut,
  textsOutsideWords,
} from './pseudoPage.ts';

/**
 * Shows each screen of the built Storybook once in the pseudo-language, as it is when it has loaded, on a phone and on a
 * desk: a text that is not from words stands without brackets, and one with too little room is cut. An argument names a
 * part of the stories to look at.
 *
 * @see ADR 13
 */
const index = new URL('dist/index.json', import.meta.url);
if (!existsSync(index)) throw new Error('Build the Storybook first: npm run build -w @rpm/storybook');
interface Entry {
  id: string;
  type: string;
  title: string;
  importPath: string;
  tags?: string[];
}
const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, Entry> };
const part = process.argv[2] ?? '';
const seenFiles = new Set<string>();
const stories = Object.values(entries).filter(({ type, title, importPath, id, tags = [] }) => {
  if (type !== 'story' || !title.startsWith('Screens/') || !id.includes(part)) return false;
  const isFirst = !seenFiles.has(importPath);
  seenFiles.add(importPath);
  return isFirst || tags.includes('pseudo');
});
if (stories.length === 0) throw new Error('The built Storybook has no screens.');

const first = Object.values(entries).find(
  ({ type, title }) => type === 'story' && title.startsWith('Components/'),
)?.id;

/** Whatever a calendar writes, and units, which are the same in every language. */
const written = (options: Intl.DateTimeFormatOptions) =>
  Array.from({ length: 12 }, (_, at) =>
    new Intl.DateTimeFormat('en-US', options).format(new Date(Date.UTC(2026, at, 1 + at))),
  );
const units = 'mmHg bpm beats lb lbs kg mg dL mmol min RPM SpO PDF JPEG PNG example test am pm UTC';
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

const server = await preview({
  root: fileURLToPath(new URL('.', import.meta.url)),
  configFile: false,
  logLevel: 'error',
  build: { outDir: 'dist' },
  preview: { port: 0, host: '127.0.0.1' },
});
const origin = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
});

/** What is wrong with a story, which the page shows next. */
async function faultsOf(page: Page, id: string): Promise<string[]> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.evaluate(showStory, id);
  await page.evaluate(standsStill, 400);
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

/** What looks for faults must find them: one of each kind, and none in what is right. */
async function expectFindsFaults() {
  const page = await browser.newPage();
  await page.setContent(`<html lang="en">
    <main id="storybook-root">
      <p>⟦Öŕđéŕš Ann⟧ 12 mmHg</p> <p lang="es">Hola</p>
      <p>Left behind</p>
      <p style="width: 3rem; overflow: hidden; white-space: nowrap">⟦Ţöö ļöñĝ ƒöŕ ïţš þļáćé⟧</p>
      <p style="position: absolute; left: 95vw; white-space: nowrap">⟦Öűţšïđé öƒ ţĥé ŵïñđöŵ⟧</p>
    </main>`);
  const found = [...(await page.evaluate(textsOutsideWords, known)), ...(await page.evaluate(textsCut))];
  const kinds = found.map((fault) => fault.split(':')[0]).join();
  if (kinds !== 'not from words,cut,outside the window') throw new Error(`Found ${JSON.stringify(found)}`);
  await page.close();
}
await expectFindsFaults();

let failed = 0;
const queue = [...stories];
/** Two pages at a time, of one browser. */
async function work() {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.addInitScript(noteAnswers);
  await page.addInitScript(keepAddress);
  // `embed` keeps the play functions from running. Only an address that names a story may choose the language.
  await page.goto(`${origin}iframe.html?id=${first}&viewMode=story&embed=true&globals=language:pseudo`);
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.channel);
  await page.evaluate(standsStill, 400);
  for (let story = queue.shift(); story; story = queue.shift()) {
    const faults = await faultsOf(page, story.id).catch((cause: unknown) => [String(cause)]);
    if (faults.length === 0) continue;
    failed += 1;
    console.log(`${story.id}\n${faults.map((fault) => `    ${fault}`).join('\n')}`);
  }
  await page.close();
}
await Promise.all([work(), work()]);
await browser.close();
await server.close();
console.log(`${stories.length - failed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
