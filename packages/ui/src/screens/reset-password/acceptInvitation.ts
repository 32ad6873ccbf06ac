import { staffEndpoints } from '@rpm/api-client';
import { InvitationAnswer } from '@rpm/domain';
import { isRefused, submitForm } from '../../hooks/submitForm.ts';
import type { Submit } from '../../hooks/usePlainForm.ts';

/** Opens the account of an invitation; `gone` when the link is no longer good. */
export const acceptInvitation: Submit<'opened' | 'gone'> = (call, form) =>
  submitForm(InvitationAnswer, Object.fromEntries(form), async (body) => {
    try {
      await call(staffEndpoints.acceptInvitation, { body });
      return 'opened';
    } catch (error) {
      if (isRefused(error)) return 'gone';
      throw error;
    }
  });
