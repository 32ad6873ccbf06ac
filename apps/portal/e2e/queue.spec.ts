import { workingModeWords as texts } from '@rpm/domain/words/workingMode';
import { expect, expectAccessible, journey, logIn } from './journey.ts';

/** Whom a colleague holds, the server refuses: that is the rule, and the screen goes on to the next. */
journey.use({ expectedConsole: { lines: [/status of 409/, /HTTP error! status: 409/] } });

/** SCR-02: two people work one queue and never have the same patient open; who leaves comes back to the same place. */
journey('two nurses on one queue never get the same patient', async ({ page, browser }) => {
  const open = (at: typeof page) => at.locator('#open-patient');
  const begin = async (at: typeof page, username: string) => {
    await at.goto('/login');
    await logIn(at, username);
    await at.waitForURL((url) => url.pathname !== '/login');
    await at.goto('/patient-list');
    await at.getByRole('link', { name: texts.start }).click();
    await expect(open(at)).toBeVisible();
    return open(at).innerText();
  };
  const first = await begin(page, 'staff@northside.example');
  await expectAccessible(page);
  const context = await browser.newContext();
  const other = await context.newPage();
  const theirs = await begin(other, 'doctor@northside.example');
  expect(theirs).not.toBe(first);
  // The nurse's list shows who is with a colleague, once it is read again.
  const queue = page.getByRole('list', { name: texts.queue }).getByRole('button');
  await expect(queue.filter({ hasText: theirs }).first()).toContainText('Wren', { timeout: 40_000 });
  // By the keyboard alone: on, and back.
  await page.keyboard.press('j');
  await expect(open(page)).not.toHaveText(first);
  expect(await open(page).innerText()).not.toBe(await open(other).innerText());
  await page.keyboard.press('k');
  await expect(open(page)).toHaveText(first);
  // Left by the menu of the page and begun again: the same place, also for a browser that knows nothing.
  await page.getByRole('link', { name: texts.toList }).first().click();
  await page.reload();
  await page.getByRole('link', { name: texts.start }).click();
  await expect(open(page)).toHaveText(first);
  await context.close();
});
