import { limits } from '@rpm/domain';
import { urgentWords as text } from '@rpm/domain/words/urgent';

const RADIUS = 44;
const ROUND = 2 * Math.PI * RADIUS;
const minuteSeconds = 60;

/**
 * How long there is still to rest: a ring that runs down, and what to do. It is drawn from the time of the reading, so
 * that it stands where it belongs after a new log in. The ring is silent; a polite status speaks at five, one and none.
 *
 * @see PDB-07
 */
export function RestTimer({ secondsLeft }: { secondsLeft: number }) {
  const isOver = secondsLeft <= 0;
  const clock = `${Math.floor(secondsLeft / minuteSeconds)}:${String(secondsLeft % minuteSeconds).padStart(2, '0')}`;
  const said = isOver ? 'none' : secondsLeft <= minuteSeconds ? 'one' : 'five';
  return (
    <div className="flex flex-wrap items-center gap-4">
      {!isOver && (
        <div
          role="timer"
          aria-live="off"
          aria-label={text.timer}
          className="relative grid size-26 flex-none place-items-center"
        >
          <svg
            viewBox="0 0 104 104"
            aria-hidden="true"
            focusable="false"
            className="absolute inset-0 -rotate-90"
          >
            <circle cx="52" cy="52" r={RADIUS} fill="none" strokeWidth="8" className="stroke-line-subtle" />
            <circle
              cx="52"
              cy="52"
              r={RADIUS}
              fill="none"
              strokeWidth="8"
              strokeDasharray={ROUND}
              strokeDashoffset={ROUND * (1 - Math.min(1, secondsLeft / limits.restSeconds))}
              className="stroke-brand-solid forced-colors:stroke-[CanvasText]"
            />
          </svg>
          <span className="numeric relative text-center leading-tight">
            <b className="block text-h2">{clock}</b>
            {text.left}
          </span>
        </div>
      )}
      <div className="min-w-0 flex-[1_1_12rem]">
        <p className="text-h3">{isOver ? text.measureNow : text.rest}</p>
        <p className="text-fg-muted">{text.sends}</p>
      </div>
      <p role="status" className="sr-only">
        {text.leftSaid[said]}
      </p>
    </div>
  );
}
