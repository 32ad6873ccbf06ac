import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { looks } from './kept.ts';
import { launchAlike, shownAt } from './launch.ts';
import { differencesOf, machineOf } from './machine.ts';
import { keepStill, pictureOf } from './pictureOf.ts';
import { differenceOf, hashOf } from './pixels.ts';
import { writeReport } from './report.ts';
import { serveStorybook } from './serveStorybook.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launchAlike();
  page = await browser.newPage();
  await keepStill(page);
}, 60_000);
afterAll(() => browser.close());

/** A small page with what moves in stories: a caret, something that spins, a field with the focus. */
const small = ({ color = '#0f766e', left = 20, word = 'Acknowledge' }) => `<html lang="en">
  <style>
    @keyframes spin { to { rotate: 1turn } }
    i { display: block; width: 20px; height: 20px; border: 3px solid; border-right-color: #fff; animation: spin 1s infinite linear }
    [data-theme="dark"] body { background: #111; color: #eee }
    b { display: block; height: 40px; background: ${color}; color: #fff; position: relative; left: ${left}px }
  </style>
  <main id="storybook-root"><b>${word} 3 orders</b><input value="120"><i></i></main></html>`;

async function picture(of: Parameters<typeof small>[0], at = 0) {
  await page.goto(`data:text/html,${encodeURIComponent(small(of))}`);
  await page.focus('input');
  return pictureOf(page, looks[at] ?? looks[0]);
}

test('the same page looks the same each time, with a caret, the focus and something that spins', async () => {
  const hashes = new Set<string>();
  for (let turn = 0; turn < 6; turn += 1) hashes.add(hashOf(await picture({})));
  expect([...hashes]).toHaveLength(1);
}, 60_000);

test.each([
  ['one step of one color', { color: '#0f766f' }],
  ['one pixel to the side', { left: 21 }],
  ['one word', { word: 'Acknowledged' }],
])(
  '%s is another picture, and the difference shows where',
  async (_, change) => {
    const [before, after] = [await picture({}), await picture(change)];
    expect(hashOf(after)).not.toBe(hashOf(before));
    const { pixels, marked } = differenceOf(before, after);
    expect(pixels).toBeGreaterThan(0);
    const { data } = PNG.sync.read(marked);
    const red = data.filter((value, at) => at % 4 === 0 && value === 255 && data[at + 1] === 0).length;
    expect(red).toBe(pixels);
  },
  60_000,
);

test('a theme and a width are pictures of their own', async () => {
  const all = [];
  for (const at of looks.keys()) all.push(hashOf(await picture({}, at)));
  expect(new Set(all).size).toBe(looks.length);
}, 60_000);

test('a machine draws like itself, and another Chromium or other fonts are said', async () => {
  const here = await machineOf(browser);
  expect(differencesOf(await machineOf(browser), here)).toEqual([]);
  expect(differencesOf({ ...here, chromium: '1.0' }, here)).toEqual([
    `Chromium 1.0 there, ${here.chromium} here`,
  ]);
  expect(differencesOf({ ...here, drawing: 'others' }, here)).toHaveLength(1);
}, 60_000);

test('the report shows before, after and difference, and axe finds nothing in it', async () => {
  const folder = pathToFileURL(`${mkdtempSync(join(tmpdir(), 'looks-'))}/`);
  const story = { id: 'a--b', title: 'Screens/A <b>', name: 'B', importPath: 'a.stories.tsx', tags: [] };
  const before = await picture({});
  const after = await picture({ word: 'Dismiss' });
  const path = writeReport(
    folder,
    [
      { story, look: looks[0], before, after },
      { story: { ...story, id: 'a--new' }, look: looks[1], before: null, after },
    ],
    ['Before: commit 1. After: now.'],
  );
  await page.goto(pathToFileURL(path).href);
  expect(await page.getByRole('heading', { level: 2 }).first().textContent()).toBe(
    'Screens/A <b>: B, light, 390 px',
  );
  expect(await page.getByRole('img').count()).toBe(4);
  for (const kind of ['before', 'after', 'difference']) {
    expect(existsSync(new URL(`pictures/a--b-light-390-${kind}.png`, folder))).toBe(true);
  }
  const axe = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');
  await page.evaluate(axe);
  const { violations } = (await page.evaluate('axe.run()')) as { violations: { id: string }[] };
  expect(violations.map(({ id }) => id)).toEqual([]);
}, 60_000);

test('a page that shows its own address looks the same wherever it is served', async () => {
  const own =
    '<html lang="en"><main></main><script>document.querySelector("main").textContent = location.href</script>';
  const seen = new Set<string>();
  for (let turn = 0; turn < 2; turn += 1) {
    const folder = pathToFileURL(`${mkdtempSync(join(tmpdir(), 'served-'))}/`);
    writeFileSync(new URL('index.html', folder), own);
    const served = await serveStorybook(folder);
    const there = await launchAlike(served.origin);
    const shown = await there.newPage();
    await shown.goto(shownAt);
    expect(await shown.textContent('main')).toBe(shownAt);
    seen.add(hashOf(await pictureOf(shown, looks[0])));
    await there.close();
    await served.close();
  }
  expect([...seen]).toHaveLength(1);
}, 60_000);
