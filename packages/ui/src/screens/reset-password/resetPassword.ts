import { passwordEndpoints } from '@rpm/api-client';
import { PasswordReset } from '@rpm/domain';
import { isRefused, submitForm } from '../../hooks/submitForm.ts';
import type { Submit } from '../../hooks/usePlainForm.ts';

/** Sets a new password; `gone` when the link is no longer good. */
export const resetPassword: Submit<'set' | 'gone'> = (call, form) =>
  submitForm(PasswordReset, Object.fromEntries(form), async (body) => {
    try {
      await call(passwordEndpoints.resetPassword, { body });
      return 'set';
    } catch (error) {
      if (isRefused(error)) return 'gone';
      throw error;
    }
  });
