import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kindOf, type RouteKind, type RouteName, routes } from '@rpm/domain';

const portal = join(import.meta.dirname, '..');
const screens = join(portal, '../../packages/ui/src/screens');

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
  ['publicScreens.ts', 'accountScreens.ts', 'guardedScreens.ts'].flatMap((map) =>
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
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const byModule = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk])));
  const first = chunks.filter(({ isEntry }) => isEntry);

  function withImports(chunk: Chunk, found: Set<string>) {
    if (found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    for (const name of chunk.imports) {
      const next = byName.get(name);
      if (next) withImports(next, found);
    }
  }
  function filesOf(name: RouteName): string[] {
    const found = new Set<string>();
    for (const chunk of first) withImports(chunk, found);
    for (const file of [...beside[kindOf(name)], screenFiles.get(name) ?? '']) {
      const chunk = byModule.get(file);
      if (!chunk) throw new Error(`The build has no ${file || `screen of the page ${name}`}.`);
      withImports(chunk, found);
    }
    return [...found];
  }
  return Object.fromEntries(pageNames.map((name) => [name, filesOf(name)])) as Record<RouteName, string[]>;
}
