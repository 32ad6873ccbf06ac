import { defineConfig } from 'vitest/config';

/** Drills that need programs of the machine, and are no part of `npm test`. */
export default defineConfig({
  test: { include: ['test/drills/*.drill.ts'], setupFiles: ['test/cleanUp.setup.ts'], hookTimeout: 120_000 },
});
