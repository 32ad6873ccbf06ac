import type { Browser } from 'playwright';
import { onlyLookedAt } from './focusInFrame.ts';

/** Opens a page of a sheet as the printer gets it: it must show what it shows on the screen. @returns what is wrong */
export async function faultsOfPaper(browser: Browser, origin: string): Promise<string[]> {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  const id = 'screens-clinic-review-order--default';
  await page.goto(`${origin}iframe.html?id=${id}&viewMode=story&${onlyLookedAt}=true`);
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished');
  const shown = () => page.locator('#storybook-root').innerText();
  const onScreen = await shown();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  const onPaper = await shown();
  await page.close();
  return onPaper === onScreen ? [] : [`on paper a page shows "${onPaper.slice(0, 80)}"`];
}

/**
 * Opens two pages of a sheet side by side, as the sheet does: what one stores the other must not find, nor hear of.
 *
 * @returns what is wrong
 */
export async function faultsOfStorage(browser: Browser, origin: string): Promise<string[]> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  async function open(story: string) {
    const page = await context.newPage();
    const id = `screens-clinic-assign-device--${story}`;
    await page.goto(`${origin}iframe.html?id=${id}&viewMode=story&${onlyLookedAt}=true`);
    await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 30_000 });
    return page;
  }
  const one = await open('default');
  const other = await open('chooses-patient-and-device');
  await one.evaluate(() => {
    addEventListener('storage', () => document.body.classList.add('heard'));
    new BroadcastChannel('tabs').onmessage = () => document.body.classList.add('heard');
  });
  await other.evaluate(() => {
    for (const storage of [localStorage, sessionStorage]) storage.setItem('own', 'kept');
    new BroadcastChannel('tabs').postMessage('heard');
  });
  const kept = await other.evaluate(() => [
    localStorage.getItem('own'),
    { ...sessionStorage }.own,
    localStorage.length > 0,
  ]);
  const found = await one.evaluate(() => [
    localStorage.getItem('own'),
    document.body.className.includes('heard'),
  ]);
  await context.close();
  return [
    ...(kept.every((each) => each === 'kept' || each === true)
      ? []
      : [`a page finds ${kept.join(', ')} of its own`]),
    ...(found.some(Boolean) ? ['a page finds or hears what another one stores'] : []),
  ];
}
