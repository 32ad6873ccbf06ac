import { accountWords } from '@rpm/domain/words/account';
import { emailWords } from '@rpm/domain/words/email';
import { loginWords } from '@rpm/domain/words/login';
import { mailWords } from '@rpm/domain/words/mails';
import { photoWords } from '@rpm/domain/words/photo';
import { profileWords } from '@rpm/domain/words/profile';
import { roleWords } from '@rpm/domain/words/role';
import { signOnWords } from '@rpm/domain/words/signOn';
import { staffWords } from '@rpm/domain/words/staff';
import { expect, expectAccessible, journey, logIn } from './journey.ts';
import { codeIn, enterCode, hashed, newestMail } from './mailbox.ts';

const password = 'three old paper boats';
const invited = 'lovage.newhand@example.test';
journey.describe.configure({ timeout: 120_000 });

journey(
  'an administrator invites a provider, who sets a password by the link in the mailbox and logs in, until the access is ended (ROL-01, behaviour R20, R33)',
  async ({ page, context, browser }) => {
    await page.goto('/login');
    await logIn(page, 'admin@northside.example');
    await expect(page).toHaveURL('/doctor-dashboard', hashed);
    await page.goto('/profile');
    const staff = page.getByRole('region', { name: staffWords.title });
    await expect(staff.getByText('Quince Deskworth').first()).toBeVisible();
    await expectAccessible(page);
    await staff.getByRole('button', { name: staffWords.invite, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: staffWords.dialog.title });
    await dialog.getByLabel(staffWords.dialog.firstName).fill('Lovage');
    await dialog.getByLabel(staffWords.dialog.lastName).fill('Newhand');
    await dialog.getByLabel(staffWords.dialog.email).fill(invited);
    await dialog.getByRole('radio', { name: new RegExp(`^${roleWords.provider}`) }).check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: staffWords.dialog.submit }).click();
    await expect(page.getByText(staffWords.dialog.sent)).toBeVisible();
    const row = staff.getByRole('listitem').filter({ hasText: invited });
    await expect(row).toContainText(staffWords.states.invited);

    const mail = await newestMail(context, invited, mailWords.invitation.subject);
    expect(mail).toContain('Northside Sample Clinic invited you');
    const link = new URL(/http\S+\/verify-pass-token\/\S+/.exec(mail)?.[0] ?? '').pathname;

    // Somebody else, at another computer.
    const elsewhere = await browser.newContext();
    const guest = await elsewhere.newPage();
    await guest.goto(link);
    await expect(guest.getByRole('heading', { name: staffWords.accept.title, level: 1 })).toBeVisible();
    await expect(
      guest.getByText(staffWords.accept.subtitle({ clinic: 'Northside Sample Clinic' })),
    ).toBeVisible();
    await expect(guest).toHaveURL('/reset-password');
    await guest.reload();
    await expect(guest.getByRole('heading', { name: staffWords.accept.title, level: 1 })).toBeVisible();
    await expectAccessible(guest);
    await guest.getByRole('textbox', { name: accountWords.password.newLabel }).fill(password);
    await guest.getByRole('button', { name: staffWords.accept.submit }).click();
    await expect(guest).toHaveURL('/login', hashed);
    await expect(guest.getByText(staffWords.accept.done)).toBeVisible();
    await logIn(guest, invited, password);
    await expect(guest).toHaveURL('/doctor-dashboard', hashed);
    await expect(guest.getByText('Northside Sample Clinic').first()).toBeVisible();
    await expect(guest.getByText('Lovage Newhand').first()).toBeVisible();
    await guest.goto('/emailverify');
    await expect(guest.getByRole('heading', { name: emailWords.confirmedTitle })).toBeVisible();

    await page.reload();
    await expect(row).toContainText(staffWords.states.active);
    await expect(row).not.toContainText(staffWords.states.invited);

    await row.getByRole('button', { name: staffWords.endAccess }).click();
    const question = page.getByRole('alertdialog', {
      name: staffWords.ending.title({ name: 'Lovage Newhand' }),
    });
    await expectAccessible(page);
    await question.getByRole('button', { name: staffWords.endAccess }).click();
    await expect(row).toContainText(staffWords.states.ended);
    await guest.goto('/patient-list');
    await expect(guest).toHaveURL('/login');
    await logIn(guest, invited, password);
    await expect(guest.getByText(loginWords.wrong)).toBeVisible(hashed);
    await elsewhere.close();
  },
);

journey(
  'an address is confirmed by the code from the mailbox, and one goes on to the dashboard (RTE-06, behaviour R33)',
  async ({ page, context }) => {
    const username = 'doctor2@northside.example';
    await page.goto('/login');
    await logIn(page, username);
    await expect(page).toHaveURL('/doctor-dashboard', hashed);
    await page.goto('/profile');
    await page.getByRole('link', { name: profileWords.confirmEmail }).click();
    await expect(page).toHaveURL('/emailverify');
    await page.getByRole('button', { name: emailWords.send }).click();
    await expect(page.getByRole('textbox', { name: accountWords.code.label })).toBeVisible(hashed);
    await expectAccessible(page);
    const mail = await newestMail(context, username, mailWords.emailCode.subject);
    await enterCode(page, codeIn(mail));
    await expect(page.getByRole('heading', { name: emailWords.confirmedTitle })).toBeVisible(hashed);
    await expectAccessible(page);
    await page.getByRole('link', { name: signOnWords.submit }).click();
    await expect(page).toHaveURL('/doctor-dashboard');
  },
);

/** A PNG of 2 × 2 pixels. */
const smallPng =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAE0lEQVR42mMQzb0MRAwfb3UDEQArsQdXEPQgLgAAAABJRU5ErkJggg==';

journey('somebody chooses a photo, finds it after a reload, and removes it (NAV-06)', async ({ page }) => {
  await page.goto('/login');
  await logIn(page, 'staff@northside.example');
  await expect(page).toHaveURL('/doctor-dashboard', hashed);
  await page.goto('/profile');
  const buffer = Buffer.from(smallPng, 'base64');
  await page.getByLabel(photoWords.change).setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  await expect(page.getByText(photoWords.saving.done)).toBeVisible();
  await page.reload();
  const photo = page.getByRole('region', { name: profileWords.account }).locator('img');
  await expect(photo).toHaveAttribute('src', /^data:image\/jpeg;base64,/);
  await expect(photo).toHaveJSProperty('naturalWidth', 2);
  await expectAccessible(page);
  await page.getByRole('button', { name: photoWords.remove }).click();
  await expect(page.getByText(photoWords.removing.done)).toBeVisible();
  // What the removal itself reads again is not what is meant.
  await page.waitForLoadState('networkidle');
  const read = page.waitForResponse('**/api/photo');
  await page.reload();
  expect(await (await read).json()).toEqual({ photo: null });
  await expect(page.getByLabel(photoWords.change)).toBeVisible();
  await expect(photo).toHaveCount(0);
});
