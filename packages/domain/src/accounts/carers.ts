import * as z from 'zod/mini';
import { Secret } from '../wire/fields.ts';
import { Credentials } from './login.ts';
import { nameFields } from './nameFields.ts';
import { NewPassword } from './passwords.ts';

/**
 * Opens an account by the link of a share, for somebody who has none. The link is not spent by it: it shows the mailbox,
 * and is taken after the log in, as from everybody else.
 *
 * @see behaviour R20
 */
export const CarerSignUp = z.object({
  username: Credentials.def.shape.username,
  token: Secret,
  ...nameFields,
  password: NewPassword,
  acceptsTerms: z.literal(true, 'termsRequired'),
});
