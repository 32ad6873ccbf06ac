import { textLength } from '@rpm/domain';
import { fieldWords } from '@rpm/domain/words/field';
import { cx } from 'class-variance-authority';
import {
  type ChangeEvent,
  type ClipboardEvent,
  type DragEvent,
  type FocusEventHandler,
  type Ref,
  useId,
  useState,
} from 'react';
import { controlLook, controlStyle } from '../Field/controlStyle.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';

/** How many characters are left when a screen reader is told; telling each one would drown the typing. */
const toldLeft = [0, 10, 20, 50, 100];

export interface TextAreaProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  /** In characters, as `textLength` counts them. More cannot be typed, pasted or dropped. */
  maxLength: number;
  /** Lines that are seen at once; the user may drag it taller. */
  rows?: number;
  placeholder?: string;
  name?: string;
  /** Of what is written in it, where that is not the page's: BCP 47. */
  lang?: string;
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
  const length = textLength(value);
  const left = maxLength - length;
  const told = toldLeft.find((threshold) => left <= threshold && threshold < maxLength);

  const refuseTooLong = (
    event: ClipboardEvent<HTMLTextAreaElement> | DragEvent<HTMLTextAreaElement>,
    data: DataTransfer,
  ) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    // A textarea keeps one character for each line end.
    const added = textLength(data.getData('text/plain').replaceAll('\r\n', '\n'));
    // Dropped text replaces nothing.
    const replaced = event.type === 'paste' ? textLength(value.slice(selectionStart, selectionEnd)) : 0;
    const fits = added - replaced <= left;
    if (!fits) event.preventDefault();
    setIsRefused(!fits);
  };

  /** The browser's own limit counts an emoji twice, so it is not used: what does not fit is put back, and so is the caret. */
  const change = ({ currentTarget: area, nativeEvent }: ChangeEvent<HTMLTextAreaElement>) => {
    const typed = area.value;
    const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
    const isTooLong = textLength(typed) > Math.max(maxLength, length);
    // A word that is still being put together is not broken off; if it does not fit, the form says so.
    if (isTooLong && !isComposing) {
      const caret = Math.max(0, area.selectionEnd - (typed.length - value.length));
      area.value = value;
      area.setSelectionRange(caret, caret);
      return;
    }
    setIsRefused(false);
    onChange(typed);
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
              {isRefused && fieldWords.doesNotFit({ max: maxLength })}
              {!isRefused && told !== undefined && fieldWords.atMostLeft({ count: told })}
            </p>
          </div>
          <span id={counterId} className="numeric ms-auto flex-none">
            {fieldWords.count({ length, max: maxLength })}
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
          onChange={change}
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
