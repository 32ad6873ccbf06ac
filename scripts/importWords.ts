import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { commentsOf, faultsOf, subjectsIn, type Translation } from './words/sentences.ts';
import { spanishSource } from './words/writeSubject.ts';

/**
 * `npm run words:import <file>`: checks a translator's file and writes the sentences in it. Nothing is written while
 * anything is wrong: every sentence is there, none is unknown, each has the names and forms of the English. A second
 * argument is the folder of the words.
 */
const [file, given] = process.argv.slice(2);
if (!file) throw new Error('Which file? npm run words:import translations/es.json');
const own = resolve(import.meta.dirname, '../packages/domain/src/words');
const words = given ? resolve(given) : own;
const translation = JSON.parse(readFileSync(file, 'utf8')) as Translation;
if (translation.language !== 'es' || !Array.isArray(translation.sentences)) {
  throw new Error(`${file} is no file of words:export.`);
}

const faults = await faultsOf(words, translation);
for (const fault of faults) console.error(fault);
if (faults.length > 0) {
  console.error(`${faults.length} problems: nothing was written.`);
  process.exit(1);
}

mkdirSync(join(words, 'es'), { recursive: true });
for (const subject of subjectsIn(words, 'en')) {
  const sentences = translation.sentences.filter(({ key }) => key.startsWith(`${subject}.`));
  const source = spanishSource(subject, sentences, commentsOf(words, 'es', subject));
  writeFileSync(join(words, 'es', `${subject}.ts`), source);
}
if (words === own) {
  const { status } = spawnSync('npx', ['biome', 'check', '--write', join(words, 'es')], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
console.log(`${translation.sentences.length} sentences were written.`);
