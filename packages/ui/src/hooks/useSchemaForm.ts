import type { Checked } from '@rpm/domain';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, type PathValue, useForm } from 'react-hook-form';
import type { Slot } from '../providers/memory/SessionMemory.tsx';
import { useLeaveWarning } from './useLeaveWarning.ts';

interface SchemaForm<Typed extends FieldValues, Value> {
  initial: Typed;
  /** The rule of `domain`, such as `(typed) => checked(InquiryForm, typed)`. */
  check: (typed: Typed) => Checked<Typed, Value>;
  /** The sentence of each code. */
  words: Readonly<Record<string, string>>;
  /** Sends what is right, as `run` of `useTask` does. */
  send: (value: Value) => Promise<void>;
  /** Called when something is wrong and nothing is sent: the place to forget why the last try failed. */
  onWrong?: (() => void) | undefined;
  /** Called after each change, with all that is typed now. */
  onTyped?: ((typed: Typed) => void) | undefined;
  /**
   * Where the fields that were typed into outlive the page, until `reset`, or until who saves them empties it. While the page
   * is open, the browser asks before they are lost.
   */
  kept?: Slot<Partial<Typed>> | undefined;
}

/** What a field gives: its event, or its value. */
type Change<Value> = (change: Value | { target: { value: string } }) => void;

/**
 * The one way to write a form behind the log in: react-hook-form with the rule of the domain. Nothing is marked before
 * the first try; then each field is judged as it is typed, and the first that is wrong gets the focus. What is typed
 * stays until `reset`.
 *
 * The guests' pages have `usePlainForm`, for their weight and for passwords (ADR 19).
 */
export function useSchemaForm<Typed extends FieldValues, Value>({
  initial,
  check,
  words,
  send,
  onWrong,
  onTyped,
  kept,
}: SchemaForm<Typed, Value>) {
  const element = useRef<HTMLFormElement>(null);
  const { formState, getValues, handleSubmit, reset, setError, setValue, watch } = useForm<
    Typed,
    unknown,
    { sent: Value }
  >({
    defaultValues: initial as DefaultValues<Typed>,
    shouldFocusError: false,
    resolver: (typed) => {
      const found = check(typed);
      if ('value' in found) return { values: { sent: found.value }, errors: {} };
      const told = Object.entries(found.errors).map(([field, code]) => {
        const fault = String(code);
        return [field, { type: fault, message: words[fault] ?? fault }];
      });
      return { values: {}, errors: Object.fromEntries(told) };
    },
  });
  useLayoutEffect(() => {
    if (kept?.value) reset({ ...getValues(), ...kept.value }, { keepDefaultValues: true });
  }, [kept, reset, getValues]);
  useLeaveWarning(kept !== undefined && formState.isDirty);
  const { submitCount } = formState;
  const [marked, setMarked] = useState(0);
  useLayoutEffect(() => {
    if (submitCount + marked === 0) return;
    const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    wrong?.focus();
    // With what is said of it, which stands under the control.
    wrong?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [submitCount, marked]);

  const typed = watch();
  function change<Name extends keyof Typed & string>(name: Name, value: Typed[Name]) {
    setValue(name as unknown as Path<Typed>, value as PathValue<Typed, Path<Typed>>, {
      shouldDirty: true,
      shouldValidate: formState.isSubmitted,
    });
    if (kept) kept.value = { ...kept.value, [name]: value } as Partial<Typed>;
    onTyped?.(getValues());
  }
  const errorOf = (name: keyof Typed): string | undefined => {
    const message = formState.errors[name]?.message;
    return typeof message === 'string' ? message : undefined;
  };

  return {
    typed,
    /** Whether something was typed that is not there from the beginning. */
    isDirty: formState.isDirty,
    /** For the `form` element. */
    handlers: {
      ref: element,
      noValidate: true,
      onSubmit: (event: FormEvent) => void handleSubmit(({ sent }) => send(sent), onWrong)(event),
    },
    /** For an input or a choice of one field. */
    field<Name extends keyof Typed & string>(name: Name) {
      const onChange: Change<Typed[Name]> = (next) =>
        change(
          name,
          typeof next === 'object' && next !== null && 'target' in next
            ? (next.target.value as Typed[Name])
            : (next as Typed[Name]),
        );
      return { name, value: typed[name], onChange, error: errorOf(name) };
    },
    change,
    /** Marks a field that the server refuses; it gets the focus. */
    mark(name: keyof Typed & string, sentence: string) {
      setError(name as unknown as Path<Typed>, { type: 'server', message: sentence });
      setMarked((count) => count + 1);
    },
    /** Begins anew, with these values or the first ones. */
    reset(values?: Typed) {
      if (kept) kept.value = null;
      reset(values);
    },
  };
}
