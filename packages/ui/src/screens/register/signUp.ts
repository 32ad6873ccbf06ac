import { accountEndpoints } from '@rpm/api-client';
import { SignUp } from '@rpm/domain';
import { submitForm } from '../../hooks/submitForm.ts';
import type { Submit } from '../../hooks/usePlainForm.ts';
import type { PendingCode } from '../../parts/code/PendingCode.ts';

/** Registers; a code may be on its way then. */
export const signUp: Submit<PendingCode> = (call, form) => {
  const typed = { ...Object.fromEntries(form), acceptsTerms: form.get('acceptsTerms') !== null };
  return submitForm(SignUp, typed, async (body) => {
    const { ticket } = await call(accountEndpoints.signup, { body });
    return { purpose: 'signup', username: body.username, password: body.password, ticket };
  });
};
