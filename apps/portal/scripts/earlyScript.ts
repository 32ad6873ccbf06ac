import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type EndpointName, endpoints } from '@rpm/api-client/calls';
import { build, type Plugin } from 'vite';
import { languageWords } from '../../../scripts/languageWords.ts';

const root = join(import.meta.dirname, '..');
const table = join(root, 'src/early/firstCalls.ts');
const virtual = 'rpm:addresses';

/** The pages that have first calls, as the table names them. */
export const pagesWithEarlyCalls: readonly string[] = [
  ...(readFileSync(table, 'utf8').split('export const firstCalls')[1] ?? '').matchAll(/^ {2}(\w+): /gm),
].map(([, name = '']) => name);

/** Gives the script where its calls go, without their schemas. */
const addresses = (): Plugin => ({
  name: 'early-addresses',
  resolveId: (id) => (id === virtual ? `\0${virtual}` : null),
  load(id) {
    if (id !== `\0${virtual}`) return null;
    const named = [...readFileSync(table, 'utf8').matchAll(/ask\('(\w+)'/g)].map(([, name]) => name);
    const known = [...new Set(named as EndpointName[])].map((name) => {
      const { method, token, path, hidesQuery } = endpoints[name];
      if (method !== 'GET' || token !== 'session') throw new Error(`${name} is no read of a session.`);
      return [name, { path, hidesQuery }];
    });
    return `export const addresses = ${JSON.stringify(Object.fromEntries(known))};`;
  },
});

/** Builds the script that asks early, whole and by itself, into the files of a build. @returns the file's path in it */
export async function buildEarlyScript(language: string, outDir: string): Promise<string> {
  const made = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [languageWords(language), addresses()],
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'src/early/early.ts'),
        output: { format: 'iife', entryFileNames: 'assets/early-[hash].js' },
      },
    },
  });
  const [script] = 'output' in made ? made.output : [];
  if (!script) throw new Error('The script of early calls was not built.');
  return script.fileName;
}
