import { account, between, page, user, vital } from '../../../test/requestParts.ts';
import { people } from '../../../test/requestPeople.ts';
import { triesOf } from '../../../test/triesOf.ts';

/** A right request to each call of this room, and who may make it, typed again from the document. */
export const readingTries = triesOf({
  addReadings: {
    who: 'device',
    body: {
      mrSubType: 'BloodPressure',
      mrTime: '20261120-14:30:00',
      values: { systolic: 128, diastolic: 76 },
    },
  },
  addOwnReadings: {
    who: 'patientSelf',
    body: {
      userId: people.own.userId,
      readings: [{ mrSubType: 'HeartRate', mrTime: '20261120-14:31:00', values: { heartRate: 72 } }],
    },
  },
  getTotalTableReadingsOfPatient: { who: 'patientAndClinic', ...user },
  getTotalTableReadingsOfPatientBetween: { who: 'patientAndClinic', ...between },
  getTotalTableReadingsOfDoctor: { who: 'clinicSelf', ...account },
  getTotalTableReadingsOfDoctorBetween: {
    who: 'clinicSelf',
    params: { ...between.params, ...account.params },
  },
  getTotalPatients: { who: 'clinicSelf', ...account },
  getTotalDaysOfReadings: { who: 'patientAndClinic', ...user },
  getTotalDevicesByStatus: { who: 'self', params: { ...account.params, status: 'Activated' } },
  getMonthDaysOfReadings: { who: 'patientAndClinic', ...between },
  getLatestMeasurementRecord: { who: 'patientAndClinic', ...user },
  getDaysSinceRPM: { who: 'patientAndClinic', ...user },
  getMyVitalList: { who: 'patientAndClinic', ...user },
  getVitalData: { who: 'patientAndClinic', ...vital },
  getVitalDetails: { who: 'patientAndClinic', ...vital, query: page },
  exportReadings: { who: 'patientAndClinic', body: { userId: people.own.userId, vital: 'BloodPressure' } },
  getHeartRateData: { who: 'patientAndClinic', ...user },
  glucose: { who: 'patientAndClinic', ...user },
});
