import { language } from '@rpm/domain/words/language';

// To make one takes longer than to write a hundred numbers by it.
const counts = new Intl.NumberFormat(language);

/** A number as the page's language writes it. */
export const countText = (count: number): string => counts.format(count);
