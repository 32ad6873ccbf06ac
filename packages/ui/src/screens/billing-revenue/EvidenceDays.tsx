import { daysFrom } from '@rpm/domain';
import { evidenceWords as texts } from '@rpm/domain/words/evidence';

interface EvidenceDaysProps {
  /** Days are `YYYY-MM-DD`. */
  start: string;
  end: string;
  days: readonly string[];
  /** Days after it are still to come. */
  today: string;
  dayText: (day: string) => string;
}

/** A device period on paper: filled with readings, a ring without; a dot still to come; borders alone, since printers drop backgrounds. */
export function EvidenceDays({ start, end, days, today, dayText }: EvidenceDaysProps) {
  const has = new Set(days);
  const all = daysFrom(start, end);
  const isToCome = (day: string) => day > today && !has.has(day);
  const said = (day: string) => (isToCome(day) ? texts.toCome : has.has(day) ? texts.yes : texts.no);
  return (
    <div className="mt-1 break-inside-avoid">
      <p>{texts.ofDays({ count: days.length, all: all.length, from: dayText(start), to: dayText(end) })}</p>
      <ol className="mt-1 flex justify-between">
        {all.map((day) => (
          <li key={day} className="flex flex-col items-center text-caption">
            <span className="numeric" aria-hidden="true">
              {Number(day.slice(8))}
            </span>
            <span
              aria-hidden="true"
              className={
                isToCome(day)
                  ? 'my-1 size-1 rounded-full border-2 border-fg'
                  : `size-3 rounded-full border-fg ${has.has(day) ? 'border-6' : 'border'}`
              }
            />
            <span className="sr-only">{`${dayText(day)}: ${said(day)}`}</span>
          </li>
        ))}
      </ol>
      <p aria-hidden="true" className="text-caption">
        {texts.withReadings}
      </p>
    </div>
  );
}
