import { type Address, formatDate, type OnBad, type PatientInfo, parseCalendarDate } from '@rpm/domain';
import { language } from '@rpm/domain/words/language';
import { loadWords } from '@rpm/domain/words/load';
import { asBeginning } from '../../hooks/asBeginning.ts';

/** An address in one line. */
export const addressText = ({ street, city, state, zipCode }: Address) =>
  `${street}, ${city}, ${state} ${zipCode}`;

/** Who is called in an emergency, in one line. */
export const contactText = ({ name, relation, phone }: NonNullable<PatientInfo['emergencyContact']>) =>
  [name, relation, phone].filter(Boolean).join(', ');

/** A calendar day in words; what is missing or names no day is '—'. @param onBad gets a line for what names no day (DSP-06) */
export function dayText(day: string | null, onBad: OnBad): string {
  const date = day && parseCalendarDate(day, onBad);
  return date ? formatDate(date) : loadWords.unknown;
}

/** 'en-US' is 'American English' on an English page, 'Inglés estadounidense' on a Spanish one; a tag that is none stays as it is. */
export function languageText(tag: string | null): string | null {
  if (!tag) return null;
  try {
    return asBeginning(new Intl.DisplayNames([language], { type: 'language' }).of(tag) ?? tag);
  } catch {
    return tag;
  }
}
