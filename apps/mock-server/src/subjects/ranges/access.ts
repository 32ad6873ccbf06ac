import { accessOf, byClinic, nameInPath, ofPatient } from '../../authorization/rows.ts';
import type { Rows } from '../../authorization/table.ts';
import { rows } from '../../authorization/verdicts.ts';

/** Who may make the calls of this room. @see docs/authorization.md */
export const rangeAccess = accessOf({
  getPatientVitalRangeByUsername: {
    about: nameInPath,
    clinicClaim: { in: 'params', field: 'clinic' },
    ...rows.patientAndClinic,
    reads: 'ranges',
  },
  getPatientVitalRange: { ...ofPatient, reads: 'ranges' },
  getVitalRange: { ...ofPatient, reads: 'ranges' },
  getVitalLimits: { ...ofPatient, reads: 'ranges' },
  updatePatientVitalRange: byClinic,
});

declare module '../../authorization/table.ts' {
  interface AccessTable extends Rows<typeof rangeAccess> {}
}
