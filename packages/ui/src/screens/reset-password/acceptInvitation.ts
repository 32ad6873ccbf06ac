import { staffEndpoints } from '@rpm/api-client';
import { InvitationAnswer } from '@rpm/domain';
import { submitForm, unlessRefused } from '../../hooks/submitForm.ts';
import type { Submit } from '../../hooks/usePlainForm.ts';

/** Opens the account of an invitation; `gone` when the link is no longer good. */
export const acceptInvitation: Submit<'opened' | 'gone'> = (call, form) =>
  submitForm(InvitationAnswer, Object.fromEntries(form), (body) =>
    unlessRefused('gone', async () => {
      await call(staffEndpoints.acceptInvitation, { body });
      return 'opened' as const;
    }),
  );
