import { getJestConfig } from '@storybook/test-runner';

const config = getJestConfig();

/** Chromium as root needs --no-sandbox; a small /dev/shm, as containers have, needs the other. */
export default {
  ...config,
  testTimeout: 90_000,
  testEnvironmentOptions: {
    ...config.testEnvironmentOptions,
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      launchOptions: {
        executablePath: process.env.CHROME_PATH,
        args: ['--no-sandbox', '--disable-dev-shm-usage'],
      },
      // The language of a browser without a window is that of the machine, which may be none that dates are written in.
      contextOptions: { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce', locale: 'en-US' },
    },
  },
};
