import { useApi } from '@rpm/api-client';
import { type Credentials, type FieldErrors, loginMessages, type SessionRecord } from '@rpm/domain';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { SignInOutcome } from './signIn.ts';

const loadSignIn = () => import('./signIn.ts');

/**
 * The state of the log in form. The fields themselves keep what is typed; after a refusal the password stays too.
 *
 * Two fields and one rule do not pay for a form library on the first page that anybody loads.
 *
 * @param onLoggedIn gets the new session, once
 */
export function useLoginForm(onLoggedIn: (session: SessionRecord) => void) {
  const call = useApi();
  const [errors, setErrors] = useState<FieldErrors<Credentials>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  function show(outcome: SignInOutcome, form: HTMLFormElement) {
    if (outcome.kind === 'session') return onLoggedIn(outcome.session);
    const found = outcome.kind === 'fields' ? outcome.errors : {};
    setErrors(found);
    setProblem(outcome.kind === 'problem' ? outcome.text : null);
    setBusy(false);
    const firstWrong = Object.keys(found)[0];
    if (firstWrong) form.querySelector<HTMLInputElement>(`[name=${firstWrong}]`)?.focus();
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const typed = { username: String(data.get('username')), password: String(data.get('password')) };
    const controller = new AbortController();
    running.current = controller;
    setErrors({});
    setProblem(null);
    setBusy(true);
    const outcome = await loadSignIn().then(
      ({ signIn }) => signIn(call, typed, controller.signal),
      // Its code did not come: the same to the user as a server that does not answer.
      (): SignInOutcome => ({
        kind: 'problem',
        text: navigator.onLine ? loginMessages.unavailable : loginMessages.offline,
      }),
    );
    if (!controller.signal.aborted) show(outcome, form);
  }

  /** Fetches what submitting needs, while the user types. */
  const prepare = () => void loadSignIn().catch(() => {});

  return { errors, problem, isBusy, submit, prepare };
}
