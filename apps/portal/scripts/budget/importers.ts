import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Which files of a build make a browser ask for a file: by an import, or beside one that is asked for later. */
interface Names {
  imports: ReadonlySet<string>;
  /** What is imported later, each with what is asked for at the same time. */
  later: ReadonlyMap<string, readonly string[]>;
}

const name = String.raw`\.\/([\w.-]+\.js)`;
const staticImport = new RegExp(String.raw`(?:from|import)\s*["']${name}["']`, 'g');
const laterImport = new RegExp(String.raw`import\([\`"']${name}[\`"']\)`, 'g');

function namesIn(code: string): Names {
  const table: string[] = /m\.f=(\[.*?\])/.exec(code)?.[1]?.match(/[\w.-]+\.(?:js|css)(?=")/g) ?? [];
  const found = [...code.matchAll(laterImport)];
  const later = found.map(({ 1: file = '', index }, at) => {
    const rest = code.slice(index, found[at + 1]?.index);
    const numbers = /__vite__mapDeps\(\[([\d,]*)\]\)/.exec(rest)?.[1] ?? '';
    const beside = numbers.split(',').flatMap((number) => table[Number(number)] ?? []);
    return [file, [file, ...beside]] as const;
  });
  return {
    imports: new Set([...code.matchAll(staticImport)].map(({ 1: file = '' }) => file)),
    later: new Map(later),
  };
}

/**
 * Says which of the scripts that have come made the browser ask for another one. A browser does not tell it of modules
 * of a page that gives no referrer.
 *
 * @param assets the folder of the built files
 */
export function readImporters(assets: string) {
  const known = new Map<string, Names>();
  const namesOf = (file: string) => {
    const names = known.get(file) ?? namesIn(readFileSync(join(assets, file), 'utf8'));
    known.set(file, names);
    return names;
  };
  const files = new Set(readdirSync(assets));
  /**
   * @param file what was asked for
   * @param before the scripts that were asked for before it
   * @param all what the whole visit asks for: an import that was not made brings nothing
   */
  return (file: string, before: readonly string[], all: ReadonlySet<string>): string[] =>
    before.filter((each) => {
      if (!files.has(each)) return false;
      const { imports, later } = namesOf(each);
      return (
        imports.has(file) || [...later].some(([target, beside]) => all.has(target) && beside.includes(file))
      );
    });
}
