import { formatInstant, type Place } from '@rpm/domain';

/** A month of an address, as 'November 2026'. @param month `YYYY-MM` */
export const monthText = (month: string, place: Place): string =>
  formatInstant(new Date(`${month}-15T12:00:00Z`), 'monthYear', { ...place, timeZone: 'UTC' }) ?? '';

/** The month so many months later. @param month `YYYY-MM` */
export function monthPlus(month: string, more: number): string {
  const at = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 + more, 15));
  return at.toISOString().slice(0, 7);
}
