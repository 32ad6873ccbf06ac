const DAY_MS = 86_400_000;

const noonOf = (day: string): number => new Date(`${day}T12:00:00Z`).getTime();

/** The calendar day so many days later, or earlier when the number is negative. @param day `YYYY-MM-DD` */
export const dayPlus = (day: string, days: number): string =>
  new Date(noonOf(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The days of a stretch of the calendar, both ends among them; none when it ends before it begins. */
export function daysFrom(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = dayPlus(day, 1)) days.push(day);
  return days;
}

/** How many days one calendar day comes after another; negative when it comes before. @param from `YYYY-MM-DD` */
export const daysBetween = (from: string, to: string): number =>
  Math.round((noonOf(to) - noonOf(from)) / DAY_MS);

/** The later of two calendar days. @param one `YYYY-MM-DD`, as the other */
// Stryker disable next-line EqualityOperator: of two equal days either is the later one
export const laterDay = (one: string, other: string): string => (one > other ? one : other);
