import type { TimelineKind } from '@rpm/domain';
import { timelineWords as texts } from '@rpm/domain/words/timeline';
import { useId } from 'react';
import { Select } from '../../components/Select/Select.tsx';

interface TimelineFilterProps {
  /** None: there is no choice of kinds. */
  kinds: readonly { kind: TimelineKind; total: number | null }[];
  kind: TimelineKind | null;
  onKind: (kind: TimelineKind | null) => void;
  /** `YYYY-MM`, newest first, with their names. */
  months: readonly { value: string; label: string }[];
  month: string | null;
  onMonth: (month: string | null) => void;
}

const chip =
  'relative inline-flex min-h-target items-center gap-2 rounded-full border border-line-control bg-surface px-4 hover:bg-surface-hover has-checked:border-transparent has-checked:bg-brand-solid has-checked:font-semibold has-checked:text-fg-on-brand forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:forced-color-adjust-none forced-colors:has-checked:text-[HighlightText]';

const every = 'all';

/** Which kinds of things, and which month, a timeline shows: one stop of the Tab key each. Kinds that are not shared are absent. */
export function TimelineFilter({ kinds, kind, onKind, months, month, onMonth }: TimelineFilterProps) {
  const group = useId();
  const known = kinds.flatMap(({ total }) => total ?? []);
  const sum = known.length === kinds.length ? known.reduce((all, each) => all + each, 0) : null;
  const options: { kind: TimelineKind | null; name: string; total: number | null }[] = [
    { kind: null, name: texts.all, total: sum },
    ...kinds.map((each) => ({ ...each, name: texts.kinds[each.kind] })),
  ];
  return (
    <div className="flex flex-col gap-4">
      {kinds.length > 0 && (
        <div role="radiogroup" aria-label={texts.show} className="flex flex-wrap gap-2">
          {options.map((option) => (
            <label key={option.kind ?? every} className={chip}>
              <input
                type="radio"
                name={group}
                value={option.kind ?? every}
                checked={option.kind === kind}
                onChange={() => onKind(option.kind)}
                className="absolute inset-0 cursor-pointer appearance-none rounded-full"
              />
              <span>{option.name}</span>{' '}
              {option.total !== null && (
                <span className="tabular-nums opacity-80">{texts.total({ count: option.total })}</span>
              )}
            </label>
          ))}
        </div>
      )}
      {months.length > 1 && (
        <div className="max-w-72">
          <Select
            label={texts.month}
            options={[{ value: every, label: texts.everyMonth }, ...months]}
            value={month ?? every}
            onChange={(value) => onMonth(value === every ? null : value)}
          />
        </div>
      )}
    </div>
  );
}
