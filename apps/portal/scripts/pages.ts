import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kindOf, type RouteKind, type RouteName, routes } from '@rpm/domain';
import { type FirstParts, inBoth, repository, type Visitor } from './firstParts.ts';

const portal = join(import.meta.dirname, '..');
const screens = join(repository, 'packages/ui/src/screens');

/** What a visit asks for beside the screen. */
const application = join(portal, 'src/Application.tsx');
const frame = join(repository, 'packages/ui/src/layout/SignedInFrame/SignedInFrame.tsx');
const beside: Readonly<Record<RouteKind, readonly string[]>> = {
  public: [],
  account: [application],
  guarded: [application, frame],
};

/** What a page behind the guard loads besides, before it is drawn or as soon as it is: the reader of what is stored, and the session's own watch. */
const ofSession = [join(portal, 'src/session/parse.ts'), join(portal, 'src/sessionWatch.tsx')];
/** Brings nothing but styles. */
const styleOfGuarded = join(portal, 'src/signedInStyle.ts');

/** The module of each screen, as the maps of screens name it. */
const screenFiles = new Map(
  ['publicScreens.ts', 'accountScreens.ts', 'guardedScreens.ts', 'pageScreens.ts'].flatMap((map) =>
    [
      ...readFileSync(join(screens, map), 'utf8').matchAll(
        /^ {2}(\w+): lazyScreen\(\(\) =>\s*import\('([^']+)'\)/gm,
      ),
    ].map(([, name = '', file = '']) => [name, join(screens, file)] as const),
  ),
);

/** A file of a build: what was put into it, and what must be loaded with it. */
export interface Chunk {
  fileName: string;
  code: string;
  moduleIds: readonly string[];
  imports: readonly string[];
  /** Asked for on demand. */
  dynamicImports: readonly string[];
  isEntry: boolean;
  isDynamicEntry: boolean;
}

/** A file of a build as it is before Vite takes out what only brings styles. */
interface StyledChunk extends Chunk {
  viteMetadata?: { importedCss: ReadonlySet<string> } | undefined;
}

/** The names of all pages. */
export const pageNames = Object.keys(routes) as RouteName[];

/**
 * The files of a build that a cold visit of each page loads, the first one included.
 *
 * @throws when a page has no screen in the maps, or the build none of it
 */
export function filesOfPages(chunks: readonly Chunk[]): Record<RouteName, string[]> {
  const { load } = loader(chunks);
  const filesOf = (name: RouteName) => [...load([...beside[kindOf(name)], screenFiles.get(name) ?? ''])];
  return Object.fromEntries(pageNames.map((name) => [name, filesOf(name)])) as Record<RouteName, string[]>;
}

/** What a cold visit of a page loads without a press. */
export interface AtOnce {
  /** What it cannot be drawn without. */
  first: string[];
  /** That, and the parts that it asks for by itself whoever opens it. */
  always: string[];
  /** All of it, by whoever opens it. */
  whole: Partial<Record<Visitor, string[]>>;
}

/**
 * The files that a page loads at once; behind the guard with what a visitor needs who has a session.
 *
 * @param parts what each page asks for by itself as soon as it is there
 */
export function filesAtOnce(chunks: readonly Chunk[], parts: FirstParts): Record<RouteName, AtOnce> {
  const { load } = loader(chunks);
  const atOnce = (name: RouteName): AtOnce => {
    const kind = kindOf(name);
    const modules = [...beside[kind], ...(kind === 'guarded' ? ofSession : []), screenFiles.get(name) ?? ''];
    const filesWith = (more: readonly string[]) => [
      ...load([...modules, ...more.map((file) => join(repository, file))]),
    ];
    const asked = Object.entries(parts[name] ?? {});
    const byVisitor = asked.map(([visitor, own]) => [visitor, filesWith(own)] as const);
    const first = filesWith([]);
    return {
      first,
      always: byVisitor.length > 0 ? byVisitor.map(([, files]) => files).reduce(inBoth) : first,
      whole: Object.fromEntries(byVisitor),
    };
  };
  return Object.fromEntries(pageNames.map((name) => [name, atOnce(name)])) as Record<RouteName, AtOnce>;
}

/** The styles of pages behind the guard, which come by a module of their own. */
export const stylesOfGuarded = (chunks: readonly StyledChunk[]): string[] =>
  chunks.flatMap(({ moduleIds, viteMetadata }) =>
    moduleIds.includes(styleOfGuarded) ? [...(viteMetadata?.importedCss ?? [])] : [],
  );

/**
 * What comes on demand: the files that each page may load in the end, other pages apart, and those that the opening of
 * each part loads beside what all pages have that can open it.
 */
export function filesOnDemand(
  chunks: readonly Chunk[],
  atOnce: Readonly<Record<RouteName, AtOnce>>,
): { pages: string[][]; openings: string[][] } {
  const { withImports, byName } = loader(chunks);
  const visits = Object.values(atOnce);
  const early = visits.map(({ always }) => always);
  const first = new Set(visits.flatMap(({ always, whole }) => [always, ...Object.values(whole)].flat()));
  const pages = early.map((files) => {
    const found = new Set(files);
    // What is found is looked through in turn.
    for (const file of found)
      for (const part of byName.get(file)?.dynamicImports ?? []) {
        const chunk = byName.get(part);
        if (chunk && !first.has(part)) withImports(chunk, found);
      }
    return [...found];
  });
  const openings = chunks
    .filter(({ fileName, isDynamicEntry }) => isDynamicEntry && !first.has(fileName))
    .map((part) => {
      const openers = early.filter((_, at) => pages[at]?.includes(part.fileName));
      const [one = [], ...others] = openers;
      const found = new Set(one.filter((file) => others.every((each) => each.includes(file))));
      withImports(part, found);
      return [...found];
    });
  return { pages, openings };
}

/** Follows what must be loaded with what. */
function loader(chunks: readonly Chunk[]) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const byModule = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk])));

  function withImports(chunk: Chunk, found: Set<string>) {
    if (found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    for (const name of chunk.imports) {
      const next = byName.get(name);
      if (next) withImports(next, found);
    }
  }
  /** The files of these modules, and those of the first visit before them. */
  function load(modules: readonly string[]): Set<string> {
    const found = new Set<string>();
    for (const chunk of chunks) if (chunk.isEntry) withImports(chunk, found);
    for (const file of modules) {
      const chunk = byModule.get(file);
      if (!chunk) throw new Error(`The build has no ${file || 'screen of a page'}.`);
      withImports(chunk, found);
    }
    return found;
  }
  return { load, withImports, byName };
}
