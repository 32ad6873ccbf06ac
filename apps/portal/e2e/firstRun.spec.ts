import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { accountWords } from '@rpm/domain/words/account';
import { activationCodeWords } from '@rpm/domain/words/activationCode';
import { addressWords } from '@rpm/domain/words/address';
import { allocationWords } from '@rpm/domain/words/allocation';
import { catalogWords } from '@rpm/domain/words/catalog';
import { clinicDetailsWords } from '@rpm/domain/words/clinicDetails';
import { activateWords } from '@rpm/domain/words/device';
import { enrollWords } from '@rpm/domain/words/enroll';
import { navWords } from '@rpm/domain/words/frame';
import { loginWords } from '@rpm/domain/words/login';
import { mailWords } from '@rpm/domain/words/mails';
import { orderWords } from '@rpm/domain/words/order';
import { deliveryModeWords } from '@rpm/domain/words/orderStatus';
import { patientListWords } from '@rpm/domain/words/patientList';
import { recordWords } from '@rpm/domain/words/record';
import { reminderWords } from '@rpm/domain/words/reminder';
import { roleWords } from '@rpm/domain/words/role';
import { staffWords } from '@rpm/domain/words/staff';
import { expect, expectAccessible, journey, logIn } from './journey.ts';
import { codeIn, enterCode, hashed } from './mailbox.ts';
import { startSmtpServer } from './smtpServer.ts';

const port = Number(process.env.E2E_PORT ?? 3100) + 1;
const origin = `http://localhost:${port}`;
const timeZone = 'America/New_York';
const password = 'three old paper boats';
const administrator = 'admin@firstrun.example';
const doctor = { username: 'lovage.newhand@example.test', name: 'Lovage Newhand' };
const patient = { username: 'fern.firstly@example.test', name: 'Fern Firstly' };
const device = 'Upper Arm Blood Pressure Monitor';
const setup = catalogWords.setup;

let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
let server: ChildProcess;
/** Where its database lives: the server is stopped and started again on it. */
let folder = '';

