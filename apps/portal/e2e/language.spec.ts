import type { Browser, Page } from '@playwright/test';
import { languageWords as english } from '../../../packages/domain/src/words/en/languageChoice.ts';
import { languageWords as spanish } from '../../../packages/domain/src/words/es/languageChoice.ts';
import { demoPassword, expect, expectAccessible, journey } from './journey.ts';

const isIn = (page: Page, language: 'en' | 'es') =>
  expect(page.locator('html')).toHaveAttribute('lang', language);

/** Logs in by hand, whatever the language of the page is. */
async function logInAnywhere(page: Page, username: string) {
  await page.locator('input[name=username]').fill(username);
  await page.locator('input[name=password]').fill(demoPassword);
  await page.locator('form button[type=submit]').click();
}

/** Chooses in the profile, and waits for the page in that language. */
async function chooseInProfile(page: Page, language: 'en' | 'es', button: string) {
  await page.goto('/profile');
  await page.getByRole('radio', { name: english.names[language] }).check();
  await page.getByRole('button', { name: button }).click();
  await isIn(page, language);
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('radio', { name: english.names[language] })).toBeChecked();
}

/** Another browser of the same person, which asks for a language of its own. */
async function otherBrowser(browser: Browser, locale: string): Promise<Page> {
  const context = await browser.newContext({ locale });
  return context.newPage();
}

journey('a guest chooses Spanish where they are, and an account keeps it', async ({ page, browser }) => {
  await page.goto('/login');
  await isIn(page, 'en');
  await page.getByRole('link', { name: 'Español' }).click();
  await isIn(page, 'es');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('navigation', { name: spanish.label })).toBeVisible();
  await expectAccessible(page);

  await logInAnywhere(page, 'patient@southside.example');
  await expect(page).toHaveURL('/patient-dashboard');
  await isIn(page, 'es');
  // A day and a time as Spanish writes them.
  await expect(page.getByText(/\d de [a-z]+ de 20\d\d, \d{1,2}:\d\d\s[ap]\.\s?m\./).first()).toBeVisible();
  await chooseInProfile(page, 'en', spanish.save);

  // The account says it, against what this browser asks for.
  const other = await otherBrowser(browser, 'es-MX');
  await other.goto('/login');
  await isIn(other, 'es');
  let pages = 0;
  other.on('request', (request) => {
    pages += request.isNavigationRequest() ? 1 : 0;
  });
  await logInAnywhere(other, 'patient@southside.example');
  await expect(other).toHaveURL('/patient-dashboard');
  await isIn(other, 'en');
  expect(pages, 'loaded once more, and no more than once').toBe(1);
  await chooseInProfile(other, 'es', english.save);
  await other.context().close();
});

journey.describe('without JavaScript', () => {
  journey.use({ javaScriptEnabled: false, locale: 'es-US' });

  journey('a public page comes as the browser asks, and its links choose', async ({ page }) => {
    await page.goto('/how-it-works');
    await isIn(page, 'es');
    await page.getByRole('link', { name: 'English' }).click();
    await isIn(page, 'en');
    await expect(page).toHaveURL('/how-it-works');
    await page.goto('/benefits');
    await isIn(page, 'en');
  });
});
