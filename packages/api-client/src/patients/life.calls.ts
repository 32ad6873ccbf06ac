import {
  BadField,
  CorrectionRefused,
  Discharge,
  ExportedRecord,
  OwnRecord,
  PatientCorrection,
  PatientId,
  ReasonedPatient,
} from '@rpm/domain';
import { endpoint } from '../client/endpoint.ts';
import { Message } from '../client/message.ts';

/** Where it shows whether a patient is in care. */
const inLists = [
  '/api/patient-info/:userId',
  '/api/patient-list/:userId',
  '/api/total-patients/:userId',
  '/api/total-table-readings/rpm/:userId/doctor',
  '/api/total-table-readings/rpm/:userId/doctor/:start/:end',
] as const;

/** The calls by which a clinic keeps a patient's record right. @see F5 */
export const patientLifeEndpoints = {
  /**
   * Corrects the details of a patient. What changed is in the audit log, with before and after. Another email address ends
   * the sessions and the password of the patient's account, and both addresses are told by mail. A 409 says that somebody
   * else changed the details since, or that the address is taken: then it names the field.
   */
  correctPatient: endpoint({
    method: 'POST',
    path: '/api/correct-patient',
    body: PatientCorrection,
    answer: Message,
    isIdempotent: true,
    refusals: { 400: CorrectionRefused, 404: CorrectionRefused, 409: CorrectionRefused },
    stales: ['/api/patient-info/:userId', '/api/patient-list/:userId', '/api/care-team/:userId'],
  }),
  /**
   * Ends the access of a patient's account: every session ends at once, and log in is refused like a wrong password. A 409
   * says that the patient has opened no account yet.
   */
  endPatientAccess: endpoint({
    method: 'POST',
    path: '/api/end-patient-access',
    body: PatientId,
    answer: Message,
    stales: ['/api/patient-info/:userId'],
  }),
  /** Lets a patient whose access was ended log in again, with the password of before. */
  restorePatientAccess: endpoint({
    method: 'POST',
    path: '/api/restore-patient-access',
    body: PatientId,
    answer: Message,
    stales: ['/api/patient-info/:userId'],
  }),
  /** Takes a patient out of care: out of the lists and totals of the clinic. The record stays, and readings that still come are kept. */
  dischargePatient: endpoint({
    method: 'POST',
    path: '/api/discharge-patient',
    body: Discharge,
    answer: Message,
    refusals: { 400: BadField },
    stales: inLists,
  }),
  /**
   * All that the clinic keeps of one patient, as JSON. It is in the audit log before it is answered, and the patient sees
   * who exported. Needs a confirmation.
   */
  exportPatient: endpoint({
    method: 'POST',
    path: '/api/export-patient',
    body: PatientId,
    answer: ExportedRecord,
    // The record was seen.
    stales: ['/api/access-log/:userId'],
  }),
  /** All of the own record that the patient may read, to be taken out. Needs a confirmation. */
  exportOwnRecord: endpoint({
    method: 'POST',
    path: '/api/export-own-record',
    body: PatientId,
    answer: OwnRecord,
  }),
  /** Sets a legal hold: the record cannot be erased. For administrators. Needs a confirmation. */
  holdPatient: endpoint({
    method: 'POST',
    path: '/api/hold-patient',
    body: ReasonedPatient,
    answer: Message,
    stales: ['/api/patient-info/:userId'],
  }),
  /** Lifts a legal hold. For administrators. Needs a confirmation. */
  liftPatientHold: endpoint({
    method: 'POST',
    path: '/api/lift-patient-hold',
    body: PatientId,
    answer: Message,
    stales: ['/api/patient-info/:userId'],
  }),
  /** Asks for the erasure of a patient, which a second person confirms. For administrators. Needs a confirmation. A 409 says that a legal hold forbids it. */
  askErasure: endpoint({
    method: 'POST',
    path: '/api/ask-erasure',
    body: ReasonedPatient,
    answer: Message,
    stales: ['/api/patient-info/:userId'],
  }),
  /** Takes the request for an erasure back. For administrators. */
  withdrawErasure: endpoint({
    method: 'POST',
    path: '/api/withdraw-erasure',
    body: PatientId,
    answer: Message,
    stales: ['/api/patient-info/:userId'],
  }),
  /**
   * Erases all that is kept of a patient, for good. For providers and administrators, and never for whoever asked for it.
   * Needs a confirmation. A 409 says that nobody asked, that the caller did, or that a legal hold forbids it.
   */
  confirmErasure: endpoint({
    method: 'POST',
    path: '/api/confirm-erasure',
    body: PatientId,
    answer: Message,
    stales: inLists,
  }),
  /** Takes a discharged patient into care again. */
  readmitPatient: endpoint({
    method: 'POST',
    path: '/api/readmit-patient',
    body: PatientId,
    answer: Message,
    stales: inLists,
  }),
} as const;
