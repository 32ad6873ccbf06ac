import { fieldWords } from '@rpm/domain/words/field';
import { cx } from 'class-variance-authority';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { bareInputStyle, controlLook, controlStyle, frameStyle } from '../Field/controlStyle.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';

export interface SearchFieldProps extends Omit<FieldProps, 'isRequired'> {
  value: string;
  /** Called with the whole text at every change. The caller waits for a pause before it asks the server (ORD-11). */
  onChange: (value: string) => void;
  placeholder?: string;
  /** In characters; a longer text cannot be typed, and a longer paste is cut. */
  maxLength?: number;
  /** A Select touches it on the left; below 768 px the two stand one above the other. */
  joinedLeft?: boolean;
}

/**
 * A text to search for (ORD-03). Escape and the button empty it and keep the focus. Put it beside a Select with
 * `joinedRight` in a `flex max-md:flex-col max-md:gap-2` box to say what is searched.
 */
export function SearchField({
  label,
  isLabelHidden,
  hint,
  error,
  value,
  onChange,
  placeholder,
  maxLength,
  joinedLeft = false,
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  const clearOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || value === '') return;
    // Only the text goes: a dialog around the field stays, and the browser does not empty it a second time.
    event.preventDefault();
    event.stopPropagation();
    clear();
  };
  const look = controlLook({ error });
  return (
    <Field label={label} isLabelHidden={isLabelHidden} hint={hint} error={error}>
      {(control) => (
        <span className={cx(controlStyle({ look, joined: joinedLeft ? 'left' : 'none' }), frameStyle)}>
          <Search
            aria-hidden="true"
            strokeWidth={1.75}
            className="pointer-events-none absolute patient:start-3.5 start-2.5 patient:size-6 size-4.5 self-center text-fg-muted"
          />
          <input
            {...control}
            ref={input}
            type="search"
            dir="auto"
            autoComplete="off"
            value={value}
            placeholder={placeholder}
            maxLength={maxLength}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={clearOnEscape}
            className={cx(
              bareInputStyle,
              'appearance-none patient:ps-12 ps-9 [&::-webkit-search-cancel-button]:hidden',
            )}
          />
          {value !== '' && (
            <button
              type="button"
              aria-label={fieldWords.clearSearch}
              onClick={clear}
              className="grid patient:w-11 w-8 flex-none place-items-center rounded-[inherit] text-fg-muted hover:text-fg max-md:w-11"
            >
              <X aria-hidden="true" strokeWidth={1.75} className="size-icon" />
            </button>
          )}
        </span>
      )}
    </Field>
  );
}
