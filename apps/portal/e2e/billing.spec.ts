import { billingWords as texts } from '@rpm/domain/words/billing';
import { billMonthWords as month } from '@rpm/domain/words/billMonth';
import { evidenceWords } from '@rpm/domain/words/evidence';
import { expect, expectAccessible, journey, logIn } from './journey.ts';

/** SCR-04: from a month's data to the printed evidence, and to the closed month. */
journey('a biller goes from the data of a month to the printed evidence', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
  });
  await page.goto('/login');
  await logIn(page, 'admin@northside.example');
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.goto('/billing-revenue');
  // The month that runs is not billed; the one before it is over.
  await page.getByRole('button', { name: texts.before }).click();
  const billable = page.getByRole('list', { name: texts.columns.billable });
  await expect(billable).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);
  const row = billable.getByRole('listitem').first();
  const name = (await row.locator('[data-row] bdi').innerText()).trim();
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: month.generateChosen({ count: 1 }) }).click();
  await expect(page.getByText(texts.made({ count: 1 })).first()).toBeVisible();
  const billed = page.getByRole('list', { name: texts.columns.billed });
  await expect(billed).toContainText(name);
  await billed.getByRole('button', { name: texts.open({ name }) }).click();
  await expect(page.getByRole('heading', { name: texts.line.clocks })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: evidenceWords.open }).click();
  await page.getByRole('dialog').getByRole('button', { name: evidenceWords.print }).click();
  await expect(page.locator('html[data-printed=yes]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  const sheet = page.getByRole('region', { name: evidenceWords.title });
  await expect(sheet.getByText(evidenceWords.heading({ name }))).toBeVisible();
  await expect(sheet.getByText(evidenceWords.parts.history)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: new RegExp(texts.line.back({ month: '.*' })) }).click();
  await page.getByRole('button', { name: month.close }).click();
  await page.getByRole('dialog').getByRole('button', { name: month.close }).click();
  await expect(page.getByText(new RegExp(month.closed({ day: '.*', name: '.*' })))).toBeVisible();
  await expect(page.getByRole('button', { name: texts.generate })).toHaveCount(0);
  // The demo clinic has billed and closed the month before that one.
  await page.getByRole('button', { name: texts.before }).click();
  await expect(page.getByText(new RegExp(month.closed({ day: '.*', name: '.*' })))).toBeVisible();
  await expect(billed.getByRole('listitem').first()).toBeVisible();
});
