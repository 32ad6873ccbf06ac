import { ladderSteps } from '@rpm/domain';
import { timerWords } from '@rpm/domain/words/timer';

const { month: texts } = timerWords;
const full = 60;

/** The minutes of a month on the way to 10, 20, 40 and 60: full what is saved, hatched what still runs. */
export function Ladder({ minutes, running = 0 }: { minutes: number; running?: number }) {
  const at = (value: number) => `${(Math.min(value, full) / full) * 100}%`;
  return (
    <div className="pt-1 pb-6">
      <div role="img" aria-label={texts.bar({ count: minutes + running })} className="relative">
        <div className="relative h-3 overflow-hidden rounded-xs bg-surface-pressed forced-colors:border">
          <span
            className="absolute inset-y-0 left-0 bg-brand-solid forced-colors:bg-[Highlight]"
            style={{ width: at(minutes) }}
          />
          <span
            className="absolute inset-y-0 bg-[repeating-linear-gradient(135deg,var(--rpm-brand-solid)_0_3px,transparent_3px_6px)]"
            style={{ left: at(minutes), width: at(Math.max(0, Math.min(running, full - minutes))) }}
          />
        </div>
        {ladderSteps.map((step) => (
          <span
            key={step.minutes}
            aria-hidden="true"
            className="absolute -top-1 flex h-5 flex-col"
            style={{ left: at(step.minutes) }}
          >
            <span className="-ml-px h-5 w-0.5 flex-none bg-fg forced-colors:bg-[CanvasText]" />
            <span
              className={`numeric text-caption text-fg ${step.minutes === full ? '-translate-x-full' : '-translate-x-1/2'} w-fit`}
            >
              {step.minutes}
            </span>
          </span>
        ))}
      </div>
    </div>
  );
}
