import type { Browser, Page } from 'playwright';

/** What of Storybook's own window cannot be reached or is cut off. Runs in the page. */
function cutOff(): string[] {
  const bar = document.querySelector('[data-testid=sb-preview-toolbar]');
  const frame = document.querySelector('#storybook-preview-iframe');
  if (!bar || !frame) return ['no toolbar, or no frame'];
  const tools = [...bar.querySelectorAll('button, a')].filter((each) => each.checkVisibility());
  const edge = bar.getBoundingClientRect();
  const scrolls = getComputedStyle(bar).overflowY === 'auto';
  const beyond = tools.filter((each) => {
    const { right, bottom } = each.getBoundingClientRect();
    return right > window.innerWidth + 1 || (!scrolls && bottom > edge.bottom + 1);
  });
  const last = frame.getBoundingClientRect();
  return [
    ...(tools.length < 15 ? [`only ${tools.length} tools`] : []),
    ...beyond.map(
      (each) => `the tool "${each.getAttribute('aria-label') ?? each.textContent}" is beyond the edge`,
    ),
    ...(last.right > window.innerWidth + 1 || last.width < 250
      ? [`the page ends at ${Math.round(last.right)} px`]
      : []),
    ...(edge.height > window.innerHeight / 3 ? [`the toolbar is ${edge.height} px high`] : []),
  ];
}

/**
 * Opens a state in Storybook as the page of all states does, at 1440 px, in windows that have less: every tool can be reached,
 * nothing of the page is cut off, and no panel stands before it, nor before the page of all states itself.
 *
 * @returns what is wrong, by the width of the window
 */
export async function faultsOfWindow(browser: Browser, origin: string): Promise<string[]> {
  const page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
  const panel = page.locator('#storybook-panel-root');
  async function open(address: string) {
    await page.goto(`${origin}?path=/story/${address}`);
    await page.locator('[data-testid=sb-preview-toolbar] button', { hasText: 'Light' }).waitFor();
    return (await panel.isVisible()) ? [`${address}: the panel stands before the page`] : [];
  }
  const faults = [
    ...(await open('all-states--of-every-screen')),
    ...(await open(
      'screens-clinic-device-orders--default&globals=theme:light;viewport.value:w1440&panel=false',
    )),
  ];
  await page.frameLocator('#storybook-preview-iframe').getByRole('heading', { level: 1 }).waitFor();
  for (const width of [1440, 1024, 390]) {
    await resize(page, width);
    faults.push(...(await page.evaluate(cutOff)).map((fault) => `${width} px: ${fault}`));
  }
  await page.close();
  return faults;
}

/** Writes down what is said of the story's progress. Runs in the window, before anything else of it. */
function hearProgress(): void {
  const heard = new Set<string>();
  Object.assign(window, { heard });
  new MutationObserver(() => {
    const said = document.querySelector('#rpm-progress')?.textContent;
    if (said) heard.add(said);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/**
 * Opens a state that is played, and then one that is not: while either comes it is said, and nothing when it is there.
 *
 * @returns what is not said, or is said for too long
 */
export async function faultsOfProgress(browser: Browser, origin: string): Promise<string[]> {
  const page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
  await page.addInitScript(hearProgress);
  const faults: string[] = [];
  for (const [story, sayings] of [
    ['screens-clinic-device-orders-actions--update-fails', ['Opening…', 'Playing its steps…']],
    ['components-actions-button--primary', ['Opening…']],
  ] as const) {
    await page.goto(`${origin}?path=/story/${story}`);
    await page.waitForFunction((wanted) => {
      const { heard } = window as { heard?: Set<string> };
      return wanted.every((each) => heard?.has(each));
    }, sayings);
    await page
      .locator('#rpm-progress:empty')
      .waitFor({ state: 'attached' })
      .catch(() => faults.push(`${story}: its progress is still told when it is there`));
  }
  await page.close();
  return faults;
}

/** The last choice of each tool of ours. Runs in a page of the preview. */
function lastChoices(): { tool: string; value: string; title: string }[] {
  const types = window.__STORYBOOK_PREVIEW__?.storyStoreValue?.projectAnnotations.globalTypes ?? {};
  return Object.entries(types).flatMap(([tool, { toolbar }]) => {
    const last = toolbar?.items.at(-1);
    return last ? [{ tool, value: last.value, title: last.title }] : [];
  });
}

/**
 * Opens an address in which every tool says its last choice, in a tab of its own: the toolbar must show each, and the page must be so.
 *
 * @returns what is not kept
 */
export async function faultsOfAddress(browser: Browser, origin: string): Promise<string[]> {
  const page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
  const story = 'components-actions-button--primary';
  await page.goto(`${origin}iframe.html?id=${story}&viewMode=story`);
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished');
  const choices = await page.evaluate(lastChoices);
  const said = choices.map(({ tool, value }) => `${tool}:${value}`).join(';');
  await page.goto(`${origin}?path=/story/${story}&globals=${said}`);
  const frame = page.frameLocator('#storybook-preview-iframe');
  await frame.locator('html[data-theme=dark]').waitFor({ timeout: 30_000 });
  const bar = page.locator('[data-testid=sb-preview-toolbar]');
  const shown = await bar.innerText();
  const kept = await frame.locator('html').evaluate(() => ({
    zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    month: new Date().getUTCMonth() + 1,
    size: Number.parseFloat(document.documentElement.style.fontSize),
  }));
  await page.close();
  return [
    ...(choices.length < 15 ? [`only ${choices.length} tools`] : []),
    ...choices
      .filter(({ title }) => !shown.includes(title))
      .map(({ tool, value }) => `${tool}:${value} is not kept`),
    ...(JSON.stringify(kept) === '{"zone":"Pacific/Kiritimati","month":11,"size":32}'
      ? []
      : [`the page has ${JSON.stringify(kept)}`]),
  ];
}

/** A window of another width, when it is drawn so. */
async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}
