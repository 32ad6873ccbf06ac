import { cx } from 'class-variance-authority';
import { Check } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { FieldError, type FieldProps } from '../Field/Field.tsx';

export interface CheckboxProps
  extends Omit<FieldProps, 'isLabelHidden'>,
    Omit<ComponentProps<'input'>, 'className' | 'style' | 'id' | 'required' | 'type' | 'size' | 'children'> {}

/**
 * A choice that is on or off and counts when the form is sent; for one that acts at once take a button with
 * `aria-pressed`. Everything that an `input` takes goes through, `ref` too.
 */
export function Checkbox({ label, hint, error, isRequired, ...input }: CheckboxProps) {
  const id = useId();
  const hintId = `${id}hint`;
  const errorId = `${id}error`;
  return (
    <div className="flex min-w-0 flex-col gap-1.5 patient:gap-2">
      {/* On the smallest phone with large text the label stands right below the box: its words are not broken, and it is no other's. */}
      <div className="flex gap-2.5 patient:gap-3 text-body max-[21rem]:flex-wrap" style={{ rowGap: 0 }}>
        <span className="mt-1.5 patient:mt-2 grid patient:size-7 size-5 flex-none place-items-center max-md:mt-3 max-md:patient:mt-2">
          <input
            {...input}
            id={id}
            type="checkbox"
            aria-describedby={cx(input['aria-describedby'], hint && hintId, error && errorId) || undefined}
            aria-invalid={error ? true : input['aria-invalid']}
            aria-required={isRequired || undefined}
            className={cx(
              'peer col-start-1 row-start-1 patient:size-6.5 size-4.5 cursor-pointer appearance-none patient:rounded-sm rounded-xs border-[1.5px] bg-surface checked:border-brand-solid checked:bg-brand-solid disabled:cursor-not-allowed disabled:border-line-strong disabled:bg-surface-disabled forced-colors:appearance-auto',
              error ? 'border-danger-line' : 'border-line-control hover:border-fg-muted',
            )}
          />
          <Check
            aria-hidden="true"
            strokeWidth={3}
            className="pointer-events-none col-start-1 row-start-1 patient:size-5 size-3.5 text-fg-on-brand opacity-0 peer-checked:opacity-100 peer-disabled:text-fg-disabled forced-colors:hidden"
          />
        </span>
        <label
          htmlFor={id}
          className={cx(
            'min-w-0 flex-1 basis-40 break-words patient:py-2 py-1.5 max-md:patient:py-2 max-md:py-3',
            input.disabled && 'cursor-not-allowed text-fg-disabled',
          )}
        >
          {label}
        </label>
      </div>
      {hint && (
        <p id={hintId} className="text-caption text-fg-muted">
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
