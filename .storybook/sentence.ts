import { type DateStyle, formatDate, formatInstant, type Place, readCalendarDate } from '@rpm/domain';
import { language } from '@rpm/domain/words/language';

/** What a sentence is told in place of a value that a step leaves open. */
export const anything = '\u{e000}';

/** The same in place of a count. It takes the form for many. */
export const anyCount = '\u{e001}' as unknown as number;

const source = (said: string) =>
  said
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll(anything, '.*')
    .replaceAll(String(anyCount), '\\d[\\d,]*');

/** Finds exactly this sentence of the words, whatever it was told for `anything`. */
export const sentence = (said: string): RegExp => new RegExp(`^${source(said)}$`);

/** Finds what begins with these words, whatever they were told for `anything`. */
export const beginning = (said: string): RegExp => new RegExp(`^${source(said)}`);

/** Finds what ends with these words, whatever they were told for `anything`. */
export const ending = (said: string): RegExp => new RegExp(`${source(said)}$`);

/** Finds what has these words in it, whatever they were told for `anything`. */
export const containing = (said: string): RegExp => new RegExp(source(said));

/** Finds what has one of these in it, whatever they were told for `anything`. */
export const oneOf = (...said: string[]): RegExp => new RegExp(said.map(source).join('|'));

/** A day as the page writes it: in English 'March 04, 1948' for '1948-03-04'. */
export function dayInWords(day: string): string {
  const date = readCalendarDate(day);
  if (!date) throw new Error(`${day} is no day.`);
  return formatDate(date);
}

/**
 * A moment as the page writes it, with plain spaces: in English 'November 20, 2026, 10:00 AM', by the clock of the clinics
 * unless another zone is named.
 */
export function timeInWords(
  moment: string,
  style: DateStyle = 'datetime',
  timeZone = 'America/New_York',
): string {
  const place: Place = { timeZone, locale: language, onBad: () => {} };
  const said = formatInstant(new Date(moment), style, place);
  if (said === null) throw new Error(`${moment} is no moment.`);
  return said.replaceAll(/\s/g, ' ');
}
