import { credentialWords as texts } from '@rpm/domain/words/credential';
import { expect, expectAccessible, journey, logIn } from './journey.ts';

const { check, clinic: ofClinic, dialog } = texts;

journey(
  'a provider uploads a certificate with its document, an administrator looks at it and verifies it (SCR-09)',
  async ({ page, browser }) => {
    await page.goto('/upload-credentials');
    await logIn(page, 'doctor2@northside.example');
    const box = page.getByRole('dialog', { name: dialog.title });
    await box.getByLabel(dialog.choose).setInputFiles({
      name: 'npi.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
    });
    await box.getByRole('combobox', { name: dialog.kind }).click();
    await page.getByRole('option', { name: texts.kinds.npi }).click();
    await box.getByLabel(dialog.number).fill('1234567893');
    await box.getByLabel(dialog.issuer).fill('National registry');
    await box.getByLabel(dialog.issued, { exact: true }).fill('2015-05-01');
    await expectAccessible(page);
    await box.getByRole('button', { name: dialog.upload }).click();
    await expect(box).toHaveCount(0);
    await expect(page).toHaveURL(/\/mycredentials$/);
    await expect(page.getByText(texts.states.checking)).toBeVisible();

    const administrator = await (await browser.newContext()).newPage();
    await administrator.goto('/mycredentials');
    await logIn(administrator, 'admin@northside.example');
    await administrator.getByRole('button', { name: `${ofClinic.check} of NPI, Teasel Fakeley` }).click();
    const checking = administrator.getByRole('dialog', { name: check.title({ credential: 'NPI' }) });
    await expect(checking.getByText('1234567893')).toBeVisible();
    await checking.getByRole('button', { name: check.accept }).click();
    await expect(checking).toHaveCount(0);
    await administrator.context().close();

    await page.reload();
    await expect(page.getByText(texts.states.verified, { exact: true })).toBeVisible();
  },
);