/** An installation of its own: no demo data, one administrator, and mail that goes out by SMTP. */
async function startServer(request: APIRequestContext) {
  const { DATABASE_URL: _, ...environment } = process.env;
  server = spawn(process.execPath, ['../mock-server/src/main.ts'], {
    env: {
      ...environment,
      ...{ SEED: 'none', ADMIN_EMAIL: administrator, ADMIN_PASSWORD: password, ADMIN_CLINIC: 'First Name' },
      ...{ CLINIC_TIME_ZONE: timeZone, SMTP_URL: smtp.url, MAIL_FROM: 'clinic@firstrun.example' },
      ...{ PORT: String(port), PORTAL_ORIGIN: origin, RPM_DATA: join(folder, 'data') },
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await expect(async () => {
    expect((await request.get(`${origin}/ready`)).status()).toBe(200);
  }).toPass({ timeout: 150_000 });
}

async function stopServer() {
  if (!server || server.exitCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}

journey.beforeAll(async ({ request }) => {
  journey.setTimeout(180_000);
  smtp = await startSmtpServer();
  folder = mkdtempSync(join(tmpdir(), 'rpm-first-run-'));
  // As root the database runs as a user of its own, who must be able to pass through.
  chmodSync(folder, 0o711);
  await startServer(request);
});

journey.afterAll(async () => {
  smtp?.close();
  await stopServer();
  rmSync(folder, { recursive: true, force: true });
});

/** An hour by the patient's clock that lasts for some time yet: this one, or the next if it begins at once. */
function hourOfNow(): number {
  const [hour = 0, minute = 0] = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' })
    .format()
    .split(':')
    .map(Number);
  return minute < 57 ? hour : (hour + 1) % 24;
}

/** Somebody else, at another computer. */
async function someone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin });
  return context.newPage();
}

/** The text of the newest mail to somebody, as soon as it has one that holds the pattern. */
async function mailWith(to: string, pattern: RegExp): Promise<string> {
  await expect(() => expect(smtp.newest(to)).toMatch(pattern)).toPass();
  return smtp.newest(to);
}

journey(
  'from the first start without demo data to the first reading: clinic, devices, staff, patient, order, activation, reminder (F1, SCR-07)',
  async ({ browser, request }) => {
    journey.setTimeout(480_000);

    // The administrator: what the clinic is, and what it orders.
    const admin = await someone(browser);
    await admin.goto('/profile');
    await logIn(admin, administrator, password);
    await expect(admin).toHaveURL('/profile', hashed);
    const checklist = admin.getByRole('region', { name: setup.title });
    await expect(checklist).toContainText(setup.progress({ done: 1, total: 8 }));
    const clinic = admin.getByRole('form', { name: clinicDetailsWords.title, exact: true });
    await expect(clinic.getByText(clinicDetailsWords.notSaved)).toBeVisible();
    await clinic.getByLabel(clinicDetailsWords.name).fill('Firstrun Clinic');
    await clinic.getByRole('checkbox', { name: clinicDetailsWords.days.friday }).uncheck();
    await clinic.getByRole('button', { name: clinicDetailsWords.save }).click();
    await expect(admin.getByText(clinicDetailsWords.saved)).toBeVisible();
    await expect(checklist).toContainText(setup.progress({ done: 2, total: 8 }));
    const model = admin.getByRole('list', { name: catalogWords.title }).getByRole('listitem');
    await model
      .filter({ hasText: device })
      .getByRole('button', { name: `${catalogWords.use} ${device}` })
      .click();
    await expect(checklist).toContainText(setup.progress({ done: 3, total: 8 }));

    // A provider is invited, and comes by the link of the mail.
    const staff = admin.getByRole('region', { name: staffWords.title });
    await staff.getByRole('button', { name: staffWords.invite, exact: true }).click();
    const invitation = admin.getByRole('dialog', { name: staffWords.dialog.title });
    await invitation.getByLabel(staffWords.dialog.firstName).fill('Lovage');
    await invitation.getByLabel(staffWords.dialog.lastName).fill('Newhand');
    await invitation.getByLabel(staffWords.dialog.email).fill(doctor.username);
    await invitation.getByRole('radio', { name: new RegExp(`^${roleWords.provider}`) }).check();
    await invitation.getByRole('button', { name: staffWords.dialog.submit }).click();
    await expect(admin.getByText(staffWords.dialog.sent)).toBeVisible();
    const invited = await mailWith(doctor.username, /verify-pass-token/);
    expect(invited).toContain('Firstrun Clinic invited you');
    const page = await someone(browser);
    await page.goto(new URL(/http\S+\/verify-pass-token\/\S+/.exec(invited)?.[0] ?? '').pathname);
    await page.getByRole('textbox', { name: accountWords.password.newLabel }).fill(password);
    await page.getByRole('button', { name: staffWords.accept.submit }).click();
    await expect(page).toHaveURL('/login', hashed);
    await logIn(page, doctor.username, password);
    await expect(page).toHaveURL('/doctor-dashboard', hashed);
    await expect(page.getByText('Firstrun Clinic').first()).toBeVisible();

    // The provider enrolls a patient, and hands over the code.
    await page.goto('/patient-list');
    await page.getByRole('button', { name: patientListWords.enroll }).first().click();
    const form = page.getByRole('dialog', { name: enrollWords.title });
    await form.getByLabel(enrollWords.firstName).fill('Fern');
    await form.getByLabel(enrollWords.lastName).fill('Firstly');
    await form.getByLabel(enrollWords.dob).fill('1949-02-28');
    await form.getByLabel(enrollWords.username).fill(patient.username);
    await form.getByLabel(enrollWords.consentDate).fill('2026-01-05');
    await form.getByRole('checkbox').check();
    const provider = form.getByRole('combobox', { name: enrollWords.provider });
    if (!(await provider.textContent())?.includes('Lovage')) {
      await provider.click();
      await page.getByRole('option', { name: doctor.name }).click();
    }
    await form.getByRole('button', { name: enrollWords.submit }).click();
    await page.getByRole('button', { name: recordWords.record.activation.open }).click();
    const handedOver = page.getByRole('dialog', { name: activationCodeWords.title });
    await handedOver.getByRole('button', { name: activationCodeWords.get }).click();
    const activationCode = await handedOver.getByRole('status').innerText();
    await handedOver.getByRole('button', { name: activationCodeWords.done }).click();

    // Order and dispatch.
    await page.getByRole('link', { name: navWords.items.assignDevice }).last().click();
    await expect(page.getByText(patient.name).first()).toBeVisible();
    await page.getByRole('button', { name: `Add ${device}` }).click();
    await page.getByRole('button', { name: allocationWords.continue }).click();
    await expect(page.getByRole('heading', { name: orderWords.review.title })).toBeVisible();
    await page.getByRole('radio', { name: deliveryModeWords.Mail }).check();
    await page.getByLabel(addressWords.street).fill('12 Sample Court Apt 4B');
    await page.getByLabel(addressWords.city).fill('Mockville');
    await page.getByLabel(addressWords.state).fill('Ohio');
    await page.getByLabel(addressWords.zipCode).fill('43999-1234');
    await page.getByRole('button', { name: 'Confirm Order' }).click();
    await page
      .getByRole('dialog', { name: 'Order Confirmation' })
      .getByRole('button', { name: 'Go to Dashboard' })
      .click();
    await page.goto('/orders');
    const order = page.getByRole('row').filter({ hasText: patient.username });
    await order.getByRole('button', { name: /^Acknowledge/ }).click();
    await expect(order).toContainText('Processing');
    await order.getByRole('button', { name: /^Shipped/ }).click();
    await expect(order.getByRole('button', { name: /^Activate/ })).toBeVisible();
    const orderId = (await order.innerText()).match(/RPM-\d+/)?.[0];

    // The patient signs up with the code of the mail and that of the clinic, and activates the device.
    const home = await someone(browser);
    await home.goto('/register');
    await expect(home.getByRole('heading', { name: accountWords.register.title, level: 1 })).toBeVisible();
    await home.getByLabel(loginWords.email).fill(patient.username);
    await home.getByRole('textbox', { name: loginWords.password }).fill(password);
    await home.getByRole('checkbox', { name: new RegExp(accountWords.register.terms) }).check();
    await home.getByRole('button', { name: accountWords.register.title }).click();
    await expect(home).toHaveURL('/verify/signup', hashed);
    await home.getByLabel(accountWords.code.activationLabel).fill(activationCode);
    await enterCode(home, codeIn(await mailWith(patient.username, /Your code is \d{6}/)));
    await expect(home).toHaveURL('/register-success', hashed);
    await home.getByRole('link', { name: 'Go to Dashboard' }).click();
    await home.getByRole('button', { name: `Activate ${device}` }).click();
    await home.getByRole('textbox', { name: activateWords.serial }).fill('fd 0001');
    await home.getByRole('dialog').getByRole('button', { name: activateWords.activate }).click();
    await expect(home.getByText(activateWords.done).first()).toBeVisible();

    // The patient asks to be reminded at this hour. The server starts again, and looks what is due.
    await home.goto('/profile');
    const card = home.getByRole('form', { name: reminderWords.title });
    await card.getByRole('checkbox', { name: reminderWords.isOn }).check();
    const hour = hourOfNow();
    const time = `${hour % 12 || 12}:00 ${hour < 12 ? 'AM' : 'PM'}`;
    await card.getByRole('combobox', { name: reminderWords.hour }).click();
    await home.getByRole('option', { name: time, exact: true }).click();
    await card.getByRole('button', { name: reminderWords.save }).click();
    await expect(card.getByText(reminderWords.now.on({ time }))).toBeVisible();
    await stopServer();
    await startServer(request);
    await expect
      .poll(() => smtp.newest(patient.username), { timeout: 240_000 })
      .toContain(mailWords.reminder.subject);
    const reminder = smtp.newest(patient.username).replace(/\n[ \t]+/g, ' ');
    expect(reminder).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(reminder).not.toContain('Firstly');
    const stopLink = /^List-Unsubscribe: <(\S+)>/m.exec(reminder)?.[1] ?? '';
    expect(reminder.split(stopLink)).toHaveLength(3);

    // To open its link changes nothing; one press stops them, without a log in. So does a mail program's, once more.
    const stranger = await someone(browser);
    await stranger.goto(stopLink);
    await expect(stranger.getByRole('heading', { name: reminderWords.stop.title })).toBeVisible();
    await expectAccessible(stranger);
    await home.reload();
    await expect(card.getByText(reminderWords.now.on({ time }))).toBeVisible();
    await stranger.getByRole('button', { name: reminderWords.stop.press }).click();
    await expect(stranger.getByRole('heading', { name: reminderWords.stop.stoppedTitle })).toBeFocused();
    const again = await request.post(stopLink, { form: { 'List-Unsubscribe': 'One-Click' } });
    expect(again.status()).toBe(200);
    await home.reload();
    await expect(card.getByText(reminderWords.now.off)).toBeVisible();
    await home.goto('/patient-dashboard');

    // The device delivers its first reading.
    const stored = await page.evaluate(() => localStorage.getItem('rpm.session'));
    const { token } = JSON.parse(stored ?? '{}') as { token: string };
    const issued = await request.post(`${origin}/api/issue-device-token`, {
      headers: { authorization: `Bearer ${token}` },
      data: { orderId },
    });
    expect(issued.status()).toBe(200);
    const { token: ofDevice } = (await issued.json()) as { token: string };
    const taken = await request.post(`${origin}/api/readings`, {
      headers: { authorization: `Bearer ${ofDevice}` },
      data: {
        mrSubType: 'BloodPressure',
        mrTime: new Date().toISOString().slice(0, 19).replaceAll('-', '').replace('T', '-'),
        values: { systolic: 190, diastolic: 95 },
      },
    });
    expect(await taken.json()).toMatchObject({ accepted: 1 });
    await home.reload();
    await expect(home.getByRole('article', { name: 'Blood Pressure' })).toContainText('190/95');

    // The clinic sees it, and has nothing left to set up.
    await page.goto('/patient-list');
    await page.getByRole('rowheader', { name: patient.name }).getByRole('link').click();
    await expect(page.getByText('190/95').first()).toBeVisible();
    await admin.reload();
    await expect(staff.getByText(doctor.name).first()).toBeVisible();
    await expect(checklist).toHaveCount(0);
  },
);
