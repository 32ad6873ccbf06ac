import { fileWords } from '@rpm/domain/words/file';
import { pdfOf } from '@rpm/ui/parts/files/pdfStory.ts';
import { expect, expectAccessible, journey, logIn } from './journey.ts';

const { upload, detail } = fileWords;
/** Some 700 kB: three parts. */
const report = pdfOf(['Potassium 4.2', ...Array.from({ length: 2200 }, (_, at) => `Page ${at + 2}`)]);

journey.describe('a lab report on a bad line', () => {
  journey.use({
    expectedConsole: { lines: [/net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED/, /HTTP error! status: 0/] },
  });

  journey(
    'goes on from what has come, is kept once, and is shown page by page with nothing of it run (RTE-05, F18)',
    async ({ page }) => {
      const from: number[] = [];
      await page.route('**/api/add-file-part', async (route) => {
        from.push(route.request().postDataJSON().from);
        // The second part never arrives, the first time.
        if (from.length === 2) await route.abort('internetdisconnected');
        else await route.continue();
      });
      await page.goto('/my-labreports');
      await logIn(page, 'patient@northside.example');
      await expect(page.getByRole('heading', { name: fileWords.myLabs })).toBeVisible();
      await expectAccessible(page);
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: fileWords.choose }).click();
      await (await chooser).setFiles({
        ...{ name: 'Panel on a bad line.pdf', mimeType: 'application/pdf', buffer: Buffer.from(report) },
      });
      const row = page.getByRole('list', { name: fileWords.addTitle }).getByRole('listitem');
      await row.getByRole('button', { name: upload.retry }).click();
      await expect(row.getByText(upload.saved).first()).toBeVisible();
      // What had come was not sent again.
      expect(from.slice(0, 3)).toEqual([0, 256_000, 256_000]);

      await page.getByRole('link', { name: 'Panel on a bad line.pdf' }).click();
      const shown = page.getByRole('region', { name: detail.pdf.page({ at: 1, count: 2201 }) });
      await expect(shown.locator('canvas[data-painted]')).toBeVisible();
      await expect(shown.getByText('Potassium 4.2')).toBeAttached();
      await page.getByRole('button', { name: detail.pdf.next }).click();
      await expect(page.getByText('Page 2', { exact: true })).toBeAttached();
      await expectAccessible(page);
      expect(await page.title()).not.toContain('Panel');

      await page.getByRole('button', { name: detail.remove }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: detail.remove }).click();
      await expect(page.getByText(detail.removed)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Panel on a bad line.pdf' })).toHaveCount(0);
    },
  );
});
