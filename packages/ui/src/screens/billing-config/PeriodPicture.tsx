import { daysFrom, laterDay, type PeriodExample, type PeriodRule, type Place } from '@rpm/domain';
import { billingWords } from '@rpm/domain/words/billing';
import { billingConfigWords } from '@rpm/domain/words/billingConfig';
import { dayText } from '../../parts/money/dayText.ts';

const texts = billingConfigWords;

interface PeriodPictureProps {
  rule: PeriodRule;
  example: PeriodExample;
  place: Place;
}

/** A patient's days as a rule for the device period counts them: full with readings, a ring without, none still to come. @see SCR-04 */
export function PeriodPicture({
  rule,
  example: { name, today, dataDays, windows },
  place,
}: PeriodPictureProps) {
  const { thirtyDays, calendarMonth, [rule]: window } = windows;
  const first = thirtyDays.start < calendarMonth.start ? thirtyDays.start : calendarMonth.start;
  const days = daysFrom(first, laterDay(thirtyDays.end, calendarMonth.end));
  const [from, to] = [days.indexOf(window.start), days.indexOf(window.end) + 1];
  const shown = { from: dayText(window.start, place), to: dayText(window.end, place) };
  const share = (part: number) => `${(part / days.length) * 100}%`;
  const says = texts.periodDays({ count: window.count, name });
  return (
    <span className="mt-3 block">
      <svg
        role="img"
        aria-label={billingWords.line.span(shown)}
        viewBox={`0 0 ${days.length * 10} 20`}
        fill="none"
        stroke="currentColor"
        className="w-full text-brand-fg"
      >
        <rect x="1" y="1" width={days.length * 10 - 2} height="18" rx="4" strokeDasharray="4" opacity="0.5" />
        <rect
          {...{ x: from * 10 + 1, y: 1, width: (to - from) * 10 - 2, height: 18, rx: 4 }}
          fill="currentColor"
          fillOpacity="0.15"
          strokeWidth="1.5"
        />
        {days
          .filter((day) => day <= today)
          .map((day, at) => (
            <circle
              key={day}
              {...{ cx: at * 10 + 5, cy: 10, r: 3, strokeWidth: 1.5 }}
              fill={dataDays.includes(day) ? 'currentColor' : 'none'}
            />
          ))}
      </svg>
      <span
        aria-hidden="true"
        className="flex flex-wrap justify-between gap-x-2"
        style={{ marginInline: `${share(from)} ${share(days.length - to)}` }}
      >
        <span>{shown.from}</span>
        <span>{shown.to}</span>
      </span>
      <span className="block text-fg">
        {window.more
          ? texts.periodMore({ says, ...window.more })
          : window.code
            ? texts.periodEnough({ says, code: window.code })
            : says}
      </span>
    </span>
  );
}
