import type { Page } from '@playwright/test';
import { allocationWords } from '@rpm/domain/words/allocation';
import { dialogWords } from '@rpm/domain/words/frame';
import { orderWords } from '@rpm/domain/words/order';
import { deliveryModeWords } from '@rpm/domain/words/orderStatus';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, expectAccessible, journey, logIn } from './journey.ts';

const models = ['EX-BP120', 'SD-WS55', 'EX-OX30', 'PL-BG40', 'PL-HR21', 'SD-TH8'];

/** An order of so many devices for Juniper Mockford, as the screen before the review leaves it in the browser. */
const orderOf = (count: number) => ({
  ownerId: 'user-doctor-northside',
  patientId: 'patient-003',
  orderKey: `journey-${count}`,
  devices: Array.from({ length: count }, (_, at) => ({ deviceId: models[at % models.length], vitals: [] })),
});

/** Places an order of so many devices for Pickup, and gives the printed letter, page by page. */
async function letterOf(count: number, page: Page): Promise<string[]> {
  await page.evaluate(
    (order) => localStorage.setItem('rpm.selection', JSON.stringify(order)),
    orderOf(count),
  );
  await page.goto('/review-order');
  await page.getByRole('radio', { name: deliveryModeWords.Pickup }).check();
  await page.getByRole('button', { name: 'Confirm Order' }).click();
  await expect(page.getByRole('dialog', { name: 'Order Confirmation' })).toBeVisible();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  return text.map((each) => each.replaceAll(/\s+/g, ' '));
}
const head = 'Vital Type Device Type Model Quantity';

journey.beforeEach(async ({ page }) => {
  await page.goto('/review-order');
  await logIn(page, 'doctor@northside.example');
  await expect(page.getByRole('heading', { name: orderWords.review.title })).toBeVisible();
});

journey(
  'an order is put together, reviewed and placed, and shows in Device Orders (REV-01 to REV-09)',
  async ({ page }) => {
    await page.goto('/rpm-device-allocation');
    await page.getByLabel(allocationWords.search).fill('juniper');
    await page.getByRole('button', { name: /^Juniper Mockford/ }).click();
    await page.getByRole('button', { name: 'Add Ear Thermometer' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: allocationWords.continue }).click();
    await expect(page.getByRole('heading', { name: orderWords.review.title })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Ear Thermometer' })).toBeVisible();
    await page.getByRole('radio', { name: deliveryModeWords.Mail }).check();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Ear Thermometer' })).toBeVisible();
    await page.getByRole('radio', { name: deliveryModeWords.Mail }).check();
    await page.getByRole('radio', { name: new RegExp(`^${orderWords.review.newAddress}`) }).check();
    await page.getByRole('button', { name: 'Confirm Order' }).click();
    await expect(page.getByText('Street address is required')).toBeVisible();
    await page.getByRole('radio', { name: new RegExp(`^${orderWords.review.savedAddress}`) }).check();
    await page.getByRole('button', { name: 'Confirm Order' }).click();
    const dialog = page.getByRole('dialog', { name: 'Order Confirmation' });
    await expect(dialog).toContainText('Order RPM-');
    const [, number = 'none'] = /Order (RPM-\d+)/.exec((await dialog.textContent()) ?? '') ?? [];
    await expect(dialog).toContainText(
      orderWords.review.confirmed.Mail({ count: 1, name: 'Juniper Mockford' }),
    );
    expect(await page.evaluate(() => localStorage.getItem('rpm.selection'))).toBeNull();
    await page.goto('/orders');
    await expect(page.getByRole('row').filter({ hasText: number })).toContainText('Submitted');
  },
);

journey(
  'the letter for ten devices is one page, and nothing else is on paper (LET-01 to LET-03)',
  async ({ page }) => {
    const pages = await letterOf(10, page);
    expect(pages).toHaveLength(1);
    const [text = ''] = pages;
    const today = new Intl.DateTimeFormat('en-US', {
      timeZone: 'America/New_York',
      month: 'long',
      day: '2-digit',
      year: 'numeric',
    }).format(new Date());
    for (const part of [
      `Remote Patient Monitoring ${today} Juniper Mockford`,
      'Device Allocation Letter Dear Juniper Mockford,',
      `${head} Blood Pressure Upper Arm Monitor EX-BP120 1 Weight Connected Scale SD-WS55 1`,
      'Sincerely, Wren Q. Exampledoc Northside Sample Clinic',
    ]) {
      expect(text).toContain(part);
    }
    expect(text.match(/ 1(?= )/g)).toHaveLength(10);
    expect(text).not.toMatch(/Confirm Order|Order Confirmation|Selected Devices|Go to Dashboard/);
  },
);

journey(
  'the letter for fifty devices repeats the head of its table on every page that has rows, and splits no row (LET-02)',
  async ({ page }) => {
    const pages = await letterOf(50, page);
    expect(pages.length).toBeGreaterThan(1);
    const withRows = pages.filter((text) => models.some((model) => text.includes(model)));
    for (const text of withRows) expect(text).toContain(head);
    const rows = pages.flatMap(
      (text) => text.match(new RegExp(`(?:${models.join('|')}) 1(?: |$)`, 'g')) ?? [],
    );
    expect(rows).toHaveLength(50);
  },
);

journey('after the letter, paper shows the page that is on the screen', async ({ page }) => {
  await letterOf(1, page);
  await page.getByRole('button', { name: dialogWords.close }).click();
  await page.goto('/orders');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await page.pdf())));
  expect(text.join(' ')).toContain('Device Orders');
  expect(text.join(' ')).not.toContain('Device Allocation Letter');
});
