import { type FocusEvent, type FocusEventHandler, type Ref, useRef } from 'react';
import type { FieldProps } from '../Field/Field.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';

export interface DateTimeInputProps extends FieldProps {
  /** Local time, `YYYY-MM-DDTHH:MM`; empty while a part is missing. */
  value: string;
  /**
   * Called with the same form. The caller checks it against `min` and `max`: typing can leave them. `isUnreadable` says
   * that something is typed which is no time, such as February 30 or a part of a date; the value is then empty. Said
   * while a time is typed over, and else when the field is left.
   */
  onChange: (value: string, isUnreadable: boolean) => void;
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

/** A date with a time, by the browser's own picker, which people know and can use without a mouse. */
export function DateTimeInput({
  value,
  onChange,
  max = '9999-12-31T23:59',
  onBlur,
  ...rest
}: DateTimeInputProps) {
  const wasUnreadable = useRef(false);
  function say({ value: typed, validity }: HTMLInputElement) {
    wasUnreadable.current = validity.badInput;
    onChange(typed, validity.badInput);
  }
  // What the browser cannot read changes no value, so that no change is told of it.
  function leave(event: FocusEvent<HTMLInputElement>) {
    if (event.currentTarget.validity.badInput !== wasUnreadable.current) say(event.currentTarget);
    onBlur?.(event);
  }
  return (
    <TextInput
      {...rest}
      type="datetime-local"
      value={value}
      max={max}
      onChange={(event) => say(event.target)}
      onBlur={leave}
    />
  );
}
