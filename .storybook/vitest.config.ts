import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { headlessChromium } from '../scripts/headlessChromium.ts';

/**
 * The quick loop: plays stories from their source, without a build of Storybook. What must hold before a change lands is
 * asked of the built Storybook (`testStories.ts`): console, both themes, narrow screens, the Tab key.
 */
export default defineConfig({
  plugins: [storybookTest({ configDir: import.meta.dirname, initialGlobals: { a11y: { manual: false } } })],
  test: {
    name: 'stories',
    setupFiles: [fileURLToPath(new URL('quickStories.setup.ts', import.meta.url))],
    testTimeout: 90_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          ...(await headlessChromium()),
          args: ['--no-sandbox', '--disable-dev-shm-usage'],
        },
        contextOptions: { locale: 'en-US', reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1440, height: 900 } }],
    },
  },
});
