import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limits } from '../limits/limits.ts';
import { readSymptomWords, SymptomWords, symptomsIn, usualSymptomWords } from './symptoms.ts';

test.each([
  ['I have chest pain.', ['chest pain']],
  ['CHEST   PAIN since noon', ['chest pain']],
  ['My chest-pain came back', ['chest pain']],
  ['no chest pain', ['chest pain']],
  ['I can’t breathe well', ["can't breathe"]],
  ['I cant breathe well', ["can't breathe"]],
  ['short of breath and dizzy', ['short of breath', 'dizzy']],
  ['Ayer me desmaye en casa', ['me desmayé']],
  ['Tengo DOLOR DE PECHO', ['dolor de pecho']],
  ['The number is wrong', []],
  ['A chest of drawers, and pain', []],
  ['The cuff shows an error.', []],
  ['', []],
])('%j names %j (F7)', (text, named) => {
  expect(symptomsIn(text, usualSymptomWords)).toEqual(named);
});

test('a word of a list is found wherever it stands, whatever its capitals and accents', () => {
  fc.assert(
    fc.property(fc.constantFrom(...usualSymptomWords), fc.boolean(), (word, isLoud) => {
      const said = (isLoud ? word.toUpperCase() : word).normalize('NFD');
      expect(symptomsIn(`Hello, (${said})!`, usualSymptomWords)).toContain(word);
      expect(symptomsIn(`xx${said}xx`, [word])).toEqual([]);
    }),
  );
});

test('a word of signs alone raises nothing', () => {
  expect(symptomsIn('… what?', ['…', ' ', '?'])).toEqual([]);
});

test.each([
  ['dizzy\nfainted', ['dizzy', 'fainted']],
  [' dizzy ,  short   of breath\n\n', ['dizzy', 'short of breath']],
  ['Dizzy\ndizzy\ndízzy', ['Dizzy']],
  ['?\n \n', []],
])('a list typed as %j is %j (F7)', (typed, words) => {
  expect(readSymptomWords(typed)).toEqual(words);
});

test.each([
  [[], true],
  [usualSymptomWords, true],
  [['x'.repeat(limits.symptomWordMaxCharacters)], true],
  [['x'.repeat(limits.symptomWordMaxCharacters + 1)], false],
  [Array.from({ length: limits.symptomWordsMax + 1 }, (_, at) => `word ${at}`), false],
])('a list of %j is taken: %j', (words, isTaken) => {
  expect(SymptomWords.safeParse([...words]).success).toBe(isTaken);
});

test('reading the usual list as it is shown gives it back', () => {
  expect(readSymptomWords(usualSymptomWords.join('\n'))).toEqual(usualSymptomWords);
});
