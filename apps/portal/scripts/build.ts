import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { pageLanguages } from '@rpm/domain';
import { build, type InlineConfig } from 'vite';
import { languageWords } from '../../../scripts/languageWords.ts';
import { askForTheRest } from './askForTheRest.ts';
import { chunkGroups, listPages } from './chunks.ts';
import { prerenderPages } from './prerender.ts';

/**
 * Builds the portal once for each language, draws the pages that anybody may read, and puts beside
 * each text file its brotli and gzip form, so that the server compresses nothing while somebody waits.
 *
 * English is `dist/`; another language is a folder in it with pages of its own. What they load lies in `dist/assets` for
 * all of them: a file that is the same has the same name.
 *
 * @see ADR 13
 */
const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
/** Where a language is built before its files join the others. */
const workshopOf = (language: string) =>
  language === 'en' ? dist : join(root, 'node_modules/.built', language);

async function buildIn(language: string) {
  const outDir = workshopOf(language);
  const common: InlineConfig = {
    root,
    logLevel: 'warn',
    plugins: [languageWords(language), askForTheRest(), listPages()],
  };
  // Twice: how the bundler cuts by itself says what is needed together.
  const cut = await build({ ...common, build: { write: false } });
  const codeSplitting = { includeDependenciesRecursively: false, groups: chunkGroups(cut) };
  await build({
    ...common,
    build: {
      outDir,
      emptyOutDir: true,
      copyPublicDir: language === 'en',
      rolldownOptions: { output: { codeSplitting } },
    },
  });
  await prerenderPages(language, outDir);
}

/** Puts the pages of a language beside those of English, and what they load among what English loads. */
function joinEnglish(language: string) {
  const built = workshopOf(language);
  for (const name of readdirSync(join(built, 'assets'))) {
    const [from, to] = [join(built, 'assets', name), join(dist, 'assets', name)];
    if (name.endsWith('.js') && isOther(from, to)) throw new Error(`Two files are named ${name}.`);
    cpSync(from, to);
  }
  rmSync(join(built, 'assets'), { recursive: true });
  cpSync(built, join(dist, language), { recursive: true });
  rmSync(built, { recursive: true });
}

function isOther(one: string, other: string): boolean {
  try {
    return !readFileSync(one).equals(readFileSync(other));
  } catch {
    return false;
  }
}

const compressible = /\.(js|css|svg|json)$/;
const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

/** Each file on a thread of its own. config.json and the pages, HTML, are changed by the host that serves them. */
async function compress() {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && compressible.test(entry.name) && entry.name !== 'config.json')
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file);
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
      await writeFile(`${file}.br`, await toBrotli(content, { params }));
      await writeFile(`${file}.gz`, await toGzip(content, { level: 9 }));
    }),
  );
}

await Promise.all(pageLanguages.map(buildIn));
for (const language of pageLanguages) if (language !== 'en') joinEnglish(language);
await compress();
