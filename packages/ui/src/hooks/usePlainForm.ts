import type { Call } from '@rpm/api-client';
import { loginWords } from '@rpm/domain/words/login';
import { taskWords } from '@rpm/domain/words/task';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSending } from './useSending.ts';

/** What is wrong, by field; a field without a text is right. */
type FormErrors = Readonly<Record<string, string | undefined>>;

/** What comes of sending a form: fields to mend, a reason why it was not done, or what it was for. */
export type FormOutcome<T> =
  | { kind: 'fields'; errors: FormErrors }
  | { kind: 'problem'; text: string }
  | { kind: 'done'; value: T };

/** Checks what was typed and sends it. The signal gives it up when the page is left. */
export type Submit<T> = (call: Call, form: FormData, signal: AbortSignal) => Promise<FormOutcome<T>>;

interface PlainForm<T> {
  /** Fetches what checks and sends: with its schemas it is needed only when somebody types. */
  load: () => Promise<Submit<T>>;
  onDone: (value: T, form: HTMLFormElement) => void;
}

/**
 * A form of a few fields that keep what is typed themselves; no password is ever held here. Each field that is wrong is
 * told, the first gets the focus, and nothing is sent before all are right, nor while the browser is offline. A second press while it is sent does
 * nothing, it comes to rest whatever is thrown, and what comes back after the page was left is nobody's business.
 *
 * Apart from `useTask`, which needs SWR and toasts: these are the pages that people open first, without either.
 *
 * @see behaviour 1b and 1c (login, register, OTP, reset)
 */
export function usePlainForm<T>({ load, onDone }: PlainForm<T>) {
  const call = useSending();
  const [errors, setErrors] = useState<FormErrors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const typed = new FormData(form);
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setErrors({});
    setProblem(null);
    setBusy(true);
    const outcome = await load()
      .then((send) => send(call, typed, signal))
      // Its code did not come: the same to the user as a server that does not answer.
      .catch(
        (): FormOutcome<T> => ({
          kind: 'problem',
          text: navigator.onLine ? loginWords.unavailable : taskWords.offline,
        }),
      );
    if (signal.aborted) return;
    setBusy(false);
    if (outcome.kind === 'done') return onDone(outcome.value, form);
    if (outcome.kind === 'problem') return setProblem(outcome.text);
    setErrors(outcome.errors);
    const first = Object.keys(outcome.errors)[0];
    if (first) form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  }

  /** Fetches what submitting needs, while the user types. */
  const prepare = () => void load().catch(() => {});

  return { errors, problem, isBusy, handlers: { onSubmit: submit, onFocus: prepare } };
}
