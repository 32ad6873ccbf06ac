import { ApiError, type Call, loginEndpoints } from '@rpm/api-client';
import {
  type Credentials,
  credentialErrors,
  type FieldErrors,
  loginMessages,
  type SessionRecord,
} from '@rpm/domain';

/** What comes of pressing Log In: fields to mend, a reason why nobody is logged in, a code to enter, or a session. */
export type SignInOutcome =
  | { kind: 'fields'; errors: FieldErrors<Credentials> }
  | { kind: 'problem'; text: string }
  | { kind: 'code'; login: PendingLogin }
  | { kind: 'session'; session: SessionRecord };

/** A log in that waits for its code. It lives in memory only: the password is needed once more to ask for a new code. */
export interface PendingLogin extends Credentials {
  /** Which log in the code belongs to. */
  ticket: string;
}

/**
 * Checks what was typed and, when all is right, asks the server for a session.
 *
 * Apart from the form, because the schemas and the call are not needed before somebody types: the page loads them
 * when the form gets the focus.
 *
 * @param signal gives the call up; the outcome is nobody's business then
 */
export async function signIn(call: Call, typed: Credentials, signal: AbortSignal): Promise<SignInOutcome> {
  const errors = credentialErrors(typed);
  if (Object.keys(errors).length > 0) return { kind: 'fields', errors };
  try {
    const body = { ...typed, username: typed.username.trim() };
    const answer = await call(loginEndpoints.login, { body, signal });
    if ('ticket' in answer) return { kind: 'code', login: { ...body, ticket: answer.ticket } };
    return { kind: 'session', session: answer };
  } catch (error) {
    return { kind: 'problem', text: problemOf(error) };
  }
}

function problemOf(error: unknown): string {
  if (!(error instanceof ApiError)) return loginMessages.unavailable;
  if (error.fault === 'network' && !navigator.onLine) return loginMessages.offline;
  // Two limits answer so: that of tries to log in, and that of calls in a minute. Each says how long to wait.
  if (error.status === 429) return error.serverMessage ?? loginMessages.tooManyTries;
  // One text for a wrong name, a wrong password and an unknown account (behaviour 1b).
  if ([400, 401, 403, 404, 422].includes(error.status)) return loginMessages.wrong;
  return loginMessages.unavailable;
}
