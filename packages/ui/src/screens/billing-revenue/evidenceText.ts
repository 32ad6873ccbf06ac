import { formatDate, readCalendarDate } from '@rpm/domain';
import { evidenceWords as texts } from '@rpm/domain/words/evidence';

/** What the sheet says of what is missing. */
export const missing = (what: keyof typeof texts.whats) => texts.missing({ what: texts.whats[what] });

/** A day in words; what is none as it is. @param text `YYYY-MM-DD` */
export const day = (text: string) => {
  const date = readCalendarDate(text);
  return date ? formatDate(date) : text;
};
