import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { bareInputStyle, controlLook, controlStyle, frameStyle } from '../Field/controlStyle.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';

export interface TextInputProps
  extends FieldProps,
    Omit<ComponentProps<'input'>, 'className' | 'style' | 'id' | 'required' | 'size' | 'children'> {
  /** `date` is a calendar day without a time, `YYYY-MM-DD`; for date and time take DateTimeInput. */
  type?: 'text' | 'date' | 'email' | 'password' | 'tel' | 'url' | 'number' | 'datetime-local';
  /** Stands before the text. Decorative. */
  icon?: ReactNode;
  /** The unit of the value, such as `lb`; it is read out after the label. */
  unit?: string;
  /** A button at the end, as Show of a password. */
  trailing?: ReactNode;
}

/**
 * One line of text with label, hint and error. Everything that an `input` takes goes through, `ref` too, so that it
 * works controlled, uncontrolled in a plain form, and with `{...register('city')}` of react-hook-form.
 */
export function TextInput({
  label,
  isLabelHidden,
  hint,
  error,
  isRequired,
  icon,
  unit,
  trailing,
  type = 'text',
  ...input
}: TextInputProps) {
  const unitId = useId();
  const look = controlLook({ error, readOnly: input.readOnly, disabled: input.disabled });
  return (
    <Field
      label={label}
      isLabelHidden={isLabelHidden}
      hint={hint}
      error={error}
      isRequired={isRequired}
      describedBy={unit && unitId}
    >
      {(control) => (
        <span className={cx(controlStyle({ look }), frameStyle)}>
          {icon && (
            <span className="pointer-events-none absolute inset-y-0 patient:start-3.5 start-2.5 grid patient:size-6 size-4.5 place-items-center self-center text-fg-muted">
              {icon}
            </span>
          )}
          <input
            {...input}
            {...control}
            type={type}
            className={cx(bareInputStyle, icon && 'patient:ps-12 ps-9')}
            // A date with its time, and the button of the picker, find room on a narrow phone in large text too.
            {...(type === 'datetime-local' && { style: { fontSize: 'min(1em, 7.2vw - 0.29rem)' } })}
          />
          {unit && (
            <span id={unitId} className="flex flex-none items-center pe-3 text-caption text-fg-muted">
              {unit}
            </span>
          )}
          {trailing && <span className="flex flex-none items-center p-1 ps-0">{trailing}</span>}
        </span>
      )}
    </Field>
  );
}
