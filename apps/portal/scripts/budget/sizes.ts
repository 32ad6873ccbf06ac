import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { pagesFile } from '../chunks.ts';
import { onDemand } from '../onDemand.ts';

/** A size of the build that no single visit shows. */
export interface Size {
  what: string;
  /** Of brotli. */
  bytes: number;
  gate: number;
}

/** Chunks are named by their hash, and the names are in what is compressed: a change elsewhere moves a size by so much. */
const noise = 600;
/** Letters with accents take two bytes, and Spanish needs more of them. */
const moreFor = (language: string) => (language === 'en' ? 0 : 15_000);

/**
 * All pages together, what comes on demand, styles and font, by the size of the files.
 *
 * @throws when a library that is for nobody's first load is on one
 */
export function sizesOf(dist: string, languages: readonly string[]): Size[] {
  const sizeOf = (file: string) => brotliCompressSync(readFileSync(join(dist, file))).length;
  const sum = (files: readonly string[]) => files.reduce((total, file) => total + sizeOf(file), 0);
  const ofLanguage = (language: string): Size[] => {
    const list = join(dist, language === 'en' ? '' : language, pagesFile);
    const files: Record<string, string[]> = JSON.parse(readFileSync(list, 'utf8'));
    const { '': all = [], [onDemand]: libraries = [], ...pages } = files;
    const early = Object.values(pages).flat();
    const tooEarly = libraries.filter((file) => early.includes(file));
    if (tooEarly.length > 0) throw new Error(`On a page's first load: ${tooEarly.join(', ')}`);
    return [
      { what: `${language} libraries on demand`, bytes: sum(libraries), gate: 1_000_000 },
      {
        what: `${language} every page and dialog together`,
        bytes: sum(all),
        gate: 733_800 + moreFor(language) + noise,
      },
    ];
  };
  const assets = readdirSync(join(dist, 'assets')).map((name) => `assets/${name}`);
  const styles = assets.filter((name) => name.endsWith('.css'));
  const isFont = (name: string) => /latin-wght-normal.*\.woff2$/.test(name) && !name.includes('latin-ext');
  return [
    ...languages.flatMap(ofLanguage),
    { what: 'styles of /login', bytes: sum(styles.filter((name) => name.includes('/index-'))), gate: 12_000 },
    { what: 'styles of all pages', bytes: sum(styles), gate: 25_100 },
    { what: 'font', bytes: sum(assets.filter(isFont)), gate: 40_000 },
  ];
}
