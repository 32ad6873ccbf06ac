import { accessOf, ofOwnClinic } from '../../authorization/rows.ts';
import type { Rows } from '../../authorization/table.ts';

/** Who may make the calls of this room. @see docs/authorization.md */
export const systemAccess = accessOf({
  getSystems: ofOwnClinic,
  addSystem: { ...ofOwnClinic, needsStepUp: true },
  endSystem: ofOwnClinic,
  endSubscription: ofOwnClinic,
});

declare module '../../authorization/table.ts' {
  interface AccessTable extends Rows<typeof systemAccess> {}
}
