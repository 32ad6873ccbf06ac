import { kindOf, type RouteName } from '@rpm/domain';
import type { build, Plugin, Rolldown } from 'vite';
import { isLarge, onDemand } from './onDemand.ts';
import {
  filesAtOnce,
  filesOfFrame,
  filesOfPages,
  filesOnDemand,
  pageNames,
  stylesOfGuarded,
} from './pages.ts';
import { planChunks } from './planChunks.ts';

/** Which files a cold visit of each page loads, and below '' all; the budget check reads it. */
export const pagesFile = '.vite/pages.json';

/** What the HTML of each page asks for at once: code and styles. */
export const preloadsFile = '.vite/preloads.json';

/** Writes both beside a build. */
export function listPages(): Plugin[] {
  let styles: string[] = [];
  return [
    {
      name: 'list-styles',
      apply: 'build',
      generateBundle(_, bundle) {
        styles = stylesOfGuarded(Object.values(bundle).filter(isChunk));
      },
    },
    {
      name: 'list-pages',
      apply: 'build',
      // Behind Vite's own, which takes out what only brings styles.
      enforce: 'post',
      generateBundle(_, bundle) {
        const chunks = Object.values(bundle).filter(isChunk);
        const named = (all: Rolldown.OutputChunk[]) => all.map(({ fileName }) => fileName);
        const files = {
          ...filesOfPages(chunks),
          '': named(chunks.filter((chunk) => !isLarge(chunk))),
          [onDemand]: named(chunks.filter(isLarge)),
        };
        const early = Object.entries(filesAtOnce(chunks)).map(([name, code]) => [
          name,
          kindOf(name as RouteName) === 'guarded' ? [...code, ...styles] : code,
        ]);
        const written = { [pagesFile]: files, [preloadsFile]: Object.fromEntries(early) };
        for (const [fileName, list] of Object.entries(written))
          this.emitFile({ type: 'asset', fileName, source: JSON.stringify(list) });
      },
    },
  ];
}

const isChunk = (output: Rolldown.OutputChunk | Rolldown.OutputAsset): output is Rolldown.OutputChunk =>
  output.type === 'chunk';

/** What a request costs beside its bytes. Few go to `/login`, which is most people's first page. */
const [requestBytes, firstRequestBytes] = [300, 7000];

/**
 * How to cut a build anew, so that a cold visit of each page loads little in few files. Nothing is named here: what is
 * moved or renamed is found again.
 *
 * @param cut the same build as the bundler cuts it by itself
 * @see ADR 18
 */
export function chunkGroups(cut: Awaited<ReturnType<typeof build>>) {
  const chunks = 'output' in cut ? [...cut.output].filter(isChunk) : [];
  const pages = filesAtOnce(chunks);
  const visits = pageNames.map((name) => ({
    files: pages[name],
    requestBytes: name === 'login' ? firstRequestBytes : requestBytes,
  }));
  // What the frame asks for a moment later must not bring somebody else's screen along.
  visits.push({ files: filesOfFrame(chunks), requestBytes });
  const later = filesOnDemand(chunks);
  const onDemand = {
    pages: later.pages.map((files) => ({ files, requestBytes })),
    openings: later.openings.map((files) => ({ files, requestBytes })),
  };
  const modulesOf = new Map(chunks.map(({ fileName, moduleIds }) => [fileName, moduleIds]));
  const entries = new Map(
    chunks.flatMap(({ fileName, name, isEntry, isDynamicEntry }) =>
      isEntry || isDynamicEntry ? [[fileName, name]] : [],
    ),
  );
  // Without what names files after their content: else each change anywhere would weigh here, and end in another plan.
  const pieces = chunks.map((chunk) => ({ ...chunk, code: chunk.code.replace(/-[\w-]{8}\.js/g, '.js') }));
  return planChunks(pieces, visits, onDemand).map((own, at) => {
    const modules = new Set(own.flatMap(({ fileName }) => modulesOf.get(fileName) ?? []));
    return {
      name: own.flatMap(({ fileName }) => entries.get(fileName) ?? [])[0] ?? 'shared',
      test: (id: string) => modules.has(id),
      // What others import is put together before them, and is not drawn into them.
      priority: -at,
    };
  });
}
