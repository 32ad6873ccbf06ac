import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { refuse } from './refuse.ts';
import { commentsOf, faultsOf, subjectsIn, type Translation, translationOf } from './words/sentences.ts';
import { spanishSource } from './words/writeSubject.ts';

/**
 * `npm run words:import <file>`: checks a translator's file and writes the sentences in it. Nothing is written while
 * anything is wrong: every sentence is there, none is unknown, each has the names and forms of the English. Subjects
 * in which nothing has changed are left as they are. A second argument is the folder of the words.
 */
const [file, given] = process.argv.slice(2);
if (!file) refuse('Which file? npm run words:import translations/es.json');
if (!existsSync(file)) refuse(`There is no file ${file}.`);
const own = resolve(import.meta.dirname, '../packages/domain/src/words');
const words = given ? resolve(given) : own;
const translation = read(readFileSync(file, 'utf8'));
if (translation?.language !== 'es' || !Array.isArray(translation.sentences))
  refuse(`${file} is no file of words:export.`);

const faults = await faultsOf(words, translation);
for (const fault of faults) console.error(fault);
if (faults.length > 0) {
  console.error(`${faults.length} problems: nothing was written.`);
  process.exit(1);
}

const { sentences: now } = await translationOf(words, 'es');
const written = new Map(now.map(({ key, translation: text }) => [key, JSON.stringify(text)]));
const files: string[] = [];
mkdirSync(join(words, 'es'), { recursive: true });
for (const subject of subjectsIn(words, 'en')) {
  const sentences = translation.sentences.filter(({ key }) => key.startsWith(`${subject}.`));
  if (sentences.every(({ key, translation: text }) => written.get(key) === JSON.stringify(text))) continue;
  const source = spanishSource(subject, sentences, commentsOf(words, 'es', subject));
  const path = join(words, 'es', `${subject}.ts`);
  writeFileSync(path, source);
  files.push(path);
}
if (words === own && files.length > 0) {
  const { status } = spawnSync('npx', ['biome', 'check', '--write', ...files], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
console.log(`${translation.sentences.length} sentences are right. ${files.length} files were written.`);

function read(text: string): Translation | null {
  try {
    return JSON.parse(text) as Translation | null;
  } catch {
    return null;
  }
}
