import { type Call, emailEndpoints } from '@rpm/api-client';
import { CodeForm, type EmailState } from '@rpm/domain';
import { accountProblem, submitForm, unlessRefused } from '../../hooks/submitForm.ts';
import type { CodeCalls } from '../../parts/code/CodeForm.tsx';

/** Asks for a code. @returns the ticket that it goes with, or why there is none. Never rejects. */
export async function askForCode(call: Call): Promise<{ ticket: string } | { problem: string }> {
  try {
    return await call(emailEndpoints.sendEmailCode, {});
  } catch (error) {
    return { problem: accountProblem(error) };
  }
}

/** What shows the code that confirms the own address, and asks for another one. */
export const emailCodeCalls: CodeCalls<EmailState> = {
  show: (call, form, ticket) =>
    submitForm(CodeForm, Object.fromEntries(form), ({ code }) =>
      unlessRefused('wrong', () => call(emailEndpoints.verifyEmail, { body: { ticket, code } })),
    ),
  askAgain: askForCode,
};
