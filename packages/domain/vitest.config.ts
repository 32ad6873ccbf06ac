import { defineConfig } from 'vitest/config';

/** Without isolation: the rules hold no state, so the files can share one world. */
export default defineConfig({
  test: {
    // A slow machine is no failure.
    testTimeout: 30_000,
    include: ['src/**/*.test.ts'],
    setupFiles: './vitest.setup.ts',
    isolate: false,
    reporters: ['dot'],
  },
});
