import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { findChromium } from '../../../../scripts/findChromium.ts';
import { guideHtml } from './guideHtml.ts';
import { type Guide, guides, printedList, sourceOf } from './guides.ts';

/** Prints the user guides into `public/guides`, where they are kept: `npm run guides -w @rpm/portal`. */
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });

async function print(on: Browser, html: string): Promise<Buffer> {
  const page = await on.newPage();
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  await page.close();
  return pdf;
}

/** The page of each main heading of a print. */
async function pagesOf(pdf: Buffer): Promise<number[]> {
  const file = await getDocumentProxy(new Uint8Array(pdf));
  const [title] = await file.getOutline();
  const parts = (title?.items ?? []).slice(1);
  return Promise.all(
    parts.map(async ({ dest }) => {
      const place = typeof dest === 'string' ? await file.getDestination(dest) : dest;
      return (await file.getPageIndex(place?.[0])) + 1;
    }),
  );
}

/** It is printed twice: the first print finds the pages for the contents. */
async function printGuide(guide: Guide) {
  const first = await print(browser, guideHtml(guide));
  mkdirSync(dirname(guide.file), { recursive: true });
  writeFileSync(guide.file, await print(browser, guideHtml(guide, await pagesOf(first))));
  console.log(guide.file);
}

for (const guide of guides) await printGuide(guide);
const printed = guides.map((guide) => [`${guide.language}/${basename(guide.file)}`, sourceOf(guide)]);
writeFileSync(printedList, `${JSON.stringify(Object.fromEntries(printed), null, 2)}\n`);
await browser.close();
