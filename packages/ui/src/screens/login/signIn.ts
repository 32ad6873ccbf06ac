import { ApiError, loginEndpoints } from '@rpm/api-client';
import {
  type Credentials,
  credentialErrors,
  type FactorNeeded,
  isRecord,
  limits,
  type SessionRecord,
} from '@rpm/domain';
import { loginErrors, loginWords } from '@rpm/domain/words/login';
import { saidErrors } from '../../hooks/saidErrors.ts';
import { accountProblem } from '../../hooks/submitForm.ts';
import type { Submit } from '../../hooks/usePlainForm.ts';

/** What comes of a log in: a session, or a code to enter. */
export type LoggedIn = { session: SessionRecord } | { pending: PendingLogin };

/** A log in that waits for its code. It lives in memory only: the password is needed once more to ask for a new code. */
export interface PendingLogin extends Credentials {
  /** Which log in the code belongs to. */
  ticket: string;
  /** The second factor that it waits for, instead of a code. */
  needed?: FactorNeeded;
}

/**
 * Checks what was typed and, when all is right, asks the server for a session.
 *
 * Apart from the form, because the schemas and the call are not needed before somebody types: the page loads them
 * when the form gets the focus.
 */
export const signIn: Submit<LoggedIn> = async (call, form, signal) => {
  const typed = { username: String(form.get('username')), password: String(form.get('password')) };
  const errors = credentialErrors(typed);
  if (Object.keys(errors).length > 0)
    return { kind: 'fields', errors: saidErrors({ ...errors }, loginErrors) };
  try {
    const body = { ...typed, username: typed.username.trim() };
    const answer = await call(loginEndpoints.login, { body, signal });
    if ('token' in answer) return { kind: 'done', value: { session: answer } };
    const needed = 'factors' in answer ? { needed: answer } : {};
    return { kind: 'done', value: { pending: { ...body, ticket: answer.ticket, ...needed } } };
  } catch (error) {
    return { kind: 'problem', text: loginProblem(error) };
  }
};

function loginProblem(error: unknown): string {
  if (!(error instanceof ApiError)) return accountProblem(error);
  const { status, serverMessage } = error;
  // Said after a right password alone: its owner logs in by the clinic's own login (ADR 68).
  if (isRecord(error.body) && error.body.code === 'signOnOnly' && serverMessage) return serverMessage;
  // One text for a wrong name, a wrong password and an unknown account (behaviour 1b).
  if ([400, 401, 403, 404, 422].includes(status)) return loginWords.wrong;
  // Two limits answer so: that of tries to log in, and that of calls in a minute. Each says how long to wait.
  if (status === 429 && !serverMessage) {
    return loginWords.tooManyTries({ minutes: limits.loginWindowMinutes });
  }
  return accountProblem(error);
}
