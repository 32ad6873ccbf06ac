import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { densityCopies } from '../../packages/ui/scripts/tokensCss.ts';
import { type TokenUses, tokenUses } from '../../packages/ui/scripts/tokenUses.ts';

/** What the pages of the foundations tell of the sources. */
export interface SourceFacts {
  /** Where each custom property is used. */
  uses: Record<string, TokenUses>;
  /** The names of lucide's icons that the product draws. */
  icons: string[];
  /** The text of the components' CHANGELOG.md. */
  changelog: string;
}

const ui = fileURLToPath(new URL('../../packages/ui/', import.meta.url));
const imported = /import \{([^}]+)\} from 'lucide-react'/g;

/**
 * What the sources say.
 *
 * @param others texts in place of those on the disk, by path from `packages/ui`, as they were before a change; `null`: not there
 */
export function sourceFacts(others: ReadonlyMap<string, string | null> = new Map()): SourceFacts {
  const read = (path: string) => others.get(path) ?? readFileSync(`${ui}${path}`, 'utf8');
  const paths = globSync('src/**/*.{ts,tsx,css}', { cwd: ui }).filter((path) => others.get(path) !== null);
  const sources = [
    ...new Set([...paths, ...[...others].flatMap(([path, text]) => (text === null ? [] : [path]))]),
  ]
    .filter((path) => /^src\/.*\.(tsx?|css)$/.test(path))
    .filter((path) => !/\.(test|stories)\.tsx?$|^src\/tokens\.css$|^src\/foundations\//.test(path))
    .sort()
    .map((path) => ({ path: path.slice('src/'.length), text: read(path) }));
  const css = read('src/tokens.css');
  const properties = [...new Set([...css.matchAll(/^ *(--rpm-[\w-]+):/gm)].map(([, name = '']) => name))];
  const icons = sources.flatMap(({ text }) =>
    [...text.matchAll(imported)].flatMap(([, names = '']) =>
      names
        .split(',')
        .map((name) => name.trim().split(' as ')[0] ?? '')
        .filter((name) => /^[A-Z]/.test(name) && !name.startsWith('Lucide')),
    ),
  );
  return {
    uses: tokenUses(properties, { tokensCss: css, copies: densityCopies }, sources),
    icons: [...new Set(icons)].sort(),
    changelog: read('CHANGELOG.md'),
  };
}

const name = 'virtual:source-facts';
const resolved = `\0${name}`;

/** Hands the pages of the foundations what the build reads in the sources: no list is kept by hand. */
export const sourceFactsData = (): Plugin => ({
  name: 'source-facts',
  resolveId: (id) => (id === name ? resolved : undefined),
  load: (id) => (id === resolved ? `export const facts = ${JSON.stringify(sourceFacts())};` : undefined),
});
