import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RolldownOptions, RolldownPluginOption } from 'rolldown';
import { viteImportGlobPlugin } from 'rolldown/experimental';
import type { Plugin } from 'vite';
import { sourceFactsData } from '../foundations/sourceFacts.ts';
import { traceModule } from '../trace/traceData.ts';
import { wordsAtLoad } from '../wordsAtLoad.ts';

const folder = fileURLToPath(new URL('..', import.meta.url));

/** What every story is played with. */
export const framework = ['preview.tsx', 'quickStories.setup.ts'].map((name) => resolve(folder, name));

/** What is not ours, and what only Vite can make of a file: styles, and the address of a worker. */
const leftToVite: RolldownPluginOption = {
  name: 'left-to-vite',
  resolveId(source, importer) {
    if (!importer || source.startsWith('\0')) return null;
    if (/\.css$|\?/.test(source))
      return { id: source.startsWith('.') ? resolve(importer, '..', source) : source, external: true };
    return /^([./]|@rpm\/)/.test(source) ? null : { id: source, external: true };
  },
};

/** How our own modules are found and read, as Storybook does it. What is installed is left out. */
export const ownModules = (...more: RolldownPluginOption[]): RolldownOptions => ({
  cwd: folder,
  platform: 'browser',
  makeAbsoluteExternalsRelative: false,
  transform: { jsx: { runtime: 'automatic', development: true } },
  plugins: [
    // Vite's plugins are Rolldown's.
    [wordsAtLoad(), traceModule(), sourceFactsData()] satisfies Plugin[] as unknown as RolldownPluginOption,
    leftToVite,
    viteImportGlobPlugin({ root: folder }),
    ...more,
  ],
});
