import { accessOf, byClinic, ofClinicPeople, ofPatientOfClinic } from '../../authorization/rows.ts';
import type { Rows } from '../../authorization/table.ts';

/** Who may make the calls of this room. @see docs/authorization.md */
export const timerAccess = accessOf({
  getTimer: { ...ofClinicPeople, keepsNothingAlive: true },
  signTimer: { ...ofClinicPeople, keepsNothingAlive: true },
  startTimer: byClinic,
  setTimerWork: ofClinicPeople,
  pauseTimer: ofClinicPeople,
  resumeTimer: ofClinicPeople,
  stopTimer: ofClinicPeople,
  getPatientTime: { ...ofPatientOfClinic, reads: 'time' },
  getMyDay: { ...ofClinicPeople, reads: 'lists' },
  exportTime: { ...ofClinicPeople, needsStepUp: true, reads: 'export' },
  addTimeEntry: byClinic,
  editTimeEntry: byClinic,
});

declare module '../../authorization/table.ts' {
  interface AccessTable extends Rows<typeof timerAccess> {}
}
