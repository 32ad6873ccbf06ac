import { type OpenSpan, spansOfDay, type Weekday } from '@rpm/domain';
import { clinicDetailsWords as texts } from '@rpm/domain/words/clinicDetails';
import { cx } from 'class-variance-authority';
import { useId } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import {
  bareInputStyle,
  controlLook,
  controlStyle,
  frameStyle,
} from '../../../components/Field/controlStyle.ts';
import { FieldError } from '../../../components/Field/Field.tsx';

interface DayHoursProps {
  day: Weekday;
  spans: readonly OpenSpan[];
  error: string | undefined;
  onChange: (spans: OpenSpan[]) => void;
}

const usual: OpenSpan = { from: '09:00', to: '17:00' };
const afterBreak: OpenSpan = { from: '', to: '' };

/** When a clinic is open on one day: not at all, or from when to when, around one break at most. */
export function DayHours({ day, spans, error, onChange }: DayHoursProps) {
  const errorId = useId();
  const name = texts.days[day];
  const time = (at: number, end: keyof OpenSpan) => {
    const sentences = at === 0 ? [texts.opens, texts.closes] : [texts.opensAgain, texts.closesAgain];
    const says = end === 'from' ? sentences[0] : sentences[1];
    return (
      <span
        className={cx(
          controlStyle({ look: controlLook({ error }) }),
          frameStyle,
          'min-w-32! max-w-36 flex-1',
        )}
      >
        <input
          type="time"
          aria-label={says?.({ day: name })}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          className={bareInputStyle}
          value={spans[at]?.[end] ?? ''}
          onChange={({ target }) =>
            onChange(spans.map((span, each) => (each === at ? { ...span, [end]: target.value } : span)))
          }
        />
      </span>
    );
  };
  return (
    <li className="flex flex-col gap-2 border-line-subtle not-first:border-t py-2 sm:flex-row sm:items-start sm:gap-4">
      <div className="w-36 flex-none sm:pt-0.5">
        <Checkbox
          label={name}
          checked={spans.length > 0}
          onChange={({ target }) => onChange(target.checked ? [usual] : [])}
        />
      </div>
      {spans.length === 0 ? (
        <p className="text-fg-muted sm:pt-2">{texts.closed}</p>
      ) : (
        <div className="flex min-w-0 flex-col gap-2">
          {spans.map((_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the first and the second stay what they are
            <div key={at} className="flex flex-wrap items-center gap-2">
              {time(at, 'from')}
              <span aria-hidden="true">{texts.to}</span>
              {time(at, 'to')}
              {at === spans.length - 1 &&
                (at + 1 < spansOfDay ? (
                  <Button
                    size="sm"
                    aria-label={texts.addBreakOn({ day: name })}
                    onClick={() => onChange([...spans, afterBreak])}
                  >
                    {texts.addBreak}
                  </Button>
                ) : (
                  <Button
                    size="sm"
                    aria-label={texts.removeBreakOn({ day: name })}
                    onClick={() => onChange(spans.slice(0, -1))}
                  >
                    {texts.removeBreak}
                  </Button>
                ))}
            </div>
          ))}
          {error && <FieldError id={errorId}>{error}</FieldError>}
        </div>
      )}
    </li>
  );
}
