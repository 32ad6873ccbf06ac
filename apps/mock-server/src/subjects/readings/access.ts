import {
  accessOf,
  accountInPath,
  byPatientOrClinic,
  ofOwnAccount,
  ofPatient,
  userInBody,
} from '../../authorization/rows.ts';
import type { Rows } from '../../authorization/table.ts';
import { rows } from '../../authorization/verdicts.ts';

/** Who may make the calls of this room. @see docs/authorization.md */
export const readingAccess = accessOf({
  addReadings: 'device',
  addOwnReadings: { about: userInBody, ...rows.patientSelf },
  getTotalTableReadingsOfPatient: { ...ofPatient, reads: 'vitals' },
  getTotalTableReadingsOfPatientBetween: { ...ofPatient, reads: 'vitals' },
  getTotalTableReadingsOfDoctor: ofOwnAccount,
  getTotalTableReadingsOfDoctorBetween: ofOwnAccount,
  getTotalPatients: ofOwnAccount,
  getTotalDaysOfReadings: { ...ofPatient, reads: 'vitals' },
  getTotalDevicesByStatus: { about: accountInPath, ...rows.self },
  getMonthDaysOfReadings: { ...ofPatient, reads: 'vitals' },
  getLatestMeasurementRecord: { ...ofPatient, reads: 'vitals' },
  getDaysSinceRPM: { ...ofPatient, reads: 'details' },
  getMyVitalList: { ...ofPatient, reads: 'vitals' },
  getVitalData: { ...ofPatient, reads: 'vitals' },
  getVitalDetails: { ...ofPatient, reads: 'vitals' },
  exportReadings: { ...byPatientOrClinic, needsStepUp: true, reads: 'export' },
  getHeartRateData: { ...ofPatient, reads: 'vitals' },
  glucose: { ...ofPatient, reads: 'vitals' },
});

declare module '../../authorization/table.ts' {
  interface AccessTable extends Rows<typeof readingAccess> {}
}
