import type { Browser, Page } from 'playwright';
import { onlyLookedAt } from './focusInFrame.ts';

/** What somebody has chosen on the page of all states, as it shows it. */
async function chosenOn(page: Page): Promise<string[]> {
  const sheet = page.frameLocator('#storybook-preview-iframe');
  const checked = await sheet.getByRole('radio', { checked: true }).all();
  return [
    await sheet.getByRole('heading', { level: 2 }).first().innerText(),
    ...(await Promise.all(checked.map((each) => each.evaluate((radio: HTMLInputElement) => radio.value)))),
    await sheet.getByRole('searchbox', { name: 'Find a state' }).inputValue(),
    await sheet.getByRole('status').first().innerText(),
  ];
}

/**
 * Chooses a screen, what of it, how wide and by which words, and opens the address that is there then in another tab: it must
 * show the same.
 *
 * @returns what is not kept
 */
export async function faultsOfChoice(browser: Browser, origin: string): Promise<string[]> {
  async function open(address: string) {
    const page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
    // What is in the frames is played elsewhere.
    await page.route(new RegExp(`iframe\\.html.*${onlyLookedAt}`), (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>A state</title>' }),
    );
    await page.goto(address);
    const sheet = page.frameLocator('#storybook-preview-iframe');
    await sheet.getByRole('button', { name: 'Account: Launch' }).waitFor({ timeout: 30_000 });
    return { page, sheet };
  }
  const { page, sheet } = await open(`${origin}?path=/story/all-states--of-every-screen`);
  const first = await chosenOn(page);
  // Another language loads the page of states again, also directly after something is chosen.
  const spanish = await sheet.getByRole('radio', { name: 'Español' }).elementHandle();
  await sheet.getByRole('button', { name: 'Account: Launch' }).evaluate((launch: HTMLElement, language) => {
    launch.click();
    if (language instanceof HTMLElement) language.click();
  }, spanish);
  await sheet.locator('html[lang=es]').waitFor({ timeout: 30_000 });
  await sheet.getByRole('button', { name: 'Account: Launch' }).waitFor({ timeout: 30_000 });
  await sheet.getByRole('radio', { name: 'Dark' }).click({ force: true });
  await sheet.locator('html[data-theme=dark]').waitFor({ timeout: 30_000 });
  // Another theme draws the page anew, which then reads the stories once more.
  await sheet.getByRole('heading', { name: 'All states: Account, Launch' }).waitFor({ timeout: 30_000 });
  for (const name of ['Faults', '768'])
    await sheet.getByRole('radio', { name, exact: true }).check({ force: true });
  await sheet.getByRole('searchbox', { name: 'Find a state' }).pressSequentially('server, fails');
  const chosen = await chosenOn(page);
  const same = first.filter((each, at) => each === chosen[at]);
  // The address follows when the last key is a while ago.
  await page.waitForURL(/find:server(\+|%20| )fails/, { timeout: 10_000 });
  const again = await open(page.url());
  const kept = await chosenOn(again.page);
  await Promise.all([page.close(), again.page.close()]);
  return [
    ...same.map((each) => `the choice does not change "${each}"`),
    // An address holds words alone.
    ...chosen.flatMap((each, at) =>
      each.replaceAll(/\W+/g, ' ') === kept[at]?.replaceAll(/\W+/g, ' ')
        ? []
        : [`"${each}" is "${kept[at]}" when its address is opened`],
    ),
  ];
}

/**
 * Opens a state as somebody got it by a link, dark and in Spanish, and goes from it to all states of its screen.
 *
 * @returns what is wrong there
 */
export async function faultsOfWayBack(browser: Browser, origin: string): Promise<string[]> {
  const page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
  const state = 'screens-clinic-device-orders-actions--update-fails';
  await page.goto(
    `${origin}?path=/story/${state}&globals=theme:dark;language:es;viewport.value:w390&panel=false`,
  );
  await page.getByRole('link', { name: 'All states of the screen' }).click({ timeout: 30_000 });
  const sheet = page.frameLocator('#storybook-preview-iframe');
  await sheet
    .getByRole('heading', { name: 'All states: Clinic, Device orders' })
    .waitFor({ timeout: 30_000 });
  const shown = await sheet.locator('html').evaluate((html: HTMLElement) => {
    const { lang, dataset, clientWidth } = html;
    return `${lang}, ${dataset.theme}, ${clientWidth > 600 ? 'wide' : 'narrow'}`;
  });
  await page.close();
  return shown === 'es, dark, wide' ? [] : [`the way back leads to a page that is ${shown}`];
}
