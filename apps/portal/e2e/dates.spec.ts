import type { Page } from '@playwright/test';
import { dashboardWords } from '@rpm/domain/words/dashboard';
import { rangeWords } from '@rpm/domain/words/range';
import { recordWords } from '@rpm/domain/words/record';
import { expect, journey, logIn } from './journey.ts';

/** Opens the record of the first patient of the list who has measured blood pressure. */
async function openRecord(page: Page) {
  await page.goto('/patient-list');
  await logIn(page, 'doctor@northside.example');
  await page.getByRole('rowheader').first().getByRole('link').click();
  await expect(page.getByRole('button', { name: recordWords.record.setRange })).toBeEnabled();
}

/** Opens the record with all readings on its chart: a month that has just begun has none. */
async function openChart(page: Page) {
  await openRecord(page);
  await page.getByRole('radio', { name: dashboardWords.overall, exact: true }).click();
}

/** Types into the browser's own field, part by part. */
async function type(page: Page, label: string, keys: string) {
  await page.getByLabel(label).focus();
  await page.keyboard.type(keys);
}

journey('February 30 is an invalid time, typed whole and typed over (RNG-11)', async ({ page }) => {
  await openRecord(page);
  await page.getByRole('button', { name: recordWords.record.setRange }).click();
  const dialog = page.getByRole('dialog', { name: new RegExp(rangeWords.title({ vital: '.*' })) });
  const start = dialog.getByLabel(rangeWords.start);
  const invalid = dialog.getByText('Invalid date-time selection.');
  await type(page, 'Start date and time', '02302031');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('0930AM');
  await dialog.getByLabel(rangeWords.end).focus();
  await expect(invalid).toBeVisible();
  await start.fill('2031-02-28T09:30');
  await expect(invalid).toHaveCount(0);
  await type(page, 'Start date and time', '0230');
  await expect(invalid).toBeVisible();
  await expect(dialog.getByText('Start date and time are required.')).toHaveCount(0);
});

journey.describe('a French browser in Paris', () => {
  journey.use({ locale: 'fr-FR', timezoneId: 'Europe/Paris' });

  journey(
    'the months of the chart are French, the dates of the specification stay (DSP-04)',
    async ({ page }) => {
      await openChart(page);
      const months =
        /^(\d\d )?(janv\.?|févr\.?|mars|avr\.?|mai|juin|juil\.?|août|sept\.?|oct\.?|nov\.?|déc\.?)/;
      await expect(page.locator('main svg text').filter({ hasText: months }).first()).toBeVisible();
      await expect(page.getByText(/^Times shown in \w+ Time$/)).toBeVisible();
    },
  );
});

journey.describe('a French browser in New York', () => {
  journey.use({ locale: 'fr-FR', timezoneId: 'America/New_York' });

  journey('in the United States the months are English (DSP-04)', async ({ page }) => {
    await openChart(page);
    const months =
      /^(January|February|March|April|May|June|July|August|September|October|November|December|[A-Z][a-z]{2} )/;
    await expect(page.locator('main svg text').filter({ hasText: months }).first()).toBeVisible();
  });
});
