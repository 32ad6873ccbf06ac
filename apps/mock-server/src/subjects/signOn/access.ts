import { accessOf, ofColleague, ofOwnClinic } from '../../authorization/rows.ts';
import type { Rows } from '../../authorization/table.ts';

/** Who may make the calls of this room. @see docs/authorization.md */
export const signOnAccess = accessOf({
  getSignOn: ofOwnClinic,
  saveSignOn: { ...ofOwnClinic, needsStepUp: true },
  checkSignOn: ofOwnClinic,
  addEhr: { ...ofOwnClinic, needsStepUp: true },
  endEhr: ofOwnClinic,
  unlinkSignOn: { ...ofColleague, needsStepUp: true },
  beginSignOn: 'public',
  beginLaunch: 'public',
  finishSignOn: 'public',
});

declare module '../../authorization/table.ts' {
  interface AccessTable extends Rows<typeof signOnAccess> {}
}
