import { passwordEndpoints } from '@rpm/api-client';
import { PasswordChange } from '@rpm/domain';
import { submitForm } from '../../hooks/submitForm.ts';
import type { Submit } from '../../hooks/usePlainForm.ts';

/** Sets a new password while logged in. */
export const changePassword: Submit<unknown> = (call, form) =>
  submitForm(PasswordChange, Object.fromEntries(form), (body) =>
    call(passwordEndpoints.changePassword, { body }),
  );
