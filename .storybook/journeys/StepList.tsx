import type { JourneyStep } from '@rpm/ui/flows/journey.ts';
import { cx } from 'class-variance-authority';
import { Check } from 'lucide-react';

interface StepListProps {
  steps: readonly JourneyStep[];
  /** How many are done, from the first on. */
  doneCount: number;
  /** Which one is looked at. */
  at: number;
  onLook: (at: number) => void;
}

/** The steps in their order, on a wide page in one row, each a button: what is done, what is looked at, and who acts. */
export function StepList({ steps, doneCount, at, onLook }: StepListProps) {
  return (
    <ol
      aria-label="Steps"
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,7rem),1fr))] overflow-clip rounded-xl border border-line bg-surface min-[64rem]:grid-cols-12"
    >
      {steps.map(({ name, actor }, index) => {
        const isDone = index < doneCount;
        return (
          <li key={name} className="flex">
            <button
              type="button"
              aria-current={index === at ? 'step' : undefined}
              onClick={() => onLook(index)}
              className={cx(
                'flex flex-1 cursor-pointer flex-col items-center gap-0.5 border-b-2 px-1 py-3',
                index === at ? 'border-brand-solid bg-brand-soft' : 'border-transparent bg-surface',
              )}
            >
              <span
                aria-hidden="true"
                className={cx(
                  'grid size-6 place-items-center rounded-full text-caption',
                  isDone ? 'bg-brand-solid text-fg-on-brand' : 'border border-line-strong',
                )}
              >
                {isDone ? <Check className="size-4" /> : index + 1}
              </span>
              <span className="font-semibold">{name}</span>
              <span className="text-caption text-fg-muted">{actor === 'clinic' ? 'Clinic' : 'Patient'}</span>
              {isDone && <span className="sr-only">, done</span>}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
