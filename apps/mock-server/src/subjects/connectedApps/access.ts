import { accessOf, userInBody, userInPath } from '../../authorization/rows.ts';
import type { Rows } from '../../authorization/table.ts';
import { rows } from '../../authorization/verdicts.ts';

/** Who may make the calls of this room: the patient alone. @see docs/authorization.md */
export const connectedAppAccess = accessOf({
  getAskingApp: { about: userInPath, ...rows.patientSelf, reads: 'records' },
  answerApp: { about: userInBody, ...rows.patientSelf },
  getConnectedApps: { about: userInPath, ...rows.patientSelf, reads: 'records' },
  endConnectedApp: { about: userInBody, ...rows.patientSelf },
});

declare module '../../authorization/table.ts' {
  interface AccessTable extends Rows<typeof connectedAppAccess> {}
}
