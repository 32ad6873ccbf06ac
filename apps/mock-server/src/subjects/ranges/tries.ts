import { limits, user, vital } from '../../../test/requestParts.ts';
import { people } from '../../../test/requestPeople.ts';
import { triesOf } from '../../../test/triesOf.ts';
import { northside } from '../../seed/index.ts';

/** A right request to each call of this room, and who may make it, typed again from the document. */
export const rangeTries = triesOf({
  getPatientVitalRangeByUsername: {
    who: 'patientAndClinic',
    params: { username: people.own.username, vital: 'BloodPressure', clinic: northside.name },
  },
  getPatientVitalRange: { who: 'patientAndClinic', ...user },
  getVitalRange: { who: 'patientAndClinic', ...vital },
  getVitalLimits: { who: 'patientAndClinic', ...user },
  updatePatientVitalRange: {
    who: 'clinicRoles',
    body: {
      userId: people.own.userId,
      startDateTime: '20261120-15:00:00',
      endDateTime: '21261120-15:00:00',
      vitalRanges: [
        { vital_type: 'BloodPressure', parameter: 'systolic', ...limits },
        {
          vital_type: 'BloodPressure',
          parameter: 'diastolic',
          cautiousMin: 60,
          cautiousMax: 85,
          criticalMin: 50,
          criticalMax: 100,
        },
      ],
    },
  },
});
