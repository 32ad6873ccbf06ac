import { ApiError, accountEndpoints, type Call, loginEndpoints } from '@rpm/api-client';
import { CodeForm, type SessionRecord, SignUpCodeForm } from '@rpm/domain';
import { accountProblem, submitForm, unlessRefused } from '../../hooks/submitForm.ts';
import type { FormOutcome } from '../../hooks/usePlainForm.ts';
import type { CodeCalls } from '../../parts/code/CodeForm.tsx';
import type { PendingCode } from '../../parts/code/PendingCode.ts';

/** What showing a code leads to: a session, an account that must be logged in to by hand, or nothing. */
type Shown = { session: SessionRecord } | 'opened';

const logIn = (call: Call, { username, password }: PendingCode) =>
  call(loginEndpoints.login, { body: { username, password } });

/** What shows the code of a sign-up or a log in, and asks for another one. */
export const codeCalls = (pending: PendingCode): CodeCalls<Shown> => ({
  show: (call, form, ticket) => showCode(call, form, { ...pending, ticket }),
  askAgain: (call, ticket) => askAgain(call, { ...pending, ticket }),
});

function showCode(call: Call, form: FormData, pending: PendingCode): Promise<FormOutcome<Shown | 'wrong'>> {
  const { purpose, username, ticket } = pending;
  const typed = Object.fromEntries(form);
  if (purpose === 'login') {
    return submitForm(CodeForm, typed, ({ code }) =>
      unlessRefused('wrong', async () => ({
        session: await call(loginEndpoints.verifyLogin, { body: { ticket, code } }),
      })),
    );
  }
  return submitForm(SignUpCodeForm, typed, (codes) =>
    unlessRefused('wrong', async () => {
      await call(accountEndpoints.publicVerify, { body: { username, purpose, ticket, ...codes } });
      // The account is open; what happens from here on takes nothing of that back.
      const answer = await logIn(call, pending).catch(() => null);
      return answer && 'token' in answer ? { session: answer } : 'opened';
    }),
  );
}

/** Asks for a new code. @returns the ticket that it goes with, or why there is none. Never rejects. */
async function askAgain(call: Call, pending: PendingCode): Promise<{ ticket: string } | { problem: string }> {
  const { purpose, username, password, ticket } = pending;
  try {
    if (pending.needed) return await call(loginEndpoints.sendLoginCode, { body: { ticket } });
    if (purpose === 'signup') {
      return await call(accountEndpoints.signup, { body: { username, password, acceptsTerms: true } });
    }
    const answer = await logIn(call, pending);
    // The account asks for codes, or there would be none to ask for again.
    if (!('ticket' in answer)) throw new ApiError('malformed', 200);
    return answer;
  } catch (error) {
    return { problem: accountProblem(error) };
  }
}
