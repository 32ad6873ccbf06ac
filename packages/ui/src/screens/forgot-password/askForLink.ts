import { passwordEndpoints } from '@rpm/api-client';
import { ForgottenPassword } from '@rpm/domain';
import { submitForm } from '../../hooks/submitForm.ts';
import type { Submit } from '../../hooks/usePlainForm.ts';

/** Asks for a link by which a new password can be set. */
export const askForLink: Submit<unknown> = (call, form) =>
  submitForm(ForgottenPassword, { username: form.get('username') }, (body) =>
    call(passwordEndpoints.forgotPassword, { body }),
  );
