import { language } from '@rpm/domain/words/language';

/** An amount as the reader writes it. @param cents of US dollars; `null` when no rate is known */
export const dollars = (cents: number | null): string =>
  cents === null
    ? '–'
    : new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' }).format(cents / 100);
