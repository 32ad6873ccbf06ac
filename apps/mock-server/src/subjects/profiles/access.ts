import { accessOf } from '../../authorization/rows.ts';
import type { Rows } from '../../authorization/table.ts';
import { everybody } from '../../authorization/verdicts.ts';

/** Who may make the calls of this room. @see docs/authorization.md */
export const profileAccess = accessOf({
  getProfile: { ...everybody, duringSetUp: true },
  saveProfile: everybody,
});

declare module '../../authorization/table.ts' {
  interface AccessTable extends Rows<typeof profileAccess> {}
}
