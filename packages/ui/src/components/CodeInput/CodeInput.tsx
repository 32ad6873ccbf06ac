import { cx } from 'class-variance-authority';
import { useState } from 'react';
import { Field, type FieldProps } from '../Field/Field.tsx';

const digits = 6;

export interface CodeInputProps extends Omit<FieldProps, 'isLabelHidden'> {
  name: string;
  /** Gets the digits, without the spaces that a mail may put between them. */
  onChange?: (code: string) => void;
}

/**
 * A one-time code of six digits: one input that is drawn as six boxes, so that pasting, correcting, autofill from a
 * message, and screen readers work as in any other field. What is no digit is left out; of more than six the first count.
 */
export function CodeInput({ label, hint, error, isRequired, name, onChange = () => {} }: CodeInputProps) {
  const [code, setCode] = useState('');
  function take(typed: string) {
    const next = typed.replace(/\D/gu, '').slice(0, digits);
    setCode(next);
    onChange(next);
  }
  return (
    <Field label={label} hint={hint} error={error} isRequired={isRequired}>
      {(control) => (
        <span className="@container block">
          <span className="has-[input:focus-visible]:outline-(length:--rpm-ring) relative block w-[calc(6*var(--pitch))] overflow-clip rounded-lg [--pitch:min(3.5rem,calc(100cqi/6))] has-[input:focus-visible]:outline-focus-ring has-[input:focus-visible]:outline-offset-2">
            <span aria-hidden="true" className="pointer-events-none absolute inset-0 flex">
              {[...Array(digits).keys()].map((at) => (
                <span
                  key={at}
                  className={cx(
                    'm-0.5 flex-1 rounded-md border-[1.5px] bg-surface',
                    error ? 'border-danger-line' : 'border-line-control',
                  )}
                />
              ))}
            </span>
            <input
              {...control}
              name={name}
              value={code}
              inputMode="numeric"
              autoComplete="one-time-code"
              spellCheck={false}
              onChange={(event) => take(event.currentTarget.value)}
              className="numeric relative block min-h-15 w-[calc(7*var(--pitch))] bg-transparent ps-[calc((var(--pitch)-1ch)/2)] text-fg text-number-md tracking-[calc(var(--pitch)-1ch)] outline-none focus-visible:shadow-none"
            />
          </span>
        </span>
      )}
    </Field>
  );
}
