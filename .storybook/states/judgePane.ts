import type { Browser, FrameLocator, Page } from 'playwright';

/** Heading and head of a page: which it is, and who is there. */
async function headsOf(page: Page | FrameLocator): Promise<string> {
  // The story has one of its own, before that of the page is there.
  const heading = page.locator('#main h1');
  await heading.waitFor({ timeout: 30_000 });
  return `${await heading.innerText()}, ${await page.locator('header').first().innerText()}`;
}

/** How many calls the journey tells of. */
const callsTold = async (page: Page): Promise<number> =>
  Number.parseInt(await page.getByText(/^\d+ calls, \d+ unexpected$/).innerText(), 10);

/**
 * Opens a journey, and the pane of the clinic in a window of its own, as a person does who wants more room: both must show the same
 * person on the same page of the same clinic, and what is done in the window must come to the journey.
 *
 * @returns what is wrong
 */
export async function faultsOfPane(browser: Browser, origin: string): Promise<string[]> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await page.goto(`${origin}iframe.html?id=journeys-enroll-to-bill--walk&viewMode=story`);
  await page.getByRole('button', { name: 'Next: Enroll' }).waitFor({ timeout: 30_000 });
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Open Clinic alone' }).click();
  const opened = await opening;
  const inFrame = await headsOf(page.frameLocator('iframe[title="Clinic, live"]'));
  const inWindow = await headsOf(opened);
  const before = await callsTold(page);
  await opened.getByRole('link', { name: 'Device Orders' }).first().click();
  await opened.getByRole('heading', { level: 1, name: 'Device Orders' }).waitFor({ timeout: 30_000 });
  await opened.getByRole('table').waitFor({ timeout: 30_000 });
  const after = await callsTold(page);
  await context.close();
  return [
    ...(inFrame === inWindow ? [] : [`the window shows "${inWindow}", the frame "${inFrame}"`]),
    ...(after > before ? [] : [`the journey tells of ${after} calls, as before the window was used`]),
  ];
}
