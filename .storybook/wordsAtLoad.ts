import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const words = fileURLToPath(new URL('../packages/domain/src/words', import.meta.url));
const chooser = fileURLToPath(new URL('storyLanguage.ts', import.meta.url));
const prefix = '\0words:';

/** The subject of an import of sentences, by package or from a rule beside them. */
const subjectOf = (source: string) =>
  /^@rpm\/domain\/words\/(\w+)$/.exec(source)?.[1] ?? /\/words\/en\/(\w+)\.ts$/.exec(source)?.[1];

/**
 * Lets sentences be chosen when the preview is loaded: a build of the portal has one language, Storybook has all, and a
 * pseudo-language made from English. The language of dates is no sentence, and English for that.
 */
export function wordsAtLoad(): Plugin {
  return {
    name: 'words-at-load',
    enforce: 'pre',
    resolveId(source, importer) {
      const isAmongWords = importer?.startsWith(words) || importer?.startsWith(prefix);
      const subject = isAmongWords ? undefined : subjectOf(source);
      return subject && existsSync(`${words}/en/${subject}.ts`) ? prefix + subject : null;
    },
    load(id) {
      if (!id.startsWith(prefix)) return null;
      const subject = id.slice(prefix.length);
      const english = `${words}/en/${subject}.ts`;
      const spanish = `${words}/es/${subject}.ts`;
      const names = [...readFileSync(english, 'utf8').matchAll(/^export const (\w+)/gm)].map(
        ([, name]) => name,
      );
      const choose = (name: string | undefined) =>
        subject === 'language'
          ? `storyLanguage === 'es' ? es.${name} : en.${name}`
          : `inStoryLanguage(en.${name}, es.${name})`;
      return [
        `import { inStoryLanguage, storyLanguage } from ${JSON.stringify(chooser)};`,
        `import * as en from ${JSON.stringify(english)};`,
        `import * as es from ${JSON.stringify(existsSync(spanish) ? spanish : english)};`,
        ...names.map((name) => `export const ${name} = ${choose(name)};`),
      ].join('\n');
    },
  };
}
