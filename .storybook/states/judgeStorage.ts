import type { Browser } from 'playwright';
import { onlyLookedAt } from './focusInFrame.ts';

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
