import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { kindOf, type RouteKind, type RouteName, routes } from '@rpm/domain';

const portal = join(import.meta.dirname, '..');
const ours = join(portal, '../../packages');
const screens = join(ours, 'ui/src/screens');

/** What a visit asks for beside the screen. */
const application = join(portal, 'src/Application.tsx');
const frame = join(portal, '../../packages/ui/src/layout/SignedInFrame/SignedInFrame.tsx');
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

/** The same with all that a page behind the guard loads at once, whose visitor has a session. */
export function filesAtOnce(chunks: readonly Chunk[]): Record<RouteName, string[]> {
  const { load } = loader(chunks);
  const filesOf = (name: RouteName, kind: RouteKind) => [
    ...load([...beside[kind], ...(kind === 'guarded' ? ofSession : []), screenFiles.get(name) ?? '']),
  ];
  return Object.fromEntries(pageNames.map((name) => [name, filesOf(name, kindOf(name))])) as Record<
    RouteName,
    string[]
  >;
}

/** The styles of pages behind the guard, which come by a module of their own. */
export const stylesOfGuarded = (chunks: readonly StyledChunk[]): string[] =>
  chunks.flatMap(({ moduleIds, viteMetadata }) =>
    moduleIds.includes(styleOfGuarded) ? [...(viteMetadata?.importedCss ?? [])] : [],
  );

/**
 * The files that the frame has in the end, whichever page stands in it: some of its parts, such as the marks of the menu,
 * it asks for by itself once the page is there (`isNeeded`). What waits for a press is not among them.
 */
export function filesOfFrame(chunks: readonly Chunk[]): string[] {
  const { load, byName } = loader(chunks);
  const modules = [...load([frame], false)].flatMap((name) => byName.get(name)?.moduleIds ?? []);
  return [...load([...beside.guarded, ...modules.flatMap(neededLater)])];
}

/**
 * What comes on demand: the files that each page may load in the end, other pages apart, and those that the opening of
 * each part loads beside what all pages have that can open it.
 */
export function filesOnDemand(chunks: readonly Chunk[]): { pages: string[][]; openings: string[][] } {
  const { withImports, byName } = loader(chunks);
  const early = Object.values(filesAtOnce(chunks));
  const first = new Set(early.flat());
  const ofFrame = filesOfFrame(chunks);
  for (const file of ofFrame) first.add(file);
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

/** The modules that a module of ours asks for as soon as it is drawn. */
function neededLater(id: string): string[] {
  if (!id.startsWith(ours) || !id.endsWith('.tsx')) return [];
  const text = readFileSync(id, 'utf8');
  if (!text.includes('isNeeded: true')) return [];
  return [...text.matchAll(/import\('([^']+)'\)/g)].map(([, file = '']) => join(dirname(id), file));
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
  function load(modules: readonly string[], isVisit = true): Set<string> {
    const found = new Set<string>();
    if (isVisit) for (const chunk of chunks) if (chunk.isEntry) withImports(chunk, found);
    for (const file of modules) {
      const chunk = byModule.get(file);
      if (!chunk) throw new Error(`The build has no ${file || 'screen of a page'}.`);
      withImports(chunk, found);
    }
    return found;
  }
  return { load, withImports, byName };
}
