import { calendarDateOf } from '@rpm/domain';
import { useEffect, useRef } from 'react';

/** Prints what was drawn before it. */
export function PrintNow({ onPrinted }: { onPrinted: () => void }) {
  const end = useRef(onPrinted);
  useEffect(() => {
    window.print();
    end.current();
  }, []);
  return null;
}

/** How many months a day lies before today. */
export function monthsSince(day: Date, now: Date, timeZone: string): number {
  const [then, today] = [calendarDateOf(day, timeZone), calendarDateOf(now, timeZone)];
  return (today.year - then.year) * 12 + today.month - then.month;
}
