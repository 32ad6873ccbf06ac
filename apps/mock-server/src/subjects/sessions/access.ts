import { accessOf } from '../../authorization/rows.ts';
import type { Rows } from '../../authorization/table.ts';
import { everybody } from '../../authorization/verdicts.ts';

/** Who may make the calls of this room. @see docs/authorization.md */
export const sessionAccess = accessOf({
  login: 'public',
  verifyLogin: 'public',
  verifySecondFactor: 'public',
  sendLoginCode: 'public',
  logout: { ...everybody, duringSetUp: true },
  keepAlive: { ...everybody, duringSetUp: true },
});

declare module '../../authorization/table.ts' {
  interface AccessTable extends Rows<typeof sessionAccess> {}
}
