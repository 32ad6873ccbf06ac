import { fieldWords } from '@rpm/domain/words/field';
import { cx } from 'class-variance-authority';
import { ChevronDown } from 'lucide-react';
import type { FocusEventHandler, KeyboardEvent, Ref } from 'react';
import { lazily } from '../../hooks/lazily.ts';
import { useFirstGesture } from '../../hooks/useFirstGesture.ts';
import { controlLook, controlStyle } from '../Field/controlStyle.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import type { SelectOption } from './selectTypes.ts';

const selectList = lazily(() => import('./SelectList.tsx').then(({ SelectList }) => SelectList));

/** What a closed select answers to: the arrows open it, a letter or digit chooses. Enter and Space press it. */
const isSelectKey = (event: KeyboardEvent) =>
  event.key === 'ArrowDown' ||
  event.key === 'ArrowUp' ||
  (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.altKey && !event.metaKey);

export interface SelectProps<Value extends string> extends FieldProps {
  options: readonly SelectOption<Value>[];
  /** The chosen value; undefined, or one that is no option, shows the placeholder. */
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /** Muted words before the value, as in `Search by Patient`. Not read out: the label says it. */
  prefix?: string;
  /** A SearchField touches it on the right; below 768 px the two stand one above the other. */
  joinedRight?: boolean;
  /** sm is 32 px, for the bar under a table; left out, the height of a control in the present density. */
  size?: 'sm' | 'density';
  /** The trigger, as a form library wants it to move the focus. */
  ref?: Ref<HTMLButtonElement>;
  onBlur?: FocusEventHandler<HTMLButtonElement>;
}

/**
 * One of a few choices that need no space on the page. For two or three, radio buttons show them all at once.
 *
 * What is painted first is a button of our own. The list with its keyboard (Radix, 26 kB) comes when the pointer or the
 * focus reaches it, and takes its place at the first press, which is not lost.
 */
export function Select<Value extends string>({
  label,
  isLabelHidden,
  hint,
  error,
  isRequired,
  options,
  value,
  onChange,
  placeholder = '',
  prefix,
  joinedRight = false,
  size,
  ref,
  onBlur,
}: SelectProps<Value>) {
  const { ready, hasFailed, interest } = useFirstGesture(selectList, isSelectKey);
  const problem = error || (hasFailed ? fieldWords.listFailed : undefined);
  const chosen = options.find((option) => option.value === value);
  const choose = (next: string) => {
    const option = options.find((one) => one.value === next);
    if (option) onChange(option.value);
  };
  const face = (
    <>
      <span className={cx('min-w-0 flex-1 break-words', !chosen && 'text-fg-subtle')}>
        {prefix && (
          <span aria-hidden="true" className="text-fg-muted">
            {prefix}{' '}
          </span>
        )}
        {chosen ? chosen.label : placeholder}
      </span>
      <ChevronDown aria-hidden="true" strokeWidth={1.75} className="size-icon flex-none text-fg-muted" />
    </>
  );
  const className = cx(
    controlStyle({ look: controlLook({ error: problem }), joined: joinedRight ? 'right' : 'none', size }),
    joinedRight && 'md:bg-surface-sunken',
    'relative flex items-center gap-2 px-control-pad text-start focus-visible:z-1',
  );
  return (
    <Field label={label} isLabelHidden={isLabelHidden} hint={hint} error={problem} isRequired={isRequired}>
      {(control) => {
        const trigger = { ...control, ref, className, onBlur };
        if (!ready) {
          return (
            <button
              type="button"
              role="combobox"
              aria-haspopup="listbox"
              aria-expanded={false}
              aria-autocomplete="none"
              {...trigger}
              {...interest}
              onBlur={(event) => {
                interest.onBlur();
                onBlur?.(event);
              }}
            >
              {face}
            </button>
          );
        }
        return (
          <ready.part
            trigger={trigger}
            label={label}
            value={chosen?.value}
            options={options}
            onChange={choose}
            face={face}
            gesture={ready.gesture}
          />
        );
      }}
    </Field>
  );
}
