import { conversationWords } from '@rpm/domain/words/conversation';
import { navWords } from '@rpm/domain/words/frame';
import { ownReadingWords as texts } from '@rpm/domain/words/ownReading';
import { recordWords } from '@rpm/domain/words/record';
import { trendWords } from '@rpm/domain/words/trend';
import { vitalWords } from '@rpm/domain/words/vital';
import { expect, expectAccessible, journey, logIn } from './journey.ts';

journey(
  'a patient types a reading, and the clinic sees it with the mark of who stands for it (RTE-07)',
  async ({ page, browser }) => {
    await page.goto('/build-from-medical-devices');
    await logIn(page, 'patient@northside.example');
    await expect(page.getByRole('heading', { name: texts.title, level: 1 })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: /^Type It In for Blood Oxygen/ }).click();
    await page
      .getByRole('textbox', { name: new RegExp(`^${vitalWords.parameters.oxygenSaturation}`) })
      .fill('97');
    await page.getByRole('button', { name: texts.send }).click();
    await expect(page.getByRole('heading', { name: texts.sent.title, level: 1 })).toBeVisible();
    await expect(page.getByText(texts.sent.patient)).toBeVisible();
    await expect(page).not.toHaveURL(/97/);

    const clinic = await (await browser.newContext()).newPage();
    await clinic.goto('/patient-list');
    await logIn(clinic, 'staff@northside.example');
    await clinic.getByRole('link', { name: 'Marigold Testpatient' }).first().click();
    await clinic.getByRole('link', { name: recordWords.record.tabs.vitals }).click();
    await clinic.getByRole('link', { name: vitalWords.kinds.BloodOxygen }).first().click();
    await expect(clinic.getByText(vitalWords.entered).first()).toBeVisible();
    await expect(clinic.getByRole('navigation', { name: navWords.label })).toBeVisible();
    await clinic.context().close();
  },
);

journey(
  'a patient asks about a reading from its trend, and it goes with the message (PDB-07, API-25)',
  async ({ page }) => {
    await page.goto('/patient-dashboard?vital=BloodPressure&span=week');
    await logIn(page, 'patient@northside.example');
    await page.getByRole('link', { name: trendWords.ask }).click();
    await expect(page.getByRole('button', { name: conversationWords.about.remove })).toBeVisible();
    // The text has no number: what is read beside it is the reading's.
    const text = 'Is this what you expect after my walk?';
    await page.getByRole('textbox', { name: new RegExp(`^${conversationWords.patient.write}`) }).fill(text);
    await page.getByRole('button', { name: conversationWords.send, exact: true }).click();
    const sent = page.getByRole('listitem').filter({ hasText: text }).last();
    await expect(sent).toContainText(vitalWords.kinds.BloodPressure);
    await expect(sent).toContainText(/\d{2,3}\/\d{2,3}/);
  },
);
