import { accessOf, ofLogin } from '../../authorization/rows.ts';
import type { Rows } from '../../authorization/table.ts';

/** Who may make the calls of this room. @see docs/authorization.md */
export const emailAccess = accessOf({
  getEmailState: ofLogin,
  sendEmailCode: ofLogin,
  verifyEmail: ofLogin,
});

declare module '../../authorization/table.ts' {
  interface AccessTable extends Rows<typeof emailAccess> {}
}
