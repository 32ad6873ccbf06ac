import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../../../scripts/findChromium.ts';

/** The browser that benches measure in. */
export const startBrowser = async () =>
  chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });

/** Logs in with a demo account, and waits for its first page. */
export async function logIn(page: Page, origin: string, username: string) {
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email').fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill('demo-Password-1');
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** The one in the middle of some numbers. */
export const middle = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
