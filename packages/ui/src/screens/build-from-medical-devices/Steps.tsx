import { ownReadingWords } from '@rpm/domain/words/ownReading';
import { cx } from 'class-variance-authority';

const texts = ownReadingWords.steps;
const steps = ['pick', 'measure', 'see'] as const;
type Step = (typeof steps)[number];

/** Where one is on the way: three bars with their names. */
export function Steps({ now }: { now: Step }) {
  const at = steps.indexOf(now);
  return (
    <ol aria-label={texts.name} className="flex flex-wrap gap-2">
      {steps.map((step, place) => (
        <li
          key={step}
          aria-current={step === now ? 'step' : undefined}
          className={cx(
            // As wide as its word at least: with large text there are two in a line.
            'flex-1 border-t-4 pt-1.5 text-body',
            place <= at ? 'border-brand-solid' : 'border-line',
            step === now ? 'font-semibold' : 'text-fg-muted',
          )}
        >
          {`${place + 1}. ${texts[step]}`}
        </li>
      ))}
    </ol>
  );
}
