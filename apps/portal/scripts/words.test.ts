// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pseudoText } from '../../../packages/domain/src/words/pseudo.ts';
import type { Sentence, Text, Translation } from '../../../scripts/words/sentences.ts';

const root = join(import.meta.dirname, '../../..');
let folder: string;
let words: string;
/** Everything in the pseudo-language, as a translator would send it. */
let done: Translation;

const run = (script: string, ...args: string[]) =>
  spawnSync(process.execPath, [join(root, 'scripts', script), ...args], { encoding: 'utf8', cwd: root });
const exported = (): Translation => {
  expect(run('exportWords.ts', folder, words)).toMatchObject({ status: 0 });
  return JSON.parse(readFileSync(join(folder, 'es.json'), 'utf8'));
};
const imported = (translation: Translation) => {
  const file = join(folder, 'sent.json');
  writeFileSync(file, JSON.stringify(translation));
  const { status, stderr } = run('importWords.ts', file, words);
  return { status, lines: stderr.trim().split('\n') };
};
const inPseudo = (text: Text): Text =>
  typeof text === 'string'
    ? pseudoText(text)
    : {
        one: pseudoText(text.one),
        many: "it's {count}",
        other: pseudoText(text.other),
        ...(text.zero && { zero: 'No' }),
      };

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'words-'));
  words = join(folder, 'words');
  cpSync(join(root, 'packages/domain/src/words'), words, { recursive: true });
  const { language, sentences } = exported();
  const names = (text: Text) => JSON.stringify(text).match(/\{\w+\}/g) ?? [];
  done = {
    language,
    sentences: sentences.map((each) => {
      const isCountOnly = names(each.english).every((name) => name === '{count}');
      const plural = typeof each.english === 'object' && !isCountOnly;
      return { ...each, translation: plural ? each.english : inPseudo(each.english) };
    }),
  };
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a translator gets every sentence with its English, what is said above it, and what is translated', () => {
  const { language, sentences } = exported();
  expect(language).toBe('es');
  expect(sentences.length).toBeGreaterThan(500);
  const of = (key: string) => sentences.find((each) => each.key === key);
  expect(of('app.appWords.title')).toMatchObject({
    english: 'Remote Patient Monitoring',
    comment: expect.stringMatching(/^NAV-07, exact$/),
  });
  expect(of('languageChoice.languageWords.title')).toMatchObject({
    english: 'Language',
    translation: 'Idioma',
  });
  expect(of('profile.profileWords.minutes')).toMatchObject({
    english: { one: '{count} minute', other: '{count} minutes' },
  });
});

test('a subject in which nothing has changed is left as it is, and one that has keeps its form', () => {
  const original = (file: string) => readFileSync(join(root, 'packages/domain/src/words', file), 'utf8');
  const now = (file: string) => readFileSync(join(words, file), 'utf8');
  const sent = exported();
  const sentences = sent.sentences.map((each) =>
    each.key === 'profile.profileWords.title' ? { ...each, translation: 'Mi perfil' } : each,
  );
  expect(imported({ ...sent, sentences })).toEqual({ status: 0, lines: [''] });
  expect(now('es/frame.ts')).toBe(original('es/frame.ts'));
  expect(now('es/profile.ts').split('\n')[0]).toBe(original('es/profile.ts').split('\n')[0]);
  expect(now('es/profile.ts')).toContain("title: 'Mi perfil'");
});

test('what is sent back is what is exported next', () => {
  expect(imported(done)).toEqual({ status: 0, lines: [''] });
  expect(exported()).toEqual(done);
  const source = readFileSync(join(words, 'es/languageChoice.ts'), 'utf8');
  expect(source).toContain('spanish<typeof english.languageWords>({');
});

describe('nothing is written of a file', () => {
  const changed = (key: string, change: Partial<Sentence>): Translation => ({
    ...done,
    sentences: done.sentences.map((each) => (each.key === key ? { ...each, ...change } : each)),
  });
  const without = (key: string) => ({
    ...done,
    sentences: done.sentences.filter((each) => each.key !== key),
  });
  const title = 'languageChoice.languageWords.title';
  const pages = 'frame.pagesWords.pageOf';
  const minutes = 'profile.profileWords.minutes';

  test.each<[string, () => Translation, string]>([
    ['without a sentence', () => without(title), `${title}: is missing`],
    [
      'with one that is not translated',
      () => changed(title, { translation: null }),
      `${title}: is not translated`,
    ],
    ['with an empty one', () => changed(title, { translation: ' ' }), `${title}: is empty`],
    ['with one that we have not', () => changed(title, { key: 'a.b' }), 'a.b: there is no such sentence'],
    [
      'of older English',
      () => changed(title, { english: 'Tongue' }),
      `${title}: the English has changed since`,
    ],
    [
      'with a name too few',
      () => changed(pages, { translation: 'Página {page}' }),
      `${pages}: must have {page} {pages}, and has {page}`,
    ],
    [
      'with a name that is misspelled',
      () => changed(pages, { translation: 'Página {pagina} de {pages}' }),
      `${pages}: must have {page} {pages}, and has {pages} {pagina}`,
    ],
    [
      'with one form for all numbers',
      () => changed(minutes, { translation: '{count}' }),
      `${minutes}: needs the forms one and other`,
    ],
    [
      'with a form that lost its number',
      () => changed(minutes, { translation: { one: 'un minuto', other: 'minutos' } }),
      `${minutes}: must have {count} in the form other, and has none`,
    ],
    [
      'with forms where no number is told',
      () => changed(title, { translation: { one: 'a', other: 'b' } }),
      `${title}: depends on no number`,
    ],
  ])('%s', (_, file, line) => {
    const before = readFileSync(join(words, 'es/languageChoice.ts'), 'utf8');
    const { status, lines } = imported(file());
    expect(status).toBe(1);
    expect(lines).toContain(line);
    expect(readFileSync(join(words, 'es/languageChoice.ts'), 'utf8')).toBe(before);
    expect(existsSync(join(words, 'es/a.ts'))).toBe(false);
  });
});
