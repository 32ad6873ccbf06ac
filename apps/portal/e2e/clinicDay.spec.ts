import type { APIRequestContext, Page } from '@playwright/test';
import { activationCodeWords } from '@rpm/domain/words/activationCode';
import { addressWords } from '@rpm/domain/words/address';
import { allocationWords } from '@rpm/domain/words/allocation';
import { clinicWords } from '@rpm/domain/words/clinic';
import { activateWords } from '@rpm/domain/words/device';
import { enrolWords } from '@rpm/domain/words/enrol';
import { navWords } from '@rpm/domain/words/frame';
import { orderWords } from '@rpm/domain/words/order';
import { deliveryModeWords } from '@rpm/domain/words/orderStatus';
import { rangeWords } from '@rpm/domain/words/range';
import { recordWords } from '@rpm/domain/words/record';
import { demoPassword, expect, journey, logIn } from './journey.ts';

const patient = { username: 'fern.daylong@example.test', name: 'Fern Daylong' };
const order = (page: Page, device: string) =>
  page.getByRole('row').filter({ hasText: patient.username }).filter({ hasText: device });

/** The patient opens the account with the code from the mailbox and that of the clinic, as the pages for it do. */
async function signUp(request: APIRequestContext, page: Page, activationCode: string) {
  const asked = await request.post('/api/signup', {
    data: { username: patient.username, password: demoPassword, acceptsTerms: true },
  });
  const { ticket } = await asked.json();
  await page.goto('/mailbox');
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(`To ${patient.username}`)).toBeVisible({ timeout: 500 });
  }).toPass();
  const [code] =
    /\d{6}/.exec(
      await page
        .getByText(/^Your code is/)
        .first()
        .innerText(),
    ) ?? [];
  const opened = await request.post('/api/public-verify', {
    data: { username: patient.username, purpose: 'signup', ticket, code, activationCode },
  });
  expect(opened.status()).toBe(200);
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('button', { name: navWords.logout }).click();
  await expect(page).toHaveURL('/login');
}

/** Sets a range with cautious and critical limits in the dialog that is open. */
async function setRange(page: Page, limits: Record<string, [string, string, string, string]>) {
  const dialog = page.getByRole('dialog', { name: /^Set Reference Range for/ });
  const later = new Date(Date.now() + 3_600_000);
  const local = new Date(later.getTime() - 5 * 3_600_000).toISOString().slice(0, 16);
  await dialog.getByLabel(rangeWords.start).fill(local);
  await expect(dialog.getByLabel(rangeWords.end)).not.toHaveValue('');
  const box = dialog.getByRole('checkbox', { name: 'Add Cautious & Critical Values' });
  if (!(await box.isChecked())) await box.check();
  for (const [parameter, [criticalMin, cautiousMin, cautiousMax, criticalMax]] of Object.entries(limits)) {
    const group = dialog.getByRole('group', { name: parameter });
    await group.getByLabel(rangeWords.fields.criticalMin).fill(criticalMin);
    await group.getByLabel(rangeWords.fields.criticalMax).fill(criticalMax);
    await group.getByLabel(rangeWords.fields.cautiousMin).fill(cautiousMin);
    await group.getByLabel(rangeWords.fields.cautiousMax).fill(cautiousMax);
  }
  await dialog.getByRole('button', { name: 'Save Range' }).click();
  await expect(dialog).toHaveCount(0);
}

