import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { type Language, pageLanguages } from '@rpm/domain';
import { preview } from 'vite';
import { findChromium } from '../../../scripts/findChromium.ts';

/**
 * Takes the pictures of the user guides from the built Storybook, whose people and clock are made up and fixed:
 * `npm run build -w @rpm/storybook && npm run pictures -w @rpm/portal`. `CHROME_PATH` names the browser.
 */
interface Picture {
  name: string;
  story: string;
  size: readonly [width: number, height: number];
  /** Shows only this part. */
  part?: string;
  /** The button to press first. */
  press?: RegExp;
}
const desk = 1440;
const phone = 390;
const pictures: Picture[] = [
  { name: 'log-in', story: 'screens-account-log-in--default', size: [1200, 860] },
  { name: 'dashboard', story: 'screens-clinic-provider-dashboard--as-in-the-mock-up', size: [desk, 880] },
  { name: 'patients', story: 'screens-clinic-patient-list--desktop', size: [desk, 580] },
  { name: 'record', story: 'screens-clinic-patient-record--default', size: [desk, 900] },
  {
    name: 'assign-device',
    story: 'screens-clinic-assign-device--chooses-patient-and-device',
    size: [desk, 900],
  },
  {
    name: 'reference-range',
    story: 'screens-clinic-set-reference-range--default',
    size: [desk, 900],
    part: '[role=dialog]',
  },
  { name: 'review-order', story: 'screens-clinic-review-order--default', size: [desk, 860] },
  { name: 'orders', story: 'screens-clinic-device-orders--desktop', size: [desk, 620] },
  {
    name: 'time-out',
    story: 'layout-session-timeout--warning',
    size: [desk, 700],
    part: '[role=alertdialog]',
  },
  { name: 'phone-log-in', story: 'screens-account-log-in--default', size: [phone, 760] },
  { name: 'phone-reading', story: 'screens-patient-dashboard--receipt', size: [phone, 820] },
  {
    name: 'phone-activate',
    story: 'screens-patient-dashboard--default',
    size: [phone, 820],
    press: /^(Activate|Activar) /,
    part: '[role=dialog]',
  },
];

const root = join(import.meta.dirname, '../../..');
const server = await preview({
  configFile: false,
  root: join(root, '.storybook'),
  build: { outDir: 'dist' },
  preview: { port: 6106 },
});
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
});

/** Storybook says of its story when it has been played to the end. */
const isPlayed = () => {
  const { __STORYBOOK_PREVIEW__: storybook } = globalThis as {
    __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
  };
  return storybook?.currentRender?.phase === 'finished';
};

async function take(page: Page, language: Language, { name, story, part, press }: Picture) {
  await page.goto(
    `http://localhost:6106/iframe.html?id=${story}&viewMode=story&globals=theme:light;language:${language}`,
  );
  await page.waitForFunction(isPlayed);
  if (press) await page.getByRole('button', { name: press }).first().click();
  await page.evaluate(() => document.fonts.ready.then(() => (document.activeElement as HTMLElement)?.blur()));
  await page.locator(part ?? 'body').waitFor();
  const path = join(root, 'docs/guides', language, 'pictures', `${name}.png`);
  const options = { path, animations: 'disabled' } as const;
  await (part ? page.locator(part).screenshot(options) : page.screenshot(options));
}

for (const language of pageLanguages)
  for (const picture of pictures) {
    const [width, height] = picture.size;
    const page = await browser.newPage({
      viewport: { width, height },
      deviceScaleFactor: width === phone ? 1.5 : 1,
      reducedMotion: 'reduce',
    });
    await take(page, language, picture);
    await page.close();
    console.log(language, picture.name);
  }
await browser.close();
await server.close();
