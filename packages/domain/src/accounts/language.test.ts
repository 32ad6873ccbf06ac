import { expect, test } from 'vitest';
import { chooseLanguage, languageNamed, languageOfPage, languageOfReader } from './language.ts';

test.each([
  ['nothing at all', undefined, undefined, 'en'],
  ['the choice, against the wish', 'es', 'en-US,en;q=0.9', 'es'],
  ['the choice of English, against the wish', 'en', 'es-MX', 'en'],
  ['an edited cookie counts as none', 'fr', 'es', 'es'],
  ['a wish for Spanish of any country', undefined, 'es-419', 'es'],
  ['the case of a tag does not matter', undefined, 'ES-mx', 'es'],
  ['the first that we have', undefined, 'fr-FR, es;q=0.8, en;q=0.7', 'es'],
  ['the most wanted, wherever it stands', undefined, 'en;q=0.4, es ; q=0.9', 'es'],
  ['equal wishes in their order', undefined, 'en, es', 'en'],
  ['what is not wanted', undefined, 'es;q=0, fr', 'en'],
  ['a language that only begins alike', undefined, 'est', 'en'],
  ['anything', undefined, '*', 'en'],
  ['a wish of no weight that can be read', undefined, 'es;q=many, en;q=0.1', 'en'],
  ['nonsense', undefined, ';;,,q=1;es', 'en'],
])('a page is shown in the language that is chosen or asked for: %s', (_, cookie, wish, language) => {
  expect(chooseLanguage(cookie, wish)).toBe(language);
});

test('a language is named to the letter, and read from the tag of a page', () => {
  expect([languageNamed('es'), languageNamed('es-US'), languageNamed(null)]).toEqual([
    'es',
    undefined,
    undefined,
  ]);
  expect([languageOfPage('es-US'), languageOfPage('en-US'), languageOfPage('xx')]).toEqual([
    'es',
    'en',
    'en',
  ]);
});

test('who is written to reads in the language of the account or record, else in that of the request', () => {
  expect([
    languageOfReader('es', 'en'),
    languageOfReader('es-US', 'en'),
    languageOfReader('en', 'es'),
    languageOfReader('vi', 'es'),
    languageOfReader(null, 'es'),
  ]).toEqual(['es', 'es', 'en', 'es', 'es']);
});
