import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';

/** What stands for the language in the path of a subject's sentences. */
const inEnglish = /\/domain\/src\/words\/en\/(\w+\.ts)$/;

/**
 * Gives a build the sentences of one language: `@rpm/domain/words/order` is `words/es/order.ts` then. A subject that is
 * not translated stays English.
 *
 * @see ADR 13
 */
export function languageWords(language: string): Plugin {
  return {
    name: 'language-words',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      // What lies among the words themselves names a language on purpose.
      if (language === 'en' || !/words\//.test(source) || importer?.includes('/domain/src/words/'))
        return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const translated = found?.id.replace(inEnglish, `/domain/src/words/${language}/$1`);
      return translated && translated !== found?.id && existsSync(translated) ? translated : null;
    },
    transformIndexHtml: (html) => html.replace('<html lang="en"', () => `<html lang="${language}"`),
  };
}
