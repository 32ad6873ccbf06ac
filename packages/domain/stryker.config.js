/** `npm run test:mutation`: every rule is broken on purpose, and a test must notice. */
export default {
  packageManager: 'npm',
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  // Sentences and limits are mutated as well: what is constant in them is ignored below (`messages.test.ts` and
  // `limits.test.ts` hold it to the specification), and what they compute, as a plural, is a rule like any other.
  // Nothing under `as const` is mutated, which Stryker takes for a type: what computes stands outside of it.
  mutate: ['src/**/*.ts', '!src/**/*.test.ts', '!src/index.ts'],
  reporters: ['clear-text', 'html'],
  htmlReporter: { fileName: 'reports/mutation.html' },
  thresholds: { high: 99, low: 98, break: 98 },
  concurrency: 2,
  coverageAnalysis: 'perTest',
  // Few mutants loop, and a busy machine must not count slow ones as found.
  timeoutMS: 30_000,
  // A mutant in code that runs once, as a module loads, would run the whole suite each time: an hour for a few tables.
  ignoreStatic: true,
  // TypeScript 7 has no compiler API for Stryker to rewrite a tsconfig with, and Vitest needs none.
  ignorePatterns: ['tsconfig*.json'],
};
