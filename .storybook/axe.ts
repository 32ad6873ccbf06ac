import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * The rules whose verdict hangs on colors. A theme is nothing but other colors: what all the other rules say of the
 * light one holds for the dark one too.
 */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Runs axe over the whole page, with every rule on in the light theme. Gives what it finds, each with the elements. */
export async function axeFindings(page: Page, theme: 'light' | 'dark'): Promise<string[]> {
  // The page stays from story to story, and axe with it: not that of the addon, which has settings of its own.
  if (!(await page.evaluate(() => 'runnersAxe' in window))) {
    await page.evaluate(`${axeSource}; window.runnersAxe = window.axe;`);
  }
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);
  const options = { resultTypes: ['violations'], ...(theme === 'dark' && { runOnly: colorRules }) };
  const { violations } = await page.evaluate<AxeResults>(
    `runnersAxe.run({ exclude: [['#storybook-highlights-root'], ['.sb-wrapper']] }, ${JSON.stringify(options)})`,
  );
  return violations.map(
    ({ id, help, nodes }) =>
      `  ${id}: ${help}\n${nodes.map((node) => `    ${node.html.slice(0, 200)}`).join('\n')}`,
  );
}
