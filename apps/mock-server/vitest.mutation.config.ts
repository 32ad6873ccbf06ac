import { defineConfig } from 'vitest/config';

/** The tests of who may do what, on the store in memory: no database has to be started for each mutant. */
export default defineConfig({
  test: { include: ['test/authorization.test.ts', 'test/authorizationRules.test.ts'], testTimeout: 30_000 },
});
