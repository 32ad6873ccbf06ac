import { clinicOrderWords } from '@rpm/domain/words/clinicOrder';
import { pagesWords } from '@rpm/domain/words/frame';
import { orderStatusWords } from '@rpm/domain/words/orderStatus';
import { recordWords } from '@rpm/domain/words/record';
import { expect, expectAccessible, journey, logIn } from './journey.ts';

journey.beforeEach(async ({ page }) => {
  await page.goto('/orders');
  await logIn(page, 'staff@northside.example');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
});

journey(
  'staff work an order from Submitted to Shipped, and it is still so after a reload (STS-02, STS-04)',
  async ({ page }) => {
    const row = page.getByRole('row').filter({ hasText: 'RPM-20417' });
    await expect(row).toContainText('Submitted');
    await row.getByRole('button', { name: /^Acknowledge/ }).click();
    await expect(row).toContainText('Processing');
    await expect(
      page.getByText(
        clinicOrderWords.statusUpdated({ orderId: 'RPM-20417', status: orderStatusWords.Processing }),
      ),
    ).toBeVisible();
    await row.getByRole('button', { name: /^Shipped/ }).click();
    await expect(row.getByRole('button', { name: /^Activate/ })).toBeVisible();
    await page.reload();
    await expect(row.getByRole('button', { name: /^Activate/ })).toBeVisible();
    await row.getByRole('button', { name: /^Activate/ }).click();
    await expect(page.getByText(clinicOrderWords.deviceReady)).toBeVisible();
  },
);

journey(
  'two members of staff acknowledge the same order, and nothing goes wrong (STS-08)',
  async ({ page, browser }) => {
    const colleague = await (await browser.newContext()).newPage();
    await colleague.goto('/orders');
    await logIn(colleague, 'doctor@northside.example');
    const mine = page.getByRole('row').filter({ hasText: 'RPM-20416' });
    const theirs = colleague.getByRole('row').filter({ hasText: 'RPM-20416' });
    await expect(theirs).toContainText('Submitted');
    await theirs.getByRole('button', { name: /^Acknowledge/ }).click();
    await expect(theirs).toContainText('Processing');
    await mine.getByRole('button', { name: /^Acknowledge/ }).click();
    await expect(mine).toContainText('Processing');
    await expect(mine.getByRole('button', { name: /^Picked Up/ })).toBeVisible();
  },
);

journey(
  'search, page and rows ask the server, and Clear Filter brings all back (ORD-03 to ORD-11)',
  async ({ page }) => {
    await expect(page.getByRole('button', { name: 'Clear Filter' })).toHaveCount(0);
    await page.getByRole('button', { name: pagesWords.next }).click();
    await expect(page.getByText(/Page 2 of/)).toBeVisible();
    await expect(page.getByRole('row').nth(1).getByRole('cell').first()).toHaveText('6');

    await page.getByRole('searchbox').fill('Marigold');
    await expect(page.getByText(/Page 1 of/)).toBeVisible();
    await expect(page.getByRole('rowheader').first()).toContainText('Marigold');

    await page.getByRole('combobox', { name: clinicOrderWords.searchBy }).click();
    await page.getByRole('option', { name: recordWords.record.devices.columns.orderId }).click();
    await page.getByRole('searchbox').fill('no such order');
    await expect(page.getByText('No Device Order Records Found')).toBeVisible();
    await page.getByRole('button', { name: 'Clear Filter' }).first().click();
    await expect(page.getByRole('rowheader')).toHaveCount(5);

    await page.getByRole('combobox', { name: clinicOrderWords.rowsPerPage }).click();
    await page.getByRole('option', { name: '20', exact: true }).click();
    await expect(page.getByRole('rowheader')).toHaveCount(20);
  },
);

journey(
  'fourteen columns at 1440 without sideways scroll, cards on a phone, axe clean on both (ORD-02)',
  async ({ page }) => {
    await expect(page.getByRole('columnheader')).toHaveCount(14);
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    const scrolling = await page.locator('[data-scrolls]').count();
    expect([await overflow(), scrolling]).toEqual([0, 0]);
    await expectAccessible(page);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(page.getByRole('columnheader')).toHaveCount(0);
      expect(await overflow()).toBe(0);
      await expectAccessible(page);
    }
  },
);

journey('another clinic sees only its own orders (ORD-01, ROL-03)', async ({ browser }) => {
  const page = await (await browser.newContext()).newPage();
  await page.goto('/orders');
  await logIn(page, 'doctor@southside.example');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expect(page.getByText('Southside Sample Clinic').first()).toBeVisible();
  await page.getByRole('combobox', { name: clinicOrderWords.searchBy }).click();
  await page.getByRole('option', { name: recordWords.record.devices.columns.orderId }).click();
  await page.getByRole('searchbox').fill('RPM-20417');
  await expect(page.getByText('No Device Order Records Found')).toBeVisible();
});
