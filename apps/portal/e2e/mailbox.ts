import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { endpoints } from '@rpm/api-client/calls';
import { accountWords } from '@rpm/domain/words/account';
import { mailboxWords, mailWords } from '@rpm/domain/words/mails';
import { demoPassword, expect } from './journey.ts';

/** Passwords and codes are hashed slowly on purpose, a few one after the other. */
export const hashed = { timeout: 20_000 };

/** The newest mail to an address, from the mailbox of the demo, in a tab of its own. */
export async function newestMail(context: BrowserContext, to: string, subject: string): Promise<string> {
  const mailbox = await context.newPage();
  await mailbox.goto('/mailbox');
  const mail = mailbox
    .getByRole('article')
    .filter({ hasText: mailboxWords.to({ to }) })
    .filter({ has: mailbox.getByRole('heading', { name: subject }) });
  await expect(async () => {
    await mailbox.reload();
    await expect(mail.first()).toBeVisible({ timeout: 500 });
  }).toPass();
  const text = await mail.first().innerText();
  await mailbox.close();
  return text;
}

/** The one-time code of a mail; '' when there is none in it. */
export const codeIn = (mail: string) => /Your code is (\d{6})/.exec(mail)?.[1] ?? '';

/** A patient opens the account with the code of the clinic and that of the mailbox, as the pages for it do. */
export async function signUp(
  { request, context }: { request: APIRequestContext; context: BrowserContext },
  username: string,
  activationCode: string,
) {
  const asked = await request.post(endpoints.signup.path, {
    data: { username, password: demoPassword, acceptsTerms: true },
  });
  const { ticket } = (await asked.json()) as { ticket: string };
  const code = codeIn(await newestMail(context, username, mailWords.code.subject));
  const opened = await request.post(endpoints.publicVerify.path, {
    data: { username, purpose: 'signup', ticket, code, activationCode },
  });
  expect(opened.status()).toBe(200);
}

/** Types a code where one is asked for, and sends it. */
export async function enterCode(page: Page, code: string) {
  const { label, mailLabel } = accountWords.code;
  await page.getByRole('textbox', { name: new RegExp(`^(${label}|${mailLabel})$`) }).fill(code);
  await page.getByRole('button', { name: accountWords.code.submit }).click();
}
