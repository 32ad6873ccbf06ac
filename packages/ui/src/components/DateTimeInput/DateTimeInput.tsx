import { messages } from '@rpm/domain';
import { type FocusEvent, type FocusEventHandler, type Ref, useState } from 'react';
import type { FieldProps } from '../Field/index.ts';
import { TextInput } from '../TextInput/index.ts';

export interface DateTimeInputProps extends FieldProps {
  /** Local time, `YYYY-MM-DDTHH:MM`; empty while a part is missing. */
  value: string;
  /** Called with the same form. The caller checks it against `min` and `max`: typing can leave them. */
  onChange: (value: string) => void;
  /** The earliest time that the picker offers, in the same form. */
  min?: string;
  /** The latest time that the picker offers, in the same form. Left out, years have four digits. */
  max?: string;
  /** Shown, and not to be changed. */
  readOnly?: boolean;
  name?: string;
  ref?: Ref<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement>;
}

/**
 * A date with a time, by the browser's own picker, which people know and can use without a mouse. Who leaves it with
 * a part missing is told, unless the form says something else.
 */
export function DateTimeInput({
  value,
  onChange,
  error,
  max = '9999-12-31T23:59',
  onBlur,
  ...rest
}: DateTimeInputProps) {
  const [isIncomplete, setIsIncomplete] = useState(false);
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    setIsIncomplete(event.currentTarget.validity.badInput);
    onBlur?.(event);
  };
  return (
    <TextInput
      {...rest}
      type="datetime-local"
      value={value}
      max={max}
      error={error || (isIncomplete ? messages.field.incompleteDate : undefined)}
      onChange={(event) => {
        if (!event.target.validity.badInput) setIsIncomplete(false);
        onChange(event.target.value);
      }}
      onBlur={leave}
    />
  );
}
