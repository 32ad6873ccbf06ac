import { readFile } from 'node:fs/promises';
import { inboxWords } from '@rpm/domain/words/inbox';
import { ownRecordWords } from '@rpm/domain/words/ownRecord';
import { unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, journey, logIn } from './journey.ts';

const { takeOut, corrections } = ownRecordWords;

journey(
  'the patient takes everything out as one file, under the policy of the page (45 CFR 164.524)',
  async ({ page }) => {
    await page.goto('/patient-profile');
    await logIn(page, 'patient@northside.example');
    const coming = page.waitForEvent('download', { timeout: 60_000 });
    await page.getByRole('button', { name: takeOut.button }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(/^health-record-\d{8}\.zip$/);
    const parts = unzipSync(new Uint8Array(await readFile(await download.path())));
    const paths = Object.keys(parts);
    expect(paths).toEqual(expect.arrayContaining(['fhir-bundle.json', 'record.json', 'tables/notes.csv']));
    const bundle = JSON.parse(Buffer.from(parts['fhir-bundle.json'] ?? []).toString());
    expect(bundle).toMatchObject({ resourceType: 'Bundle', type: 'collection' });
    const { text } = await extractText(
      await getDocumentProxy(parts['health-record.pdf'] ?? new Uint8Array()),
    );
    expect(text.join(' ')).toContain('Marigold Testpatient');
    await expect(page.getByText(takeOut.done)).toBeVisible();
  },
);

journey(
  'a request to correct the record is answered by the clinic, and the patient reads the answer (45 CFR 164.526)',
  async ({ browser, page }) => {
    const answer = 'It says Example Street 7 now.';
    const wrong = 'My street is Example Street 7, not 1.';
    await page.goto('/patient-profile');
    await logIn(page, 'patient@northside.example');
    await page.getByRole('textbox', { name: corrections.label }).fill(wrong);
    await page.getByRole('button', { name: corrections.button }).click();
    await expect(page.getByText(corrections.states.New)).toBeVisible();

    const clinic = await (await browser.newContext()).newPage();
    await clinic.goto('/inquiry?part=clinic');
    await logIn(clinic, 'staff@northside.example');
    const entry = clinic
      .getByRole('list', { name: inboxWords.list })
      .getByRole('article')
      .filter({ hasText: wrong });
    await entry.getByRole('button', { name: new RegExp(`^${inboxWords.answer} `) }).click();
    await entry.getByRole('textbox').fill(answer);
    await entry.getByRole('button', { name: inboxWords.reply.send }).click();
    await expect(entry).toHaveCount(0);

    await page.reload();
    const request = page.getByRole('listitem').filter({ hasText: wrong });
    await expect(request.getByText(answer)).toBeVisible();
    await expect(request.getByText(corrections.states.Answered({ name: 'Quince Deskworth' }))).toBeVisible();
  },
);
