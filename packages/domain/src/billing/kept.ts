import { dayPlus } from '../time/days.ts';
import { localDay } from '../time/localDay.ts';

const most = 10_000;

/**
 * Keeps what a pure function gave: where a day of a zone begins and which days come after another take far longer than
 * judging a patient, and the patients of a clinic ask for the same.
 */
export function kept<A extends readonly (string | number)[], T>(
  work: (...asked: A) => T,
): (...asked: A) => T {
  const known = new Map<string, T>();
  return (...asked) => {
    const key = asked.join(' ');
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = work(...asked);
    if (known.size >= most) known.clear();
    known.set(key, made);
    return made;
  };
}

/** The day so many days later. */
export const keptDayPlus = kept(dayPlus);

const dayAt = kept((ms: number, zone: string) => localDay(new Date(ms), zone));

/** The day of an instant in a zone. */
export const dayIn = (zone: string, instant: Date): string => dayAt(instant.getTime(), zone);
