import type { Plugin } from 'vite';
import { traceOfProject } from '../../scripts/trace/trace.ts';

const name = 'virtual:trace';
const resolved = `\0${name}`;

/** Hands the page *Traceability* what the build finds: the requirements, and what names them. */
export const traceData = (): Plugin => ({
  name: 'trace-data',
  resolveId: (id) => (id === name ? resolved : undefined),
  load: (id) =>
    id === resolved ? `export const trace = ${JSON.stringify(traceOfProject().all)};` : undefined,
});
