import { copyFileSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { rolldown } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';
import { build } from 'vite';
import { libraryWords } from './libraryWords.ts';
import { packageOf } from './packageOf.ts';

/**
 * Makes `dist`, the package as somebody else installs it: ES modules file by file, types, one style sheet with its typeface, the tokens. In
 * the workspace nobody reads it: there packages hand out their source (ADR 1).
 *
 * @see ADR 69
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const out = `${root}dist`;
const own = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
const entries = Object.fromEntries(
  ['index', 'link', 'es'].map((name) => [name, `${root}src/library/${name}.ts`]),
);
const isOutside = (id: string) => /^[\w@]/.test(id) && !/^(@rpm\/|words:)/.test(id);

rmSync(out, { recursive: true, force: true });
const used = new Set<string>();
await build({
  root,
  configFile: false,
  logLevel: 'warn',
  plugins: [libraryWords(used)],
  build: {
    outDir: out,
    target: 'es2023',
    minify: false,
    sourcemap: false,
    lib: { entry: entries, formats: ['es'] },
    rolldownOptions: {
      external: isOutside,
      // A schema beside a rule that a component uses has no part in the package.
      treeshake: { manualPureFunctions: ['z'], moduleSideEffects: 'no-external' },
      output: {
        preserveModules: true,
        preserveModulesRoot: fileURLToPath(new URL('..', `file://${root}`)),
        entryFileNames: '[name].js',
      },
    },
  },
});

// Not as a library: that would put the typeface into the style sheet.
await build({
  root,
  base: './',
  configFile: false,
  logLevel: 'warn',
  plugins: [tailwindcss()],
  build: {
    outDir: out,
    emptyOutDir: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: `${root}src/library/styles.css`,
      output: {
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css') ? '[name][extname]' : 'fonts/[name][extname]',
      },
    },
  },
});

const types = await rolldown({
  input: entries,
  external: isOutside,
  plugins: [dts({ dtsOnly: true, tsconfig: `${root}scripts/library/tsconfig.json` })],
});
await types.write({ dir: `${out}/types` });

const declared = readFileSync(`${root}src/library/libraryWords.ts`, 'utf8');
const listed = [...declared.matchAll(/^ {2}(\w+): (?:typeof|string)/gm)].map(([, name = '']) => name);
const wrong = [...used]
  .filter((name) => !listed.includes(name))
  .concat(listed.filter((name) => !used.has(name)));
if (wrong.length > 0)
  throw new Error(`src/library/libraryWords.ts and es.ts are not what components say: ${wrong}`);

const modules = globSync('**/*.{js,d.ts}', { cwd: out }).map((path) =>
  readFileSync(`${out}/${path}`, 'utf8'),
);
writeFileSync(`${out}/package.json`, `${JSON.stringify(packageOf(own, modules), null, 2)}\n`);
// So that `import '@rpm/ui/styles.css'` compiles without the types of a bundler.
writeFileSync(`${out}/types/styles.d.ts`, 'export {};\n');
copyFileSync(`${root}tokens.json`, `${out}/tokens.json`);
copyFileSync(`${root}README.md`, `${out}/README.md`);
copyFileSync(`${root}../../LICENSE`, `${out}/LICENSE`);
