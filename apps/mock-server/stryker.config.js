/** `npm run test:mutation`: every rule of who may do what is broken on purpose, and a test must notice each. */
export default {
  packageManager: 'npm',
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts' },
  // Nothing under `as const` is mutated, which Stryker takes for a type: the tables are made by `formed`.
  mutate: [
    'src/authorization/*.ts',
    'src/subjects/*/access.ts',
    'src/subjects/orders/decideStatus.ts',
    'src/api/doOnce.ts',
  ],
  reporters: ['clear-text', 'html'],
  htmlReporter: { fileName: 'reports/mutation.html' },
  thresholds: { high: 100, low: 100, break: 100 },
  concurrency: 2,
  coverageAnalysis: 'perTest',
  // Nothing of this loops. With the usual 5 seconds a busy machine counts slow mutants as found.
  timeoutMS: 60_000,
  // TypeScript 7 has no compiler API for Stryker to rewrite a tsconfig with, and Vitest needs none.
  ignorePatterns: ['tsconfig*.json', '.data', 'reports'],
};
