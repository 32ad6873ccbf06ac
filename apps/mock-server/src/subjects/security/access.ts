import { accessOf, ofLogin } from '../../authorization/rows.ts';
import type { Rows } from '../../authorization/table.ts';
import { everybody } from '../../authorization/verdicts.ts';

/** Who may make the calls of this room. @see docs/authorization.md */
export const securityAccess = accessOf({
  getSecurity: { ...everybody, asLogin: true, duringSetUp: true },
  startConfirmation: { ...everybody, asLogin: true, duringSetUp: true },
  confirmIdentity: { ...everybody, asLogin: true, duringSetUp: true },
  startTotp: { ...everybody, asLogin: true, duringSetUp: true, needsStepUp: true },
  addTotp: { ...everybody, asLogin: true, duringSetUp: true },
  startPasskey: { ...everybody, asLogin: true, duringSetUp: true, needsStepUp: true },
  addPasskey: { ...everybody, asLogin: true, duringSetUp: true },
  removeFactor: { ...everybody, asLogin: true, needsStepUp: true },
  renewRecoveryCodes: { ...everybody, asLogin: true, needsStepUp: true },
  getSessions: ofLogin,
  endSession: ofLogin,
  endOtherSessions: ofLogin,
});

declare module '../../authorization/table.ts' {
  interface AccessTable extends Rows<typeof securityAccess> {}
}
