import { cx } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';

export interface RadioCardsProps<Value extends string> {
  /** What is chosen. A heading shows it, or `isTitleHidden` leaves it to screen readers. */
  title: string;
  headingLevel?: 2 | 3 | 4;
  isTitleHidden?: boolean;
  options: readonly { value: Value; label: ReactNode; detail?: ReactNode; icon?: ReactNode }[];
  /** `null` while nothing is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  /** Beside each other where there is room; `wide`: for that they need more, because they hold pictures. */
  isRow?: boolean | 'wide';
  /** Cannot be changed: what was chosen is being sent, or the reader may only look. */
  isDisabled?: boolean;
}

const card =
  'relative flex w-full items-start gap-3 rounded-md border border-line-control px-3.5 py-3 has-checked:border-brand-solid has-checked:bg-surface-selected has-checked:shadow-[inset_0_0_0_1px_var(--rpm-brand-solid)] forced-colors:has-checked:border-[Highlight] forced-colors:has-checked:outline-2 forced-colors:has-checked:outline-[Highlight]';

/**
 * One of two or three ways on, each worth a sentence: how a device is delivered, to which address. Radio buttons with
 * the browser's own keys; nothing need be chosen at first. For one of many take a select.
 *
 * @see REV-02, REV-03
 */
export function RadioCards<Value extends string>({
  title,
  headingLevel = 2,
  isTitleHidden = false,
  options,
  value,
  onChange,
  isRow = false,
  isDisabled = false,
}: RadioCardsProps<Value>) {
  const id = useId();
  const Title = `h${headingLevel}` as const;
  return (
    // On paper its heading does not stand alone at the foot of a sheet.
    <div role="radiogroup" aria-labelledby={id} className={isTitleHidden ? undefined : 'break-inside-avoid'}>
      <Title id={id} className={isTitleHidden ? 'sr-only' : 'mb-2.5 text-h3'}>
        {title}
      </Title>
      <div
        className={cx(
          'grid gap-2',
          isRow === true && 'grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))]',
          isRow === 'wide' && 'grid-cols-[repeat(auto-fit,minmax(min(18rem,100%),1fr))]',
        )}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className={cx(card, isDisabled ? 'bg-surface-sunken' : 'bg-surface hover:bg-surface-hover')}
          >
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              disabled={isDisabled}
              onChange={() => onChange(option.value)}
              className="peer mt-px size-4.5 flex-none cursor-pointer appearance-none rounded-full border-[1.5px] border-line-control bg-surface checked:border-[5.5px] checked:border-brand-solid focus-visible:shadow-none focus-visible:outline-0 disabled:cursor-not-allowed forced-colors:appearance-auto"
            />
            {/* The ring lies around the whole card. */}
            <span
              aria-hidden="true"
              className="peer-focus-visible:outline-(length:--rpm-ring) pointer-events-none absolute -inset-px rounded-[inherit] peer-focus-visible:outline-focus-ring peer-focus-visible:outline-offset-2"
            />
            <span className="min-w-0 grow">
              <span className="block font-semibold">{option.label}</span>
              {option.detail && <span className="wrap-anywhere block text-fg-muted">{option.detail}</span>}
            </span>
            {option.icon && (
              <span
                aria-hidden="true"
                className="size-5 flex-none self-center text-fg-muted *:size-full peer-checked:text-brand-solid"
              >
                {option.icon}
              </span>
            )}
          </label>
        ))}
      </div>
    </div>
  );
}
