import { accessOf, ofLogin } from '../../authorization/rows.ts';
import type { Rows } from '../../authorization/table.ts';

/** Who may make the calls of this room. @see docs/authorization.md */
export const passwordAccess = accessOf({
  forgotPassword: 'public',
  checkPasswordToken: 'public',
  resetPassword: 'public',
  changePassword: ofLogin,
});

declare module '../../authorization/table.ts' {
  interface AccessTable extends Rows<typeof passwordAccess> {}
}
