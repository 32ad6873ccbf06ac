import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import type { ViteUserConfig } from 'vitest/config';
import { headlessChromium } from '../../scripts/headlessChromium.ts';
import { framework } from '../chosen/ownModules.ts';
import { type AsTests, bundledStories } from './bundledStories.ts';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

type Nested = Plugin | false | null | undefined | readonly Nested[];
const flat = (plugins: Nested): Plugin[] => {
  if (!plugins) return [];
  return 'name' in plugins ? [plugins] : plugins.flatMap(flat);
};

/** Storybook's plugins for Vitest, and the bundle that takes the place of what they do file by file: it is made while they are. */
async function plugins(files: readonly string[], ids: readonly string[]): Promise<Plugin[]> {
  const tests = Promise.withResolvers<AsTests>();
  const bundled = bundledStories(files, ids, tests.promise);
  const all = flat(
    (await storybookTest({ configDir: pathOf('..'), initialGlobals: { a11y: { manual: false } } })) as Nested,
  );
  const testing = all.find(({ name }) => name === 'vite-plugin-storybook-test');
  if (typeof testing?.transform !== 'function')
    throw new Error('Storybook makes tests of stories otherwise now.');
  const { transform, ...others } = testing;
  return [
    bundled,
    // It knows which files are stories only when Vite is configured.
    { name: 'tests-of-stories', configResolved: () => tests.resolve(transform as unknown as AsTests) },
    ...all
      // It reads all stories, for seconds, to name the files in which dependencies are found: `entries` name them too.
      .filter(({ name }) => name !== 'storybook:optimize-deps-plugin')
      .map((each) => (each === testing ? others : each)),
  ];
}

/**
 * How Vitest plays stories from their source, without a build of Storybook. What must hold before a change lands is asked of the
 * built Storybook (`testStories.ts`): console, both themes, narrow screens, the Tab key.
 *
 * @param files of stories, whole paths
 * @param ids of those that are meant
 */
export const quickConfig = async (
  files: readonly string[],
  ids: readonly string[],
): Promise<ViteUserConfig> => ({
  plugins: await plugins(files, ids),
  optimizeDeps: {
    entries: ['packages/ui/src/**/*.stories.tsx', '.storybook/*/*.stories.tsx', '.storybook/preview.tsx'],
  },
  // What the browser will ask for, while it starts.
  server: { warmup: { clientFiles: [...framework, ...files, pathOf('../storybook.css')] } },
  test: {
    name: 'stories',
    setupFiles: [pathOf('../quickStories.setup.ts')],
    testTimeout: 90_000,
    maxWorkers: 2,
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
