import { sharingEndpoints } from '@rpm/api-client';
import { CarerSignUp } from '@rpm/domain';
import { submitForm, unlessRefused } from '../../hooks/submitForm.ts';
import type { Submit } from '../../hooks/usePlainForm.ts';

/** Opens an account by the link of a share; `gone` when it opens none. */
export const acceptShare: Submit<'opened' | 'gone'> = (call, form) => {
  const typed = { ...Object.fromEntries(form), acceptsTerms: form.get('acceptsTerms') !== null };
  return submitForm(CarerSignUp, typed, (body) =>
    unlessRefused('gone', async () => {
      await call(sharingEndpoints.acceptShare, { body });
      return 'opened' as const;
    }),
  );
};
