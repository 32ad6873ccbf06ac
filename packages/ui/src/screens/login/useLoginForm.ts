import { ApiError, useLogin } from '@rpm/api-client';
import {
  type Credentials,
  credentialErrors,
  type FieldErrors,
  messages,
  type SessionRecord,
} from '@rpm/domain';
import { type FormEvent, useEffect, useRef, useState } from 'react';

/** What is wrong with the whole form: why nobody has been logged in. */
function problemOf(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  if (error.fault === 'network' && !navigator.onLine) return messages.login.offline;
  if (error.status === 429) return messages.login.tooManyTries;
  // One text for a wrong name, a wrong password and an unknown account (behaviour 1b).
  if ([400, 401, 403, 404, 422].includes(error.status)) return messages.login.wrong;
  return messages.login.unavailable;
}

/**
 * The state of the log in form. The fields themselves keep what is typed; after a refusal the password stays too.
 *
 * Two fields and one rule do not pay for a form library on the first page that anybody loads.
 *
 * @param onLoggedIn gets the new session, once
 */
export function useLoginForm(onLoggedIn: (session: SessionRecord) => void) {
  const logIn = useLogin();
  const [errors, setErrors] = useState<FieldErrors<Credentials>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const typed = { username: String(data.get('username')), password: String(data.get('password')) };
    const found = credentialErrors(typed);
    setErrors(found);
    setProblem(null);
    const firstWrong = Object.keys(found)[0];
    if (firstWrong) return form.querySelector<HTMLInputElement>(`[name=${firstWrong}]`)?.focus();
    setBusy(true);
    const controller = new AbortController();
    running.current = controller;
    try {
      onLoggedIn(await logIn({ ...typed, username: typed.username.trim() }, controller.signal));
    } catch (error) {
      if (controller.signal.aborted) return;
      setProblem(problemOf(error));
      setBusy(false);
    }
  }

  return { errors, problem, isBusy, submit };
}
