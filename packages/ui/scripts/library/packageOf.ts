/** What of our package.json goes into that of the package. */
interface Ours {
  name: string;
  version: string;
  dependencies: Record<string, string>;
}

/** Whoever installs the package has these, in one copy for the whole page. */
const peers = ['react', 'react-dom', 'react-router-dom'];
const isAskedFor = (name: string) => name !== 'react-router-dom';
/** The package of an import: `@radix-ui/react-select` of `@radix-ui/react-select/x`. */
const packageName = (source: string) =>
  source
    .split('/')
    .slice(0, source.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * The package.json of the package: it needs what its modules import, in the versions that we use, and nothing else.
 *
 * @param modules the texts of its modules
 * @throws for an import that is not among our dependencies
 */
export function packageOf({ name, version, dependencies }: Ours, modules: readonly string[]) {
  const sources = modules.flatMap((text) =>
    [...text.matchAll(/^import (?:[^"]+ from )?"([^".][^"]*)"/gm)].map(([, source = '']) =>
      packageName(source),
    ),
  );
  const versions = (names: readonly string[], range: (version: string) => string) =>
    Object.fromEntries(
      names.map((each) => {
        const known = dependencies[each];
        if (known === undefined)
          throw new Error(`The library imports ${each}, which packages/ui does not name.`);
        return [each, range(known.replace(/^\^/, ''))];
      }),
    );
  const needed = [...new Set(sources)].filter((each) => !peers.includes(each)).sort();
  const entry = (file: string) => ({ types: `./types/${file}.d.ts`, default: `./${file}.js` });
  return {
    name,
    version,
    license: 'Apache-2.0',
    type: 'module',
    sideEffects: ['*.css'],
    exports: {
      '.': entry('index'),
      './link': entry('link'),
      './es': entry('es'),
      './styles.css': { types: './types/styles.d.ts', default: './styles.css' },
      './tokens.json': './tokens.json',
      './package.json': './package.json',
    },
    peerDependencies: versions(peers, (known) => `^${known.split('.')[0]}`),
    peerDependenciesMeta: Object.fromEntries(
      peers.filter((each) => !isAskedFor(each)).map((each) => [each, { optional: true }]),
    ),
    dependencies: versions(needed, (known) => `^${known}`),
  };
}
