import { existsSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { traceability, traceOfProject } from '../../scripts/trace/trace.ts';

const name = 'virtual:trace';
const resolved = `\0${name}`;
const fileName = 'traceability.json';
const lastRun = new URL(`../reports/${fileName}`, import.meta.url);

/** What shows each requirement, as a module for stories. */
export const traceModule = (): Plugin => ({
  name: 'trace-module',
  resolveId: (id) => (id === name ? resolved : undefined),
  load: (id) =>
    id === resolved ? `export const trace = ${JSON.stringify(traceOfProject().all)};` : undefined,
});

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
