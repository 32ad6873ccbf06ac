import { accessOf, ofPatient } from '../../authorization/rows.ts';
import type { Rows } from '../../authorization/table.ts';

/** Who may make the calls of this room. @see docs/authorization.md */
export const recordAccess = accessOf({
  getMRSummary: { ...ofPatient, reads: 'records' },
  getMRDetail: { ...ofPatient, reads: 'records' },
  getLatestMR: { ...ofPatient, reads: 'records' },
  getTotalMR: { ...ofPatient, reads: 'records' },
  TotalConditionDiagnosed: { ...ofPatient, reads: 'records' },
  TotalMedicalProcedures: { ...ofPatient, reads: 'records' },
  getLatestDoctorVisit: { ...ofPatient, reads: 'records' },
  getLatestLabWork: { ...ofPatient, reads: 'records' },
  getImmunizations: { ...ofPatient, reads: 'records' },
  getAllergies: { ...ofPatient, reads: 'records' },
});

declare module '../../authorization/table.ts' {
  interface AccessTable extends Rows<typeof recordAccess> {}
}
