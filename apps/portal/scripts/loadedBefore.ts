/** A file of a build, and what it imports at once and later. */
interface Chunk {
  fileName: string;
  imports: readonly string[];
  dynamicImports: readonly string[];
  isEntry: boolean;
}

/**
 * Which files are there for certain when code of a file runs: what it imports, what that imports, and what all had loaded that
 * can bring it. So who asks for code later on need not name them again.
 *
 * @param chunks all of a build
 * @returns for each file the names of those, its own among them; a file that nothing brings knows of nothing but what it imports
 * @see ADR 84
 */
export function loadedBefore(chunks: readonly Chunk[]): ReadonlyMap<string, ReadonlySet<string>> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const importsOf = new Map(chunks.map(({ fileName }) => [fileName, reached(fileName, byName)]));
  const broughtBy = new Map<string, string[]>(chunks.map(({ fileName }) => [fileName, []]));
  for (const { fileName, imports, dynamicImports } of chunks)
    for (const brought of [...imports, ...dynamicImports]) broughtBy.get(brought)?.push(fileName);

  const everything = new Set(byName.keys());
  const loaded = new Map<string, ReadonlySet<string>>(
    chunks.map(({ fileName, isEntry }) => [
      fileName,
      isEntry ? (importsOf.get(fileName) ?? new Set()) : everything,
    ]),
  );
  for (let isSettled = false; !isSettled; ) {
    isSettled = true;
    for (const { fileName, isEntry } of chunks) {
      if (isEntry) continue;
      const bringers = (broughtBy.get(fileName) ?? []).flatMap((name) => loaded.get(name) ?? []);
      const before = [...(bringers[0] ?? [])].filter((file) => bringers.every((there) => there.has(file)));
      const own = new Set([...(importsOf.get(fileName) ?? []), ...before]);
      isSettled &&= own.size === loaded.get(fileName)?.size;
      loaded.set(fileName, own);
    }
  }
  return loaded;
}

function reached(fileName: string, byName: ReadonlyMap<string, Chunk>): Set<string> {
  const all = new Set<string>();
  const visit = (name: string) => {
    if (all.has(name)) return;
    all.add(name);
    for (const imported of byName.get(name)?.imports ?? []) visit(imported);
  };
  visit(fileName);
  return all;
}
