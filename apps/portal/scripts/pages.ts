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
  isEntry: boolean;
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

/**
 * The files that the frame has in the end, whichever page stands in it: some of its parts, such as the marks of the menu,
 * it asks for by itself once the page is there (`isNeeded`). What waits for a press is not among them.
 */
export function filesOfFrame(chunks: readonly Chunk[]): string[] {
  const { load, byName } = loader(chunks);
  const modules = [...load([frame], false)].flatMap((name) => byName.get(name)?.moduleIds ?? []);
  return [...load([...beside.guarded, ...modules.flatMap(neededLater)])];
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
  return { load, byName };
}
