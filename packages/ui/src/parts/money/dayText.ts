import { formatInstant, type Place } from '@rpm/domain';

/** A day of an answer, as 'November 22'. @param day `YYYY-MM-DD` */
export const dayText = (day: string, place: Place): string =>
  formatInstant(new Date(`${day}T12:00:00Z`), 'longMonthDay', { ...place, timeZone: 'UTC' }) ?? '';
