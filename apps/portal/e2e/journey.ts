import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect, type Page } from '@playwright/test';
import { loginWords } from '@rpm/domain/words/login';
import type { AxeResults } from 'axe-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The password of every demo account. */
export const demoPassword = 'demo-Password-1';

interface Journey {
  /** Lines that the console may write, because the journey makes a call fail on purpose. Everything else fails it. */
  expectedConsole: { lines: RegExp[] };
}

/**
 * A test in which the console stays silent and the Content-Security-Policy is not offended once: both are checked when
 * it ends.
 */
export const journey = base.extend<Journey>({
  expectedConsole: [{ lines: [] }, { option: true }],
  context: async ({ context, expectedConsole }, use) => {
    const lines: string[] = [];
    const follow = (page: Page) => {
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) lines.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => lines.push(`uncaught: ${error.message}`));
    };
    context.on('page', follow);
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`Content-Security-Policy: ${event.violatedDirective} ${event.blockedURI}`);
      });
    });
    await use(context);
    expect(lines.filter((line) => !expectedConsole.lines.some((pattern) => pattern.test(line)))).toEqual([]);
  },
});
export { expect };

/** Logs in by hand, from the log in page. */
export async function logIn(page: Page, username: string, password = demoPassword) {
  await page.getByLabel(loginWords.email).fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: loginWords.submit }).click();
}

/** Runs axe over the whole page with every rule on, in both themes. */
export async function expectAccessible(page: Page) {
  // The policy of the page forbids scripts of others; a tester's own world does not ask it.
  const session = await page.context().newCDPSession(page);
  const { frameTree } = await session.send('Page.getFrameTree');
  const { executionContextId } = await session.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: 'axe',
  });
  await session.send('Runtime.evaluate', { expression: axeSource, contextId: executionContextId });
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    const { result } = await session.send('Runtime.evaluate', {
      expression: "axe.run(document, { resultTypes: ['violations'] })",
      contextId: executionContextId,
      awaitPromise: true,
      returnByValue: true,
    });
    const { violations } = result.value as AxeResults;
    expect(
      violations.map(({ id, nodes }) => `${theme}: ${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    ).toEqual([]);
  }
}
