import { ApiError } from '@rpm/api-client';
import { accountMessages, type FieldErrors, fieldErrors, messages } from '@rpm/domain';
import { type FormEvent, useState } from 'react';

interface PlainForm<Shape> {
  schema: Parameters<typeof fieldErrors<Shape>>[0];
  /** What the fields hold, by name; a checkbox that is on is `true`. */
  read: (form: FormData) => unknown;
  /** Gets what was typed when all of it is right. What it throws is shown. */
  send: (value: Shape, form: HTMLFormElement) => Promise<void>;
}

/**
 * A form of a few fields that keep what is typed themselves; no password is ever held here. Each field that is wrong is
 * told, the first gets the focus, and nothing is sent before all are right. A second press while it is sent does nothing.
 *
 * @see behaviour 1b and 1c (login, register, OTP, reset)
 */
export function usePlainForm<Shape>({ schema, read, send }: PlainForm<Shape>) {
  const [errors, setErrors] = useState<FieldErrors<Shape>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  function show(found: FieldErrors<Shape>, text: string | null, form: HTMLFormElement) {
    setErrors(found);
    setProblem(text);
    const first = Object.keys(found)[0];
    if (first) form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const typed = read(new FormData(form));
    const found = fieldErrors(schema, typed);
    const value = schema.safeParse(typed);
    show(found, null, form);
    if (!value.success) return;
    setBusy(true);
    try {
      await send(value.data, form);
    } catch (error) {
      const field = fieldOf(error);
      if (field && form.elements.namedItem(field)) {
        show({ [field]: problemOf(error) } as FieldErrors<Shape>, null, form);
      } else show({}, problemOf(error), form);
    } finally {
      setBusy(false);
    }
  }

  return { errors, problem, isBusy, submit };
}

/** The field that a refusal names. */
export function fieldOf(error: unknown): string | null {
  const body = error instanceof ApiError ? error.body : null;
  const field = typeof body === 'object' && body !== null && 'field' in body ? body.field : null;
  return typeof field === 'string' ? field : null;
}

/**
 * Why a call of the account did not succeed, for its user: the server's own sentence when it refused, which is the same
 * whoever is known.
 *
 * @see behaviour 1b (login, register, OTP, reset)
 */
export function problemOf(error: unknown): string {
  if (!(error instanceof ApiError)) return messages.login.unavailable;
  if (error.fault === 'network' && !navigator.onLine) return accountMessages.offline;
  const isRefusal = error.status >= 400 && error.status < 500;
  return (isRefusal && error.serverMessage) || messages.login.unavailable;
}
