import { existsSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { traceability } from '../../scripts/trace/trace.ts';

const fileName = 'traceability.json';
const lastRun = new URL(`../reports/${fileName}`, import.meta.url);

/**
 * Hands the page *Traceability* its file. A built Storybook begins without a result: `npm test` writes the file anew when all has
 * run. While Storybook is worked on, it is what the last run here wrote.
 */
export const traceData = (): Plugin => ({
  name: 'trace-data',
  configureServer({ middlewares }) {
    middlewares.use(`/${fileName}`, (_, response) => {
      const text = existsSync(lastRun) ? readFileSync(lastRun) : JSON.stringify(traceability(null));
      response.setHeader('content-type', 'application/json').end(text);
    });
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName, source: JSON.stringify(traceability(null)) });
  },
});
