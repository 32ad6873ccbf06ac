import { calendarDateOf, formatInstant, parseStamp } from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { useClock } from '../../hooks/useClock.ts';

/** Shows an instant, or a stamp; what is missing or unreadable is '—'. */
type ShowTime = (stamp: Date | string | null, style: 'date' | 'time' | 'datetime') => string;

/** Shows times by the clocks of a zone. @see DSP-03, DSP-06 */
export function useShownTime(timeZone: string): ShowTime {
  const place = useClock(timeZone);
  return (stamp, style) => (stamp && formatInstant(stamp, style, place)) || loadWords.unknown;
}

/** Shows the time of a reading of today, the day of an older one. */
export function useShownRecently(timeZone: string): (stamp: string | null, now: Date) => string {
  const { onBad } = useClock(timeZone);
  const shown = useShownTime(timeZone);
  return (stamp, now) => {
    const at = stamp && parseStamp(stamp, onBad);
    if (!at) return loadWords.unknown;
    const [day, today] = [at, now].map((each) => Object.values(calendarDateOf(each, timeZone)).join());
    return shown(at, day === today ? 'time' : 'date');
  };
}
