import { recordRequestWords, requestWorkWords } from '@rpm/domain/words/recordRequest';
import { expect, expectAccessible, journey, logIn } from './journey.ts';

const { ask, confirmed, kinds, list } = recordRequestWords;

journey(
  'a patient has records collected: asks and signs, the clinic works on it, the patient sees that they came (RTE-07)',
  async ({ page, browser }) => {
    await page.goto('/build-using-professional-services');
    await logIn(page, 'patient@northside.example');
    await page.getByLabel(ask.name).fill('Mockville General Hospital');
    await page.getByLabel(ask.city).fill('Mockville, Ohio');
    await page.getByLabel(ask.since, { exact: true }).fill('2020-01-01');
    await page.getByRole('checkbox', { name: kinds.imaging }).check();
    await page.getByRole('checkbox', { name: /Northside Sample Clinic/ }).check();
    await page.getByLabel(ask.sign).fill('Marigold Testpatient');
    await expectAccessible(page);
    await page.getByRole('button', { name: ask.send }).click();
    await expect(page.getByRole('heading', { name: confirmed.title, level: 1 })).toBeVisible();
    const reference = (await page.getByText(/^PS-[2-9A-Z]{6}$/).textContent()) ?? '';

    const clinic = await (await browser.newContext()).newPage();
    await clinic.goto('/inquiry?part=records');
    await logIn(clinic, 'staff@northside.example');
    const entry = clinic.getByRole('article', { name: new RegExp(reference) });
    await entry.getByRole('button', { name: requestWorkWords.moves.request }).click();
    await expect(entry.getByText('Requested, Quince Deskworth')).toBeVisible();
    await entry.getByRole('button', { name: requestWorkWords.moves.complete }).click();
    await expect(entry).toHaveCount(0);
    await clinic.context().close();

    await page.getByRole('link', { name: confirmed.list }).click();
    const card = page.getByRole('article').filter({ hasText: reference });
    await expect(card.getByText(list.states.Complete, { exact: true })).toBeVisible();
    await expect(page).toHaveTitle(/^My record requests/);
    await expectAccessible(page);
  },
);
