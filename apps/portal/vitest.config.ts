import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { testTimeout: 60_000, include: ['{bench,src,scripts}/**/*.test.{ts,tsx}'], environment: 'jsdom' },
});
