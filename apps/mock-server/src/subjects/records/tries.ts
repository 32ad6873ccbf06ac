import { page, user } from '../../../test/requestParts.ts';
import { triesOf } from '../../../test/triesOf.ts';

/** A right request to each call of this room, and who may make it, typed again from the document. */
export const recordTries = triesOf({
  getMRSummary: { who: 'patientAndClinic', ...user },
  getMRDetail: {
    who: 'patientAndClinic',
    params: { ...user.params, resourceType: 'Condition' },
    query: page,
  },
  getLatestMR: { who: 'patientAndClinic', ...user },
  getTotalMR: { who: 'patientAndClinic', ...user },
  TotalConditionDiagnosed: { who: 'patientAndClinic', ...user },
  TotalMedicalProcedures: { who: 'patientAndClinic', ...user },
  getLatestDoctorVisit: { who: 'patientAndClinic', ...user },
  getLatestLabWork: { who: 'patientAndClinic', ...user },
  getImmunizations: { who: 'patientAndClinic', ...user },
  getAllergies: { who: 'patientAndClinic', ...user },
});
