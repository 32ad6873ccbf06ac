/** `npm run test:mutation`: every rule is broken on purpose, and a test must notice. */
export default {
  packageManager: 'npm',
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: ['src/**/*.ts', '!src/**/*.test.ts', '!src/index.ts', '!src/*essages.ts', '!src/limits.ts'],
  reporters: ['clear-text', 'html'],
  htmlReporter: { fileName: 'reports/mutation.html' },
  thresholds: { high: 99, low: 98, break: 98 },
  concurrency: 2,
  coverageAnalysis: 'perTest',
  // A mutant in code that runs once, as a module loads, would run the whole suite each time: an hour for a few tables.
  ignoreStatic: true,
  // TypeScript 7 has no compiler API for Stryker to rewrite a tsconfig with, and Vitest needs none.
  ignorePatterns: ['tsconfig*.json'],
};
