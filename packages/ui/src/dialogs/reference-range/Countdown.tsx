import { countdownText, limits } from '@rpm/domain';
import { rangeWords } from '@rpm/domain/words/range';
import { cva } from 'class-variance-authority';
import { Clock } from 'lucide-react';

const pill = cva(
  'inline-flex min-h-8 items-center gap-1.5 rounded-full border px-3 text-caption forced-colors:border-[CanvasText]',
  {
    variants: {
      isLow: {
        true: 'border-feedback-warning-line bg-feedback-warning-bg text-feedback-warning-fg',
        false: 'border-line-strong text-fg-muted',
      },
    },
  },
);

/** The time left for the form, or that it is up. A screen reader reads it when it wants to, not each second. @see RNG-06, RNG-07 */
export function Countdown({ secondsLeft }: { secondsLeft: number }) {
  return (
    <p
      role="timer"
      aria-label={rangeWords.timeLeft}
      className={pill({ isLow: secondsLeft <= limits.rangeFormLowSeconds })}
    >
      <Clock aria-hidden="true" strokeWidth={1.75} className="size-4 flex-none" />
      {secondsLeft === 0 ? (
        <b className="font-semibold">{rangeWords.timeIsUp}</b>
      ) : (
        <>
          <span>{rangeWords.timeLeft}</span>
          <b className="numeric min-w-10 text-right font-semibold text-[0.9375rem] [color:color-mix(in_srgb,currentColor,var(--rpm-fg)_100%)]">
            {countdownText(secondsLeft)}
          </b>
        </>
      )}
    </p>
  );
}
