import { messages } from '@rpm/domain';
import { cx } from 'class-variance-authority';
import {
  type ClipboardEvent,
  type DragEvent,
  type FocusEventHandler,
  type Ref,
  useId,
  useState,
} from 'react';
import { controlLook, controlStyle, Field, type FieldProps } from '../Field/index.ts';

/** How many characters are left when a screen reader is told; telling each one would drown the typing. */
const toldLeft = [0, 10, 20, 50, 100];

export interface TextAreaProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  /** In characters, as `String.length` counts them. More cannot be typed, pasted or dropped. */
  maxLength: number;
  /** Lines that are seen at once; the user may drag it taller. */
  rows?: number;
  placeholder?: string;
  name?: string;
  ref?: Ref<HTMLTextAreaElement>;
  onBlur?: FocusEventHandler<HTMLTextAreaElement>;
}

/**
 * Several lines of text with a live counter (INQ-03). A paste that does not fit is refused as a whole and said so, so
 * that nobody sends half a sentence; what is there stays as it is.
 */
export function TextArea({
  label,
  isLabelHidden,
  hint,
  error,
  isRequired,
  value,
  onChange,
  maxLength,
  rows = 6,
  ...rest
}: TextAreaProps) {
  const counterId = useId();
  const hintId = `${counterId}hint`;
  const [isRefused, setIsRefused] = useState(false);
  const left = maxLength - value.length;
  const told = toldLeft.find((threshold) => left <= threshold && threshold < maxLength);

  const refuseTooLong = (
    event: ClipboardEvent<HTMLTextAreaElement> | DragEvent<HTMLTextAreaElement>,
    data: DataTransfer,
  ) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    // A textarea keeps one character for each line end.
    const added = data.getData('text/plain').replaceAll('\r\n', '\n').length;
    // Dropped text replaces nothing.
    const replaced = event.type === 'paste' ? selectionEnd - selectionStart : 0;
    const fits = added - replaced <= left;
    if (!fits) event.preventDefault();
    setIsRefused(!fits);
  };

  return (
    <Field
      label={label}
      isLabelHidden={isLabelHidden}
      error={error}
      isRequired={isRequired}
      describedBy={cx(hint && hintId, counterId)}
      foot={
        <div className="flex items-start justify-between gap-3 text-caption text-fg-muted">
          <div className="min-w-0">
            {hint && <p id={hintId}>{hint}</p>}
            <p role="status" className={isRefused ? undefined : 'sr-only'}>
              {isRefused && messages.field.doesNotFit(maxLength)}
              {!isRefused && told !== undefined && messages.field.atMostLeft(told)}
            </p>
          </div>
          <span id={counterId} className="numeric ms-auto flex-none">
            {messages.field.count(value.length, maxLength)}
          </span>
        </div>
      }
    >
      {(control) => (
        <textarea
          {...rest}
          {...control}
          dir="auto"
          rows={rows}
          value={value}
          maxLength={maxLength}
          onChange={(event) => {
            setIsRefused(false);
            onChange(event.target.value);
          }}
          onPaste={(event) => refuseTooLong(event, event.clipboardData)}
          onDrop={(event) => refuseTooLong(event, event.dataTransfer)}
          className={cx(
            controlStyle({ look: controlLook({ error }) }),
            'block resize-y px-control-pad py-3 placeholder:text-fg-subtle placeholder:opacity-100',
          )}
        />
      )}
    </Field>
  );
}
