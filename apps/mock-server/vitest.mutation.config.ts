import { defineConfig } from 'vitest/config';

/** The tests of who may do what, of the status machine and of Idempotency-Keys, on the store in memory: no database has to be started for each mutant. */
export default defineConfig({
  test: {
    include: [
      'test/authorization.test.ts',
      'test/authorizationRules.test.ts',
      'test/orderOfChecks.test.ts',
      'test/nearness.test.ts',
      'test/statusRules.test.ts',
      'test/doOnce.test.ts',
    ],
    testTimeout: 30_000,
  },
});
