import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';

/** Bytes that an app pays for what it imports, gzipped. */
export type Sizes = Record<string, number>;

/** What comes along when an app imports some names of the package and has React already; what comes on demand is not counted. */
async function sizeOf(folder: string, importLine: string): Promise<number> {
  const entry = `${folder}/size.js`;
  const bundle = await rolldown({
    input: entry,
    cwd: folder,
    external: /^react(-dom)?(\/|$)/,
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? importLine : null),
      },
    ],
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ minify: true });
  const [main] = output;
  const shared = new Set<string>();
  const withImports = (name: string) => {
    if (shared.has(name)) return;
    shared.add(name);
    for (const each of output)
      if (each.type === 'chunk' && each.fileName === name) each.imports.map(withImports);
  };
  withImports(main.fileName);
  return output.reduce(
    (sum, each) =>
      sum + (each.type === 'chunk' && shared.has(each.fileName) ? gzipSync(each.code).length : 0),
    0,
  );
}

/** The size of each component alone, by its name, and of all of them as `everything`. */
export async function sizesOf(folder: string, names: readonly string[]): Promise<Sizes> {
  const sizes: Sizes = {};
  for (const name of names)
    sizes[name] = await sizeOf(folder, `import { ${name} } from '@rpm/ui'; globalThis.used = ${name};`);
  sizes.everything = await sizeOf(folder, `import * as all from '@rpm/ui'; globalThis.used = { ...all };`);
  return sizes;
}
