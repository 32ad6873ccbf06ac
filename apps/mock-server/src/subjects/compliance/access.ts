import { accessOf, ofClinicPeople } from '../../authorization/rows.ts';
import type { Rows } from '../../authorization/table.ts';
import { rows } from '../../authorization/verdicts.ts';

/** Who may make the calls of this room. @see docs/authorization.md */
export const complianceAccess = accessOf({
  getComplianceAlerts: { ...ofClinicPeople, reads: 'lists' },
  exportCompliance: { ...ofClinicPeople, needsStepUp: true, reads: 'export' },
  acknowledgeCompliance: ofClinicPeople,
  takeCompliance: ofClinicPeople,
  snoozeCompliance: ofClinicPeople,
  resolveCompliance: ofClinicPeople,
  undoCompliance: ofClinicPeople,
  getAbsence: { about: null, ...rows.patients },
  sayAway: { about: null, ...rows.patients },
});

declare module '../../authorization/table.ts' {
  interface AccessTable extends Rows<typeof complianceAccess> {}
}
