import { endpoints } from '@rpm/api-client/calls';
import type { TestApi } from './harness.ts';

/** Whom the clinic has enrolled, and who has no account. */
export const enrolled = 'juniper.mockford@example.test';
export const password = 'a long new password';

export const logIn = (api: TestApi) => api.ask(endpoints.login, { body: { username: enrolled, password } });
export const codeIn = (api: TestApi) => /\d{6}/.exec(api.mails.at(-1)?.text ?? '')?.[0] ?? 'no code';
export const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

/** The page on which somebody signs up; it keeps the ticket of the last one who did. */
export function signUpPage() {
  const page = { ticket: 'x'.repeat(43) };
  const signUp = async (api: TestApi, username = enrolled, address = 'somewhere') => {
    const answer = await api.ask(endpoints.signup, {
      body: { username, password, acceptsTerms: true },
      address,
    });
    const signedUp = endpoints.signup.answer.safeParse(answer.json);
    if (signedUp.success) page.ticket = signedUp.data.ticket;
    return answer;
  };
  const verify = (
    api: TestApi,
    code: string,
    username = enrolled,
    address = 'somewhere',
    activationCode = 'CARE-TEAM',
  ) =>
    api.ask(endpoints.publicVerify, {
      body: { username, purpose: 'signup', ticket: page.ticket, code, activationCode },
      address,
    });
  return { page, signUp, verify };
}
