import { kindOf, type RouteName } from '@rpm/domain';
import type { build, Plugin, Rolldown } from 'vite';
import { readFirstParts } from './firstParts.ts';
import { isLarge, onDemand } from './onDemand.ts';
import {
  type AtOnce,
  filesAtOnce,
  filesOfPages,
  filesOnDemand,
  pageNames,
  stylesOfGuarded,
} from './pages.ts';
import { planChunks } from './planChunks.ts';

/** Which files a cold visit of each page loads, and below '' all; the budget check reads it. */
export const pagesFile = '.vite/pages.json';

/** What the HTML of each page asks for at once: code and styles, and what else whoever opens it needs. */
export const preloadsFile = '.vite/preloads.json';
/** What it holds of a page. */
export interface Preloads {
  always: readonly string[];
  /** Beside that, by whoever opens it. */
  more: Readonly<Record<string, readonly string[]>>;
}

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
        const early = Object.entries(filesAtOnce(chunks, readFirstParts())).map(
          ([name, { always, whole }]) => {
            const own = Object.entries(whole).map(([visitor, code]) => [
              visitor,
              code.filter((file) => !always.includes(file)),
            ]);
            const preloads: Preloads = {
              always: kindOf(name as RouteName) === 'guarded' ? [...always, ...styles] : always,
              more: Object.fromEntries(own.filter(([, code]) => code?.length)),
            };
            return [name, preloads];
          },
        );
        const written = { [pagesFile]: files, [preloadsFile]: Object.fromEntries(early) };
        for (const [fileName, list] of Object.entries(written))
          this.emitFile({ type: 'asset', fileName, source: JSON.stringify(list) });
      },
    },
  ];
}

const isChunk = (output: Rolldown.OutputChunk | Rolldown.OutputAsset): output is Rolldown.OutputChunk =>
  output.type === 'chunk';

/** What a request costs beside its bytes: its headers. Few go to `/login`, which is most people's first page. */
const [requestBytes, firstRequestBytes] = [460, 7000];
/** What anybody may open is most people's first page, often on a phone: it counts more, and pays little for fewer files. */
const ofOpenPage = { weight: 5, mostForFewer: 1.005 };
const ofGuarded = { weight: 1, mostForFewer: 1.04 };
/** The first page of a patient, on a phone. */
const ofPatients = { ...ofGuarded, weight: 3 };

/** What a page loads, once for all visitors who load the same. */
function visitsOf({ first, whole }: AtOnce): string[][] {
  const all = Object.values(whole);
  const different = [...new Map(all.map((files) => [files.toSorted().join(), files])).values()];
  return different.length > 0 ? different : [first];
}

/**
 * How to cut a build anew, so that a cold visit of each page loads little in few files. Nothing is named here: what is
 * moved or renamed is found again.
 *
 * @param cut the same build as the bundler cuts it by itself
 * @see ADR 18
 */
export function chunkGroups(cut: Awaited<ReturnType<typeof build>>) {
  const chunks = 'output' in cut ? [...cut.output].filter(isChunk) : [];
  const pages = filesAtOnce(chunks, readFirstParts());
  const visits = pageNames.flatMap((name) =>
    visitsOf(pages[name]).map((files) => ({
      files,
      requestBytes: name === 'login' ? firstRequestBytes : requestBytes,
      ...(name === 'patientDashboard' ? ofPatients : kindOf(name) === 'guarded' ? ofGuarded : ofOpenPage),
    })),
  );
  const later = filesOnDemand(chunks, pages);
  const onDemand = {
    pages: later.pages.map((files) => ({ files, requestBytes, ...ofGuarded })),
    openings: later.openings.map((files) => ({ files, requestBytes, ...ofGuarded })),
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
