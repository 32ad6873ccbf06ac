import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { translationOf } from './words/sentences.ts';

/**
 * `npm run words:export`: writes what there is to translate, a JSON file for each language, with the English and what
 * is said above a sentence in the source. Arguments: the folder to write to, and that of the words.
 */
const [to = 'translations', words = 'packages/domain/src/words'] = process.argv.slice(2);
mkdirSync(to, { recursive: true });
for (const language of ['es']) {
  const translation = await translationOf(resolve(words), language);
  const open = translation.sentences.filter((each) => each.translation === null).length;
  const file = join(to, `${language}.json`);
  writeFileSync(file, `${JSON.stringify(translation, null, 2)}\n`);
  console.log(`${file}: ${translation.sentences.length} sentences, ${open} of them not translated`);
}
