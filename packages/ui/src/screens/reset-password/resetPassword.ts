import { passwordEndpoints } from '@rpm/api-client';
import { PasswordReset } from '@rpm/domain';
import { submitForm, unlessRefused } from '../../hooks/submitForm.ts';
import type { Submit } from '../../hooks/usePlainForm.ts';

/** Sets a new password; `gone` when the link is no longer good. */
export const resetPassword: Submit<'set' | 'gone'> = (call, form) =>
  submitForm(PasswordReset, Object.fromEntries(form), (body) =>
    unlessRefused('gone', async () => {
      await call(passwordEndpoints.resetPassword, { body });
      return 'set' as const;
    }),
  );
