import { workingModeWords as texts } from '@rpm/domain/words/workingMode';
import type { ReviewRound } from './useReviewRound.ts';

/** So many patients have a cell each; more are one bar. */
const cellsMax = 60;

/**
 * How far the round is: the place, a cell for each patient, and the same in words, which a screen reader hears as they
 * change. On a phone the cells are a line of their own, above the patient.
 */
export function Progress({
  counts,
  states,
}: {
  counts: ReviewRound['counts'];
  states: ReviewRound['round']['states'];
}) {
  const { total, left, place } = counts;
  const done = total - left;
  const cells = [
    ...Object.entries(states),
    ...Array.from({ length: left }, (_, at) => [`open ${at}`, 'open'] as const),
  ];
  return (
    <section
      aria-label={texts.progressName}
      className="flex min-w-0 flex-[1_1_20rem] flex-wrap items-center gap-x-4 gap-y-1 max-md:contents"
    >
      <p className="numeric font-semibold text-h3">{texts.place({ place, total })}</p>
      {total <= cellsMax ? (
        <span
          aria-hidden="true"
          className="flex h-4 min-w-0 max-w-100 flex-1 items-center gap-0.5 max-md:order-last max-md:basis-48"
        >
          {cells.map(([key, state], at) => (
            <span
              key={key}
              className={`min-w-0 flex-1 rounded-[2px] ${at === place - 1 ? `h-4 ${look.here}` : `h-3 ${look[state]}`}`}
            />
          ))}
        </span>
      ) : (
        <span
          aria-hidden="true"
          className="h-2 max-w-100 flex-1 overflow-hidden rounded-full bg-line max-md:order-last max-md:basis-48"
        >
          <span className="block h-full bg-brand-solid" style={{ width: `${(done / total) * 100}%` }} />
        </span>
      )}
      <p role="status" className="numeric text-fg-muted max-md:sr-only">
        {texts.progress(counts)}
      </p>
    </section>
  );
}

const look = {
  here: 'bg-fg forced-colors:bg-[CanvasText]',
  saving: 'bg-brand-line',
  reviewed: 'bg-brand-solid forced-colors:bg-[Highlight]',
  snoozed: 'border border-brand-solid bg-brand-soft',
  left: 'border border-line-control',
  open: 'bg-line forced-colors:border',
} as const;
