import { accountWords } from '@rpm/domain/words/account';
import { loginWords } from '@rpm/domain/words/login';
import { mailboxWords, mailWords } from '@rpm/domain/words/mails';
import { demoPassword, expect, expectAccessible, journey, logIn } from './journey.ts';
import { codeIn, enterCode, hashed, newestMail } from './mailbox.ts';

const password = 'three old paper boats';
journey.describe.configure({ timeout: 90_000 });

journey(
  'an enrolled patient registers with the code from the mailbox and that of the clinic, and is logged in (SCR-01, behaviour R33, F5)',
  async ({ page, context }) => {
    const username = 'juniper.mockford@example.test';
    await page.goto('/mailbox');
    await expect(page.getByRole('heading', { name: mailboxWords.title, level: 1 })).toBeVisible();
    // What is due by time, as a reminder, may be there for others already.
    await expect(page.getByText(mailboxWords.to({ to: username }))).toHaveCount(0);
    await expectAccessible(page);

    await page.goto('/login');
    await page.getByRole('link', { name: accountWords.register.title }).click();
    // The log in page has a field of that name too, until this page has come.
    await expect(page.getByRole('heading', { name: accountWords.register.title, level: 1 })).toBeVisible();
    await page.getByLabel(loginWords.email).fill(username);
    await page.getByRole('textbox', { name: loginWords.password }).fill(password);
    await page.getByRole('checkbox', { name: new RegExp(accountWords.register.terms) }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: accountWords.register.title }).click();
    await expect(page).toHaveURL('/verify/signup', hashed);
    await expect(page.getByRole('heading', { name: accountWords.code.bothTitle })).toBeFocused();
    await expectAccessible(page);
    await page.getByLabel(accountWords.code.activationLabel).fill('care-team');

    const mail = await newestMail(context, username, mailWords.code.subject);
    await enterCode(page, codeIn(mail));
    await expect(page).toHaveURL('/register-success', hashed);
    await expect(page.getByRole('heading', { name: accountWords.registered.title, level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Go to Dashboard' }).click();
    await expect(page).toHaveURL('/patient-dashboard');
    await expect(page.getByText('Juniper').first()).toBeVisible();
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, history.state]));
    expect(stored).not.toContain(password);
  },
);

const forgetful = 'staff@southside.example';

journey.describe('a forgotten password', () => {
  journey.use({ expectedConsole: { lines: [/status of 40[01]/, /HTTP error! status: 40[01]/] } });

  journey(
    'is set anew by the link in the mailbox, which works once (SCR-01, behaviour R20)',
    async ({ page, context }) => {
      await page.goto('/login');
      await page.getByRole('link', { name: loginWords.forgot }).click();
      await expect(page.getByRole('heading', { name: accountWords.forgot.title })).toBeVisible();
      await page.getByLabel(loginWords.email).fill(forgetful);
      await page.getByRole('button', { name: accountWords.forgot.submit }).click();
      await expect(page.getByRole('heading', { name: accountWords.forgot.sentTitle })).toBeFocused();
      await expectAccessible(page);

      const mail = await newestMail(context, forgetful, mailWords.password.subject);
      const link = new URL(/http\S+\/verify-pass-token\/\S+/.exec(mail)?.[0] ?? '').pathname;
      // Somebody else is logged in in this browser.
      await page.goto('/login');
      await logIn(page, 'doctor@southside.example');
      await expect(page).toHaveURL('/doctor-dashboard', hashed);
      await page.goto(link);
      await expect(page.getByRole('textbox', { name: accountWords.password.newLabel })).toBeVisible();
      await expect(page).toHaveURL('/reset-password');
      await expectAccessible(page);
      // Opening spends nothing: neither a reload nor the mail's link once more.
      await page.reload();
      await expect(page.getByRole('textbox', { name: accountWords.password.newLabel })).toBeVisible();
      await page.goto(link);
      await expect(page.getByRole('textbox', { name: accountWords.password.newLabel })).toBeVisible();
      await page.getByRole('textbox', { name: accountWords.password.newLabel }).fill(password);
      await page.getByRole('button', { name: accountWords.reset.submit }).click();
      await expect(page).toHaveURL('/login', hashed);
      await expect(page.getByText(accountWords.reset.done)).toBeVisible();

      await logIn(page, forgetful, demoPassword);
      await expect(page.getByText(loginWords.wrong)).toBeVisible(hashed);
      await page.goto(link);
      await expect(page.getByRole('heading', { name: accountWords.reset.goneTitle })).toBeVisible();
      await expect(page).toHaveURL('/reset-password');
      await page.getByRole('link', { name: accountWords.backToLogin }).click();
      await expect(page.getByRole('heading', { name: loginWords.title, level: 1 })).toBeVisible();
      await logIn(page, forgetful, password);
      await expect(page).toHaveURL('/doctor-dashboard', hashed);
    },
  );
});

journey(
  'an account that asks for a code is logged in by it, at the page that was asked for (SCR-01)',
  async ({ page, context }) => {
    const username = 'admin@southside.example';
    await page.goto('/change-password');
    await expect(page).toHaveURL('/login');
    await logIn(page, username);
    await expect(page).toHaveURL('/verify/login', hashed);
    const mail = await newestMail(context, username, mailWords.code.subject);
    await enterCode(page, codeIn(mail));
    await expect(page).toHaveURL('/change-password', hashed);
    await expect(page.getByRole('heading', { name: accountWords.change.title, level: 1 })).toBeVisible();
    await expectAccessible(page);
  },
);
