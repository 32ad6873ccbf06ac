import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { budgetOf, pageLanguages, routes } from '@rpm/domain';
import { pagesFile } from './chunks.ts';
import { onDemand } from './onDemand.ts';
import { pageNames } from './pages.ts';

/** Checks what a cold visit of a page loads against the budgets of the route table, and fails if one is over. */
const dist = join(import.meta.dirname, '../dist');
/** In bytes of brotli. */
const sizeOf = (file: string) => brotliCompressSync(readFileSync(join(dist, file))).length;
const sum = (files: readonly string[]) => files.reduce((total, file) => total + sizeOf(file), 0);

interface Budget {
  what: string;
  bytes: number;
  /** In bytes. */
  gate: number;
}

/** Letters with accents take two bytes, and Spanish needs more of them. */
const moreFor = (language: string) => (language === 'en' ? 0 : 1600);

/** Chunks are named by their hash, and the names are in what is compressed: a change elsewhere moves a size by so much. */
const noise = 600;

/** Each page, and all of a build together, in a language. */
function budgetsOf(language: string): Budget[] {
  const folder = language === 'en' ? '' : language;
  const files: Record<string, string[]> = JSON.parse(readFileSync(join(dist, folder, pagesFile), 'utf8'));
  const { '': all = [], [onDemand]: libraries = [], ...pages } = files;
  const early = Object.values(pages).flat();
  const tooEarly = libraries.filter((file) => early.includes(file));
  if (tooEarly.length > 0) throw new Error(`On a page's first load: ${tooEarly.join(', ')}`);
  return [
    ...pageNames.map((name) => ({
      what: routes[name].paths[0],
      bytes: sum(pages[name] ?? []),
      gate: budgetOf(name) + moreFor(language),
    })),
    { what: 'libraries on demand', bytes: sum(libraries), gate: 1_000_000 },
    { what: 'every page and dialog together', bytes: sum(all), gate: 734_500 + 8 * moreFor(language) },
  ].map((budget) => ({ ...budget, what: `${language} ${budget.what}` }));
}

const assets = readdirSync(join(dist, 'assets')).map((name) => `assets/${name}`);
const styles = assets.filter((name) => name.endsWith('.css'));
const isFont = (name: string) => /latin-wght-normal.*\.woff2$/.test(name) && !name.includes('latin-ext');
const budgets: Budget[] = [
  ...pageLanguages.flatMap(budgetsOf),
  { what: 'styles of /login', bytes: sum(styles.filter((name) => name.includes('/index-'))), gate: 12_000 },
  { what: 'styles of all pages', bytes: sum(styles), gate: 24_000 },
  { what: 'font', bytes: sum(assets.filter(isFont)), gate: 40_000 },
];
let failed = 0;
for (const { what, bytes, gate } of budgets) {
  const isOver = bytes > gate + noise || bytes === 0;
  failed += isOver ? 1 : 0;
  const [kilobytes, allowed] = [bytes, gate].map((size) => (size / 1000).toFixed(1));
  console.log(`${isOver ? 'OVER' : 'ok  '} ${what}: ${kilobytes} kB (gate ${allowed})`);
}
console.log(`${budgets.length - failed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
