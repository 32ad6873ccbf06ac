import { calendarDateOf, formatDate } from '../time/time.ts';

/**
 * The day on which an order was placed: the one rule for the board, the patient's record and the letter. It is the day of
 * whoever reads it, for an order is what the clinic did, whichever zone its patient lives in.
 *
 * @param timeZone the reader's, IANA name
 * @see ORD-14
 */
export const orderDate = (placed: Date, timeZone: string): string =>
  formatDate(calendarDateOf(placed, timeZone));
