import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';

/**
 * The words by which an inquiry is raised, where a clinic has said nothing else: what people write of a complaint that
 * should not wait, in both languages. Nothing is concluded from them; they only order an inbox.
 */
export const usualSymptomWords: readonly string[] = [
  'chest pain',
  'chest hurts',
  'short of breath',
  "can't breathe",
  'trouble breathing',
  'dizzy',
  'fainted',
  'passed out',
  'palpitations',
  'severe headache',
  'confused',
  'slurred speech',
  'numb',
  'bleeding',
  'suicide',
  'dolor de pecho',
  'dolor en el pecho',
  'me duele el pecho',
  'falta de aire',
  'no puedo respirar',
  'mareo',
  'mareado',
  'mareada',
  'desmayo',
  'me desmayé',
  'palpitaciones',
  'dolor de cabeza fuerte',
  'confundido',
  'confundida',
  'entumecido',
  'entumecida',
  'sangrado',
  'suicidio',
];

/** How a text is compared: small letters without accents, every other sign a space; an apostrophe joins. */
const folded = (text: string) =>
  ` ${text
    .normalize('NFKD')
    .replace(/\p{M}|['’ʼ`´]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/**
 * Which of a clinic's words a text names, as the clinic wrote them, in its order. A word counts as a whole: 'numb' is not in
 * 'number'. Accents, capitals and signs between words make no difference. It says what was written, and not what is meant:
 * 'no chest pain' names it too, since whoever looks first should be a person.
 */
export function symptomsIn(text: string, words: readonly string[]): string[] {
  const all = folded(text);
  return words.filter((word) => folded(word).trim() !== '' && all.includes(folded(word)));
}

/** The words of a list as they are typed: one on a line, or with commas between. None twice. */
export function readSymptomWords(typed: string): string[] {
  const known = new Set<string>();
  return typed
    .split(/[\n,]/)
    .map((word) => word.trim().replace(/\s+/g, ' '))
    .filter((word) => {
      const key = folded(word);
      if (key.trim() === '' || known.has(key)) return false;
      known.add(key);
      return true;
    });
}

/** A clinic's own list. An empty one raises nothing. */
export const SymptomWords = z
  .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.symptomWordMaxCharacters)))
  .check(z.maxLength(limits.symptomWordsMax));
