import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the build tells of a module of ours. */
export interface ReadModule {
  id: string;
  code: string;
  /** By the whole paths of what it imports at once, and of what it imports later. */
  imported: readonly string[];
  later: readonly string[];
  exports: readonly string[];
}

/** What a statement takes from another module, or hands on from it. */
interface Taken {
  source: string;
  /** `null`: all of it. */
  name: string | null;
  /** By which others know it; `null`: by its own name, whatever that is. */
  as: string | null;
}

const { resolve: installed } = createRequire(import.meta.url);
const packages = fileURLToPath(new URL('../../packages/', import.meta.url));
/** In these nothing happens when a module is read: what somebody does not take from them does not concern him. */
const isQuiet = (id: string) =>
  /^(domain|api-client)\/src\//.test(id.slice(packages.length)) && id.startsWith(packages);
const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
const onlyHandsOn = /^(?:\s*export (?:type )?(?:\*(?: as \w+)?|\{[^}]*\}) from '[^']+';)+\s*$/;

/** Whether a module does nothing but hand on what others have. */
const isBarrel = ({ id, code }: ReadModule): boolean =>
  isQuiet(id) && onlyHandsOn.test(withoutComments(code));

const doors = new Map<string, string | null>();
/** Where an import of a package of ours, or of a file beside, leads; of those that lead into a package, its door alone matters. */
function leadsTo(source: string, from: string): string | null {
  if (source.startsWith('.')) return resolve(dirname(from), source);
  const known = doors.get(source);
  if (known !== undefined) return known;
  const door = /^@rpm\/[\w-]+$/.test(source) ? installed(source) : null;
  doors.set(source, door);
  return door;
}

/** A statement that takes something from another module, or hands it on. Read as text: to parse all of ours takes seconds. */
const statements = /^(?:import|export)\s+(type\s+)?([^;'"]*?)\s*\bfrom\s+(['"])([^'"]+)\3/gm;

/** The names in `{ a, type B, c as d }`, each with its own and the one by which it is known from there on. */
const namesIn = (braces: string) =>
  braces
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '' && !each.startsWith('type '))
    .map((each) => {
      const [own = '', as = own] = each.split(/\s+as\s+/);
      return { name: own, as };
    });

/** What a module takes from others, but for types. */
function takenBy({ code }: ReadModule): Taken[] {
  return [...withoutComments(code).matchAll(statements)].flatMap(([, type, what = '', , source = '']) => {
    if (type) return [];
    const [, all, braces = ''] = /(\*(?:\s+as\s+\w+)?)|\{([^}]*)\}/.exec(what) ?? [];
    return [
      ...(/^\w/.test(what) ? [{ source, name: 'default', as: null }] : []),
      ...(all ? [{ source, name: null, as: all.split(/\s+as\s+/)[1] ?? null }] : []),
      ...namesIn(braces).map((each) => ({ source, ...each })),
    ];
  });
}

/** Whether each place of a module that names another is a statement that was understood: what is not may take all of it. */
function isUnderstood({ code }: ReadModule, source: string): boolean {
  const told = withoutComments(code);
  const places = [`'${source}'`, `"${source}"`].map((each) => told.split(each).length - 1);
  const understood = [...told.matchAll(statements)].filter(([, , , , from]) => from === source).length;
  return places.reduce((sum, each) => sum + each, 0) === understood;
}

/**
 * Who imports each module. Through a module that only hands on what others have, whoever takes a name from it imports what has
 * the name, and nothing else that lies behind it.
 */
export function importersIn(modules: readonly ReadModule[]): Map<string, Set<string>> {
  const byId = new Map(modules.map((each) => [each.id, each]));
  const barrels = new Map(modules.filter(isBarrel).map((each) => [each.id, takenBy(each)]));
  const importers = new Map<string, Set<string>>();
  const note = (id: string, importer: string) =>
    importers.set(id, (importers.get(id) ?? new Set()).add(importer));

  /** Everything that lies behind a module, over however many that only hand on. */
  function behind(id: string): string[] {
    if (!barrels.has(id)) return [id];
    return [id, ...(byId.get(id)?.imported ?? []).flatMap(behind)];
  }
  /** What has a name that is taken from a module; `null`: nobody knows. */
  function having(id: string, name: string): string[] | null {
    const taken = barrels.get(id);
    if (!taken) return byId.get(id)?.exports.includes(name) ? [id] : null;
    const named = taken.find((each) => each.as === name);
    const ways = named ? [named] : taken.filter((each) => each.as === null);
    for (const way of ways) {
      const to = leadsTo(way.source, id);
      const found = to && (way.name === null && way.as !== null ? behind(to) : having(to, way.name ?? name));
      if (found) return [id, ...found];
    }
    return null;
  }

  for (const each of modules) {
    if (barrels.has(each.id)) {
      // Whoever takes from it knows its own file; what lies behind it is known name by name.
      for (const id of each.imported) if (barrels.has(id)) note(id, each.id);
      continue;
    }
    const own = each.imported.some((id) => barrels.has(id)) ? takenBy(each) : [];
    for (const id of each.imported) {
      const names = barrels.has(id) ? own.filter(({ source }) => leadsTo(source, each.id) === id) : [];
      const sources = [...new Set(names.map(({ source }) => source))];
      const isKnown = sources.length > 0 && sources.every((source) => isUnderstood(each, source));
      const found = names.map(({ name }) => (name === null ? null : having(id, name)));
      const all = isKnown && !found.includes(null) ? found.flatMap((ids) => ids ?? []) : behind(id);
      for (const reached of all) note(reached, each.id);
    }
    for (const id of each.later.flatMap(behind)) note(id, each.id);
  }
  return importers;
}
