import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type OutputChunk, rolldown } from 'rolldown';
import type { Plugin } from 'vite';
import { framework, ownModules } from '../chosen/ownModules.ts';

const folder = fileURLToPath(new URL('..', import.meta.url));
/** Where the bundle would lie if it were written: the browser asks for its chunks there. */
const served = resolve(folder, '.bundle');
const testUtils = '@storybook/addon-vitest/internal/test-utils';
const onlyMeant = '\0only-meant';

/** Makes tests of the stories in a file. */
type AsTests = (code: string, file: string) => Promise<{ code: string; map: string }>;

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
async function bundle(files: readonly string[], ids: readonly string[], asTests: AsTests) {
  const isStories = new Set(files);
  const built = await rolldown({
    ...ownModules({
      name: 'stories-as-tests',
      load: (id) => (id === onlyMeant ? onlyMeantCode(ids) : null),
      transform: {
        filter: { id: /\.stories\.tsx$/ },
        async handler(code, id) {
          if (!isStories.has(id)) return null;
          const made = await asTests(code, id);
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
    sourcemapPathTransform: (source, map) => resolve(map, '..', source),
  });
  await built.close();
  const chunks = output.filter((each): each is OutputChunk => each.type === 'chunk');
  return new Map(chunks.map((each) => [resolve(served, each.fileName), each]));
}

/** Hands the browser that bundle in place of the sources. */
export function bundledStories(files: readonly string[], ids: readonly string[], asTests: AsTests): Plugin {
  const entries = new Set([...framework, ...files]);
  let bundled: ReturnType<typeof bundle>;
  return {
    name: 'bundled-stories',
    enforce: 'pre',
    configResolved() {
      bundled = bundle(files, ids, asTests);
      // Whoever asks for a chunk hears what went wrong.
      bundled.catch(() => {});
    },
    resolveId(source, importer) {
      if (importer?.startsWith(served) && source.startsWith('./')) return resolve(served, source);
      return source.startsWith(served) ? source : null;
    },
    async load(id) {
      if (id.startsWith(served)) {
        const chunk = (await bundled).get(id);
        return chunk && { code: chunk.code, map: chunk.map };
      }
      const file = id.split('?')[0] ?? '';
      if (!entries.has(file)) return null;
      const chunk = [...(await bundled).values()].find(({ facadeModuleId }) => facadeModuleId === file);
      if (!chunk) throw new Error(`${file} is not in the bundle.`);
      const from = JSON.stringify(resolve(served, chunk.fileName));
      const again = chunk.exports.includes('default') ? `export { default } from ${from};` : '';
      return { code: `export * from ${from};\n${again}`, map: null };
    },
  };
}
