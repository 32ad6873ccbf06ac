/** What a browser has asked for while a page was opened. */
export interface Asked {
  id: string;
  /** Its address, and what a call asks for beside it in a header. */
  what: string;
  url: string;
  method: string;
  kind: 'page' | 'script' | 'style' | 'font' | 'call' | 'other';
  /** The addresses of the files of which the browser says that they asked for it; none for the page itself. */
  by: readonly string[];
  /** The call whose answer had just been let through when it was asked for. */
  after: string | null;
  /** In bytes over the wire, headers included; 0 until it has come. */
  bytes: number;
  isPreload: boolean;
  /** The page itself has named it. */
  isNamed: boolean;
}

/** What a cold visit of a page costs. */
export interface Cost {
  /** In bytes over the wire, headers included. */
  scriptBytes: number;
  bytes: number;
  requests: number;
  /** Scripts alone. */
  files: number;
  /** How many things come one after the other: the page, what it names, what that asks for, and so on. */
  steps: number;
}

/** Adds up what a visit has asked for. */
export function costOf(all: readonly Asked[], importers: Importers): Cost {
  const scripts = all.filter(({ kind }) => kind === 'script');
  const sum = (some: readonly Asked[]) => some.reduce((total, { bytes }) => total + bytes, 0);
  return {
    scriptBytes: sum(scripts),
    bytes: sum(all),
    requests: all.length,
    files: scripts.length,
    steps: Math.max(0, ...stepsOf(all, importers).values()),
  };
}

/** Which of the files that came before name a file. @see readImporters */
type Importers = (file: string, before: readonly string[], all: ReadonlySet<string>) => readonly string[];

const fileOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);

/**
 * At which step each request comes: the page is 1, what it names is 2, and what a file of step n asks for, or the answer
 * to a call of step n leads to, is n + 1.
 *
 * @param all in the order in which they were asked for
 */
export function stepsOf(all: readonly Asked[], importers: Importers): Map<string, number> {
  const [steps, byUrl] = [new Map<string, number>(), new Map<string, number>()];
  const byFile = new Map<string, number>();
  const files = new Set(all.map(({ url }) => fileOf(url)));
  for (const { id, url, kind, by, after } of all) {
    const named = by.flatMap((each) => byUrl.get(each) ?? []);
    // Whoever names it first is enough, where the browser does not say who it was.
    const naming =
      kind === 'script' && named.length === 0 ? importers(fileOf(url), [...byFile.keys()], files) : [];
    const first = naming.length === 0 ? 0 : Math.min(...naming.map((each) => byFile.get(each) ?? 0));
    const step = Math.max(0, first, ...named, steps.get(after ?? '') ?? 0) + 1;
    steps.set(id, step);
    if (!byUrl.has(url)) byUrl.set(url, step);
    if (kind === 'script') byFile.set(fileOf(url), step);
  }
  return steps;
}

/**
 * The code that a page asks for by itself after all, though nobody has pressed anything: the plan of the files does not know of it.
 *
 * @param early the files that the script ahead of the page asks for, by whoever opens it
 */
export const notNamed = (all: readonly Asked[], early: readonly string[]): string[] =>
  all
    .filter(({ kind, isNamed, what }) => kind === 'script' && !isNamed && !early.includes(what))
    .map(({ what }) => what);

/** What was asked for more than once, though nothing was changed in between. */
export function askedTwice(all: readonly Asked[]): string[] {
  const reads = all.filter(({ method }) => method === 'GET').map(({ what }) => what);
  return [...new Set(reads.filter((what, at) => reads.indexOf(what) !== at))];
}
