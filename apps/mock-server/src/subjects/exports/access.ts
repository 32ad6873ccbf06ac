import { accessOf, byClinic, userInBody } from '../../authorization/rows.ts';
import type { Rows } from '../../authorization/table.ts';
import { rows } from '../../authorization/verdicts.ts';

const beyondItsClinic = 'those with whom a record is shared may be of another clinic, and are named';

/** Who may make the calls of this room. @see docs/authorization.md */
export const exportAccess = accessOf({
  exportPatient: { ...byClinic, needsStepUp: true, reads: 'export', beyondItsClinic },
  exportOwnRecord: { about: userInBody, ...rows.patientSelf, needsStepUp: true, beyondItsClinic },
});

declare module '../../authorization/table.ts' {
  interface AccessTable extends Rows<typeof exportAccess> {}
}
