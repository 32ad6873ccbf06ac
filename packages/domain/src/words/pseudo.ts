import { type Plural, speaker, writtenOf } from './said.ts';

const plain = 'abcdefghiklmnorstuvwyzABCDEFGHIKLMNORSTUVWYZ';
const accented = 'áƀćđéƒĝĥïķļɱñöŕšţűṽŵýžÁƁĆĐÉƑĜĤÏĶĻṀÑÖŔŠŢŰṼŴÝŽ';

const accentOf = (letter: string) => accented[plain.indexOf(letter)] ?? letter;

/** Other languages need more room: this is how much of a text is added to it. */
const growth = 0.4;
const filler = 'öñé ţŵö ţĥŕéé ƒöűŕ ƒïṽé šïẋ šéṽéñ éïĝĥţ ';

/** An address is for the program, not for who reads. */
const isAddress = (text: string) => /^(\/|#|https?:|mailto:|tel:)\S*$/.test(text);

/**
 * A text as a translation into no language: readable, with an accent on each letter that has one, longer, and in
 * brackets, so that what is missing from words, glued or cut is seen. `{names}` stay.
 */
export function pseudoText(text: string): string {
  if (text.trim() === '' || isAddress(text)) return text;
  const letters = text.replace(/\{\w+\}/g, '').length;
  const added = Math.ceil(letters * growth);
  const tail = filler
    .repeat(Math.ceil(added / filler.length))
    .slice(0, added)
    .trimEnd();
  const accents = text.replace(/\{\w+\}|[A-Za-z]/g, (part) => (part.length > 1 ? part : accentOf(part)));
  return `⟦${accents}${added > 4 ? ' ' : ''}${tail}⟧`;
}

const form = (text: string | undefined) => text && pseudoText(text);

function writtenAgain(said: unknown): unknown {
  const written: string | Plural | undefined = writtenOf(said);
  if (typeof written === 'object') {
    return Object.fromEntries(Object.entries(written).map(([category, text]) => [category, form(text)]));
  }
  if (written !== undefined) return pseudoText(written);
  if (typeof said === 'string') return pseudoText(said);
  if (Array.isArray(said)) return said.map(writtenAgain);
  if (typeof said !== 'object' || said === null) return said;
  return Object.fromEntries(Object.entries(said).map(([key, each]) => [key, writtenAgain(each)]));
}

/** The same sentences in the pseudo-language. */
export function pseudo<Words>(english: Words): Words {
  return speaker('en-US')(writtenAgain(english)) as Words;
}
