import { useId } from 'react';

export interface SegmentedControlProps<Value extends string> {
  /** What is chosen, for screen readers: 'Period'. */
  name: string;
  /** Two to five short words. */
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

const segment =
  'relative flex min-h-target items-center justify-center rounded-sm px-3 text-center whitespace-nowrap text-fg-muted text-label hover:text-fg has-checked:bg-surface has-checked:font-semibold has-checked:text-fg has-checked:shadow-sm has-checked:ring-1 has-checked:ring-line-control has-checked:ring-inset patient:flex-1 patient:rounded-md forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:forced-color-adjust-none forced-colors:has-checked:text-[HighlightText]';

/**
 * How one view is shown: the period of a table, the unit of a chart. A group of radio buttons, with the browser's own
 * keys: one stop of the Tab key, arrows choose. For longer lists take a select.
 */
export function SegmentedControl<Value extends string>({
  name,
  options,
  value,
  onChange,
}: SegmentedControlProps<Value>) {
  const group = useId();
  return (
    <div
      role="radiogroup"
      aria-label={name}
      className="patient:flex inline-flex max-w-full flex-wrap gap-0.5 patient:rounded-lg rounded-md bg-surface-pressed p-0.5 patient:p-1 forced-colors:border forced-colors:border-[CanvasText]"
    >
      {options.map((option) => (
        <label key={option.value} className={segment}>
          <input
            type="radio"
            name={group}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 cursor-pointer appearance-none patient:rounded-md rounded-sm"
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
