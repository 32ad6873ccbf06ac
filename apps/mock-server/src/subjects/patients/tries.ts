import { account, clinic, page, provider, user } from '../../../test/requestParts.ts';
import { people } from '../../../test/requestPeople.ts';
import { triesOf } from '../../../test/triesOf.ts';

/** A right request to each call of this room, and who may make it, typed again from the document. */
export const patientTries = triesOf({
  exportPatients: { who: 'clinicRoles', body: { userId: provider.accountId } },
  getPatientList: { who: 'clinicRoles', ...account, query: page },
  getPatientInfo: { who: 'patientAndClinic', ...user },
  createPatientInfo: {
    who: 'clinicRoles',
    body: {
      firstName: 'Rosemary',
      middleName: '',
      lastName: 'Newcomer',
      dob: '1950-05-06',
      gender: 'female',
      username: 'rosemary.newcomer@example.test',
      phone: '+1 202 555 0199',
      address: null,
      emergencyContact: null,
      language: 'en-US',
      dUserId: provider.accountId,
      consentDate: '2026-11-20',
      isAnother: false,
    },
  },
  newActivationCode: { who: 'clinicRoles', body: { userId: 'patient-003' } },
  correctPatient: {
    who: 'clinicRoles',
    body: {
      userId: people.own.userId,
      version: 0,
      firstName: 'Marigold',
      middleName: '',
      lastName: 'Testpatient',
      dob: '1948-03-04',
      gender: 'female',
      username: 'marigold.corrected@example.test',
      phone: '+1 202 555 0155',
      dUserId: provider.accountId,
      consentDate: '2026-06-01',
      timeZone: 'America/New_York',
      movedOn: '',
    },
  },
  endPatientAccess: { who: 'clinicRoles', body: { userId: people.own.userId } },
  restorePatientAccess: { who: 'clinicRoles', body: { userId: people.own.userId } },
  dischargePatient: {
    who: 'clinicRoles',
    body: { userId: people.own.userId, day: '2026-11-20', reason: 'Moved away.' },
  },
  readmitPatient: { who: 'clinicRoles', body: { userId: people.own.userId } },
  holdPatient: { who: 'administrators', body: { userId: people.own.userId, reason: 'A lawsuit.' } },
  liftPatientHold: { who: 'administrators', body: { userId: people.own.userId } },
  askErasure: {
    who: 'administrators',
    body: { userId: people.own.userId, reason: 'The patient asked for it.' },
  },
  withdrawErasure: { who: 'administrators', body: { userId: people.own.userId } },
  confirmErasure: { who: 'secondPerson', body: { userId: people.own.userId } },
  getMergePreview: {
    who: 'administrators',
    params: { userId: people.own.userId, otherId: people.colleagues.userId },
  },
  mergePatients: {
    who: 'administrators',
    body: { userId: people.own.userId, otherId: 'patient-003', details: 'kept' },
  },
  undoMerge: { who: 'administrators', body: { userId: people.own.userId } },
  validatePatient: { who: 'clinicRoles', params: { username: people.own.username } },
  getCareTeam: { who: 'patientAndClinic', ...user },
  getOtherCarers: { who: 'patientSelf', ...user },
  getUsers: { who: 'clinicRoles', ...clinic },
});
