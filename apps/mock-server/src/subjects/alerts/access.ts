import {
  about,
  accessOf,
  byClinic,
  ofAlert,
  ofClinicPeople,
  ofOwnClinic,
  ofPatientOfClinic,
} from '../../authorization/rows.ts';
import type { Rows } from '../../authorization/table.ts';
import { rows } from '../../authorization/verdicts.ts';

/** Who may make the calls of this room. @see docs/authorization.md */
export const alertAccess = accessOf({
  getAlerts: { ...ofClinicPeople, reads: 'lists' },
  exportAlerts: { ...ofClinicPeople, needsStepUp: true, reads: 'export' },
  getAlertCounts: { ...ofClinicPeople, keepsNothingAlive: true },
  getAlert: {
    about: about({ what: 'alert', in: 'params', field: 'alertId' }),
    ...rows.clinicRoles,
    reads: 'alerts',
  },
  getNoise: { ...ofClinicPeople, reads: 'lists' },
  getClinicGain: ofOwnClinic,
  saveClinicGain: ofOwnClinic,
  getPatientGain: { ...ofPatientOfClinic, reads: 'ranges' },
  savePatientGain: byClinic,
  getUrgentReading: { about: null, ...rows.patients, keepsNothingAlive: true },
  getGuidance: ofOwnClinic,
  saveGuidance: ofOwnClinic,
  getRepeatsAsked: { about: null, ...rows.patients },
  getReadingSteps: { about: null, ...rows.patients },
  acknowledgeAlert: ofAlert,
  assignAlert: ofAlert,
  snoozeAlert: ofAlert,
  resolveAlert: ofAlert,
  undoAlert: ofAlert,
  confirmRange: byClinic,
});

declare module '../../authorization/table.ts' {
  interface AccessTable extends Rows<typeof alertAccess> {}
}
