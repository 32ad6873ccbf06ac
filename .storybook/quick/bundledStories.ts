import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type OutputChunk, rolldown } from 'rolldown';
import type { Plugin, ViteDevServer } from 'vite';
import { framework, ownModules } from '../chosen/ownModules.ts';
import { inParts } from './chunkParts.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Where the browser asks for the chunks of the bundle. */
const address = '/.storybook/.bundle/';
/** Where they would lie if they were written. */
const served = resolve(root, `.${address}`);
const testUtils = '@storybook/addon-vitest/internal/test-utils';
const onlyMeant = '\0only-meant';

/** Vitest's plugins for modules that stand in the place of others. */
const ofMocks = new Set(['vitest:mocks', 'vitest:automock', 'vitest:browser:esm-injector']);

/** Makes tests of the stories in a file. */
export type AsTests = (code: string, file: string) => Promise<{ code: string; map: string }>;

/** What the tests of stories are made with, which passes over those that are not meant. */
const onlyMeantCode = (ids: readonly string[]) => `
import { testStory as test } from '${testUtils}';
export { convertToFilePath } from '${testUtils}';
const meant = new Set(${JSON.stringify(ids)});
export const testStory = (story) => (meant.has(story.storyId) ? test(story) : ({ skip }) => skip());`;

/**
 * Puts files of stories together with all of ours that they need: a page of the run then asks for two hundred files, not for
 * a thousand.
 *
 * @param files whole paths
 * @param ids of the stories that are played
 * @returns the chunks, by the paths at which they are served
 */
async function bundle(files: readonly string[], ids: readonly string[], asTests: Promise<AsTests>) {
  const isStories = new Set(files);
  const built = await rolldown({
    ...ownModules({
      name: 'stories-as-tests',
      load: (id) => (id === onlyMeant ? onlyMeantCode(ids) : null),
      transform: {
        filter: { id: /\.stories\.tsx$/ },
        async handler(code, id) {
          if (!isStories.has(id)) return null;
          const made = await (await asTests)(code, id);
          const told = made.code
            // A file of stories knows by its own address whether it is the one that is played.
            .replaceAll('import.meta.url', JSON.stringify(`file://${id}`))
            .replaceAll(testUtils, onlyMeant);
          return { ...made, code: told };
        },
      },
      resolveId: (source) => (source === onlyMeant ? onlyMeant : null),
    }),
    input: Object.fromEntries([...framework, ...files].map((file, at) => [`${at}-${basename(file)}`, file])),
  });
  const { output } = await built.generate({
    format: 'es',
    dir: served,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    sourcemap: true,
  });
  await built.close();
  const chunks = output.filter((each): each is OutputChunk => each.type === 'chunk');
  return new Map(chunks.map((each) => [resolve(served, each.fileName), { chunk: each, ...inParts(each) }]));
}

/**
 * Hands the browser that bundle in place of the sources. Vite is asked for the imports of a chunk alone: to read a megabyte with
 * each of its plugins, for what stands in the first lines, took three seconds.
 */
export function bundledStories(
  files: readonly string[],
  ids: readonly string[],
  asTests: Promise<AsTests>,
): Plugin {
  const entries = new Set([...framework, ...files]);
  const bundled = bundle(files, ids, asTests);
  // Whoever asks for a chunk hears what went wrong.
  bundled.catch(() => {});

  const whole = new Map<string, Promise<string | null>>();
  async function wholeChunk({ environments: { client } }: ViteDevServer, url: string) {
    const parts = (await bundled).get(resolve(root, `.${url}`));
    const head = parts && (await client.transformRequest(url));
    if (!head) return null;
    const code = `${head.code}\n${parts.body}`;
    const module = await client.moduleGraph.getModuleByUrl(url);
    // Where a step has failed is told from here.
    if (module) {
      const { map: _, ...others } = head;
      module.transformResult = {
        ...others,
        code,
        get map() {
          return parts.mapAfter(head.code, served);
        },
      };
    }
    return code;
  }

  return {
    name: 'bundled-stories',
    enforce: 'pre',
    configureServer(server) {
      // No story has a module in the place of another, for which Vitest would read each file once more.
      for (const plugin of server.environments.client.plugins)
        if (ofMocks.has(plugin.name)) delete plugin.transform;
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (!pathname.startsWith(address)) return next();
        const asked = whole.get(pathname) ?? wholeChunk(server, pathname);
        whole.set(pathname, asked);
        asked.then((code) => {
          if (code === null) return next();
          response.setHeader('content-type', 'text/javascript').end(code);
        }, next);
      });
    },
    resolveId(source, importer) {
      if (importer?.startsWith(served) && source.startsWith('./')) return resolve(served, source);
      // It comes later, and nothing has named it before.
      if (source.startsWith(address)) return resolve(root, `.${source}`);
      return source.startsWith(served) ? source : null;
    },
    async load(id) {
      if (id.startsWith(served)) {
        const parts = (await bundled).get(id);
        return parts ? { code: parts.imports, map: { mappings: '' } } : null;
      }
      const file = id.split('?')[0] ?? '';
      if (!entries.has(file)) return null;
      const found = [...(await bundled).values()].find(({ chunk }) => chunk.facadeModuleId === file);
      if (!found) throw new Error(`${file} is not in the bundle.`);
      const { fileName, exports } = found.chunk;
      const from = JSON.stringify(resolve(served, fileName));
      const again = exports.includes('default') ? `export { default } from ${from};` : '';
      return { code: `export * from ${from};\n${again}`, map: null };
    },
  };
}
