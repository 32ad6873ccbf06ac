import { navWords } from '@rpm/domain/words/frame';
import { timerWords as texts } from '@rpm/domain/words/timer';
import { expect, journey, logIn } from './journey.ts';

/** SCR-03: a nurse starts the timer on a record, goes on elsewhere, and stops: the time is in the patient's month. */
journey('a timer started on a record runs on every page and is saved with the month', async ({ page }) => {
  await page.goto('/login');
  await logIn(page, 'staff@northside.example');
  const first = page.getByRole('rowheader').first().getByRole('link');
  const name = (await first.innerText()).replace(/ \(\d{4}\)$/, '');
  await first.click();
  await expect(page).toHaveURL(/patientdetails/);
  await page.getByRole('button', { name: texts.start }).click();
  const pill = page.getByRole('region', { name: texts.pill.region, exact: true });
  await expect(pill.getByText(name)).toBeVisible();
  await page.getByRole('link', { name: navWords.items.deviceOrders }).first().click();
  await expect(pill.getByText(/^00:0[1-9]$/)).toBeVisible();
  // A reload changes nothing: the server has it.
  await page.reload();
  await pill.getByRole('button', { expanded: false }).click();
  await pill.getByRole('link', { name: texts.pill.open }).click();
  await expect(page).toHaveURL(/\/patient-timer\?patient=/);
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: texts.note }).fill('Journey');
  await main.getByRole('button', { name: texts.stop }).click();
  await expect(page.getByText(texts.saved)).toBeVisible();
  await expect(main.getByRole('row').filter({ hasText: 'Journey' })).toHaveCount(1);
  await expect(pill).toHaveCount(0);
});
