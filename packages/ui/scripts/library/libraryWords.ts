import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const words = fileURLToPath(new URL('../../../domain/src/words', import.meta.url));
const speaking = fileURLToPath(new URL('../../src/library/language.ts', import.meta.url));
const prefix = '\0words/';

/** The subject of an import of sentences, by package or from a rule beside them. */
const subjectOf = (source: string) =>
  /^@rpm\/domain\/words\/(\w+)$/.exec(source)?.[1] ?? /\/words\/en\/(\w+)\.ts$/.exec(source)?.[1];

/** A module that holds one export of a subject: in English, until another language is spoken. */
function wordsModule(subject: string, name: string): string {
  const spoken =
    subject === 'language'
      ? '(language) => { spoken = language.tag; }'
      : `(language) => { spoken = wordsIn(language, ${JSON.stringify(name)}, english); }`;
  return [
    `import { ${name} as english } from ${JSON.stringify(`${words}/en/${subject}.ts`)};`,
    `import { onLanguage, wordsIn } from ${JSON.stringify(speaking)};`,
    'let spoken = english;',
    `onLanguage(${spoken});`,
    `export { spoken as ${name} };`,
  ].join('\n');
}

/**
 * Gives a package sentences that can be of any language: a build of the portal has one, who installs the library chooses when the page
 * starts. Each export is a module of its own, so that what nobody uses is left out.
 *
 * @param used takes the name of each export that something uses
 */
export function libraryWords(used: Set<string>): Plugin {
  return {
    name: 'library-words',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source.startsWith('words:')) return prefix + source.slice('words:'.length);
      const isAmongWords = importer?.startsWith(words) || importer?.startsWith(prefix);
      const subject = isAmongWords ? undefined : subjectOf(source);
      return subject && existsSync(`${words}/en/${subject}.ts`) ? prefix + subject : null;
    },
    load(id) {
      if (!id.startsWith(prefix)) return null;
      const [subject = '', name] = id.slice(prefix.length).split('/');
      if (name) return { code: wordsModule(subject, name), moduleSideEffects: false };
      const english = readFileSync(`${words}/en/${subject}.ts`, 'utf8');
      const names = [...english.matchAll(/^export const (\w+)/gm)].map(([, each = '']) => each);
      const code = names.map((each) => `export { ${each} } from 'words:${subject}/${each}';`).join('\n');
      return { code, moduleSideEffects: false };
    },
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        for (const id of chunk.type === 'chunk' ? chunk.moduleIds : []) {
          const name = id.startsWith(prefix) ? id.slice(prefix.length).split('/')[1] : undefined;
          if (name && name !== 'language') used.add(name);
        }
      }
    },
  };
}
