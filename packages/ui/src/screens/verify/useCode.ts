import { ApiError, sessionEndpoints, useApi, useSignUp, useVerify, useVerifyLogin } from '@rpm/api-client';
import type { SessionRecord } from '@rpm/domain';
import type { PendingCode } from './PendingCode.ts';

/** What showing a code leads to: a session, or an account that is open and must be logged in to by hand. */
export type Shown = { session: SessionRecord } | { session: null };

/** The calls of a code, by its purpose. */
export function useCode({ purpose, username, password, ticket }: PendingCode) {
  const call = useApi();
  const signUp = useSignUp();
  const verify = useVerify();
  const verifyLogin = useVerifyLogin();
  const logIn = () => call(sessionEndpoints.login, { body: { username, password } });

  /** Shows the code. */
  async function show(code: string): Promise<Shown> {
    if (purpose === 'login') return { session: await verifyLogin({ ticket, code }) };
    await verify({ username, purpose, ticket, code });
    // The account is open; what happens from here on takes nothing of that back.
    const answer = await logIn().catch(() => null);
    return { session: answer && 'token' in answer ? answer : null };
  }

  /** Asks for a new code. @returns its ticket */
  async function askAgain(): Promise<string> {
    if (purpose === 'signup') return (await signUp({ username, password, acceptsTerms: true })).ticket;
    const answer = await logIn();
    // The account asks for codes, or there would be none to ask for again.
    if (!('ticket' in answer)) throw new ApiError('malformed', 200);
    return answer.ticket;
  }

  return { show, askAgain };
}