journey(
  'a day at the clinic: enrol, assign two devices with limits, place and ship the order; the patient activates; a reading shows',
  async ({ page, request }) => {
    // It is as long as a day, and a machine that does other things is slow.
    journey.setTimeout(240_000);
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await page.goto('/patient-list');
    await logIn(page, 'doctor@northside.example');

    // Enrol, and go on to the devices.
    await page.getByRole('button', { name: 'Enroll Patient' }).click();
    const form = page.getByRole('dialog', { name: 'Enroll Patient' });
    await form.getByLabel('First name').fill('Fern');
    await form.getByLabel('Last name').fill('Daylong');
    await form.getByLabel('Date of birth').fill('1949-02-28');
    await form.getByLabel('Email').fill(patient.username);
    await form.getByLabel(enrolWords.consentDate).fill('2026-01-05');
    await form.getByRole('checkbox').check();
    const provider = form.getByRole('combobox', { name: 'Provider' });
    if (!(await provider.textContent())?.includes('Wren')) {
      await provider.click();
      await page.getByRole('option', { name: 'Wren Q. Exampledoc' }).click();
    }
    await form.getByRole('button', { name: 'Enroll Patient' }).click();
    // The code that the clinic hands over to the patient (F5).
    await page.getByRole('button', { name: recordWords.record.activation.open }).click();
    const handedOver = page.getByRole('dialog', { name: activationCodeWords.title });
    await handedOver.getByRole('button', { name: activationCodeWords.get }).click();
    const activationCode = await handedOver.getByRole('status').innerText();
    await handedOver.getByRole('button', { name: activationCodeWords.done }).click();
    await page.getByRole('link', { name: 'Assign Device' }).last().click();
    await expect(page).toHaveURL(/\/rpm-device-allocation/);
    await expect(page.getByText(patient.name).first()).toBeVisible();

    // Two devices; limits for the blood pressure.
    await page.getByRole('button', { name: 'Add Upper Arm Monitor' }).click();
    await page.getByRole('button', { name: 'Add Connected Scale' }).click();
    await page.getByRole('button', { name: /^(Set|Edit) Range Blood Pressure/ }).click();
    await setRange(page, { Systolic: ['85', '95', '135', '165'], Diastolic: ['50', '60', '85', '100'] });
    await page.getByRole('button', { name: allocationWords.continue }).click();

    // Review: Mail, to a new address.
    await expect(page.getByRole('heading', { name: orderWords.review.title })).toBeVisible();
    await expect(page.getByText('85–165')).toBeVisible();
    await page.getByRole('radio', { name: deliveryModeWords.Mail }).check();
    const newAddress = page.getByRole('radio', { name: /^New address/ });
    if (await newAddress.count()) await newAddress.check();
    await page.getByLabel(addressWords.street).fill('12 Sample Court Apt 4B');
    await page.getByLabel(addressWords.city).fill('Mockville');
    await page.getByLabel(addressWords.state).fill('Ohio');
    await page.getByLabel(addressWords.zipCode).fill('43999-1234');
    await page.getByRole('button', { name: 'Confirm Order' }).click();
    const confirmation = page.getByRole('dialog', { name: 'Order Confirmation' });
    await confirmation.getByRole('button', { name: 'Print Order' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed');
    await confirmation.getByRole('button', { name: 'Go to Dashboard' }).click();
    await expect(page).toHaveURL('/doctor-dashboard');

    // The orders: acknowledged and shipped.
    await page.goto('/orders');
    await page.getByRole('searchbox').fill('Fern Daylong');
    const arm = order(page, 'Upper Arm Monitor');
    await arm.getByRole('button', { name: /^Acknowledge/ }).click();
    await expect(arm).toContainText('Processing');
    await arm.getByRole('button', { name: /^Shipped/ }).click();
    await expect(arm.getByRole('button', { name: /^Activate/ })).toBeVisible();
    await expect(order(page, 'Connected Scale')).toContainText('Submitted');
    const number = (await arm.innerText()).match(/RPM-\d+/)?.[0];
    const stored = await page.evaluate(() => localStorage.getItem('rpm.session'));
    const { token: doctor } = JSON.parse(stored ?? '{}') as { token: string };

    // The patient activates the cuff.
    const patientPage = await (
      await page
        .context()
        .browser()
        ?.newContext({ baseURL: new URL(page.url()).origin })
    )?.newPage();
    if (!patientPage) throw new Error('There is no second browser context.');
    await signUp(request, patientPage, activationCode);
    await patientPage.goto('/login');
    await logIn(patientPage, patient.username);
    await expect(patientPage).toHaveURL('/patient-dashboard');
    await patientPage.getByRole('button', { name: 'Activate Upper Arm Monitor' }).click();
    await patientPage.getByRole('textbox', { name: activateWords.serial }).fill('fd 0001');
    await patientPage.getByRole('dialog').getByRole('button', { name: activateWords.activate }).click();
    await expect(patientPage.getByText(activateWords.done).first()).toBeVisible();

    // The cuff delivers a reading.
    const issued = await request.post('/api/issue-device-token', {
      headers: { authorization: `Bearer ${doctor}` },
      data: { orderId: number },
    });
    expect(issued.status()).toBe(200);
    const { token: device } = (await issued.json()) as { token: string };
    const stamp = new Date().toISOString().slice(0, 19).replaceAll('-', '').replace('T', '-');
    const taken = await request.post('/api/readings', {
      headers: { authorization: `Bearer ${device}` },
      data: { mrSubType: 'BloodPressure', mrTime: stamp, values: { systolic: 190, diastolic: 95 } },
    });
    expect(await taken.json()).toMatchObject({ accepted: 1 });

    // The patient reads what it means; the clinic sees it on the dashboard and in the record.
    await patientPage.reload();
    await expect(patientPage.getByRole('article', { name: 'Blood Pressure' })).toContainText('190/95');
    await logOut(patientPage);
    await patientPage.context().close();
    await page.goto('/patient-list');
    await page.getByRole('searchbox').fill('Fern Daylong');
    await expect(page.getByRole('row').filter({ hasText: patient.name })).toContainText('Critical');
    await page.getByRole('rowheader', { name: patient.name }).getByRole('link').click();
    await expect(page.getByText('190/95').first()).toBeVisible();
    await page.goto('/doctor-dashboard');
    await expect(page.getByRole('region', { name: clinicWords.totals })).toBeVisible();
    await findOnDashboard(page);
  },
);

/** Turns the pages of the vitals table until the patient is there: the most critical come first. */
async function findOnDashboard(page: Page) {
  const row = page.getByRole('row').filter({ hasText: patient.name });
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  for (let turned = 0; turned < 40 && (await row.count()) === 0; turned += 1) {
    const before = await page.getByRole('rowheader').first().innerText();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('rowheader').first()).not.toHaveText(before);
  }
  await expect(row.getByRole('cell')).toHaveText(['1', '0', '0', '1', '']);
}
