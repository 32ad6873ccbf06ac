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

/** A window of another width, when it is drawn so. */
async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}
