import { defineConfig } from 'vitest/config';

/** Without isolation: the tests' state is in their stores, and loading all modules anew for each file costs as much as many tests. */
export default defineConfig({
  test: {
    isolate: false,
    // Two, also where one would be taken: half of the time a file waits for the database or for time to pass.
    maxWorkers: 2,
    setupFiles: ['test/cleanUp.setup.ts'],
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/database.setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
