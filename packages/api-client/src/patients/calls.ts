import {
  ActivationCode,
  ActivationCodeWish,
  BadField,
  CareTeamMember,
  ClinicUser,
  Enrolled,
  EnrollmentRefused,
  FilledText,
  Id,
  lenientRows,
  NewPatient,
  OtherCarers,
  PatientCheck,
  PatientInfo,
  PatientPage,
  PatientPageAnswer,
  PatientQuery,
  PatientRecord,
  PatientsExport,
  PatientsPart,
  PatientsPartAnswer,
  rowsAs,
} from '@rpm/domain';
import * as z from 'zod/mini';
import { endpoint } from '../client/endpoint.ts';
import { carer, listedPatient, patientPage } from './wire.ts';

const user = z.object({ userId: Id });

/** The calls of patients and of those who look after them. */
export const patientEndpoints = {
  /** A page of the patients of a user of the clinic, or of all of the clinic. @see API-21 */
  getPatientList: endpoint({
    method: 'GET',
    path: '/api/patient-list/:userId',
    params: user,
    query: PatientQuery,
    hidesQuery: true,
    answer: PatientPageAnswer,
    response: z.pipe(PatientPage, z.transform(patientPage)),
  }),
  /** A part of such a list for a file, by name, each with its entry in the audit log. @see ADR 54 */
  exportPatients: endpoint({
    method: 'POST',
    path: '/api/export-patients',
    body: PatientsExport,
    answer: PatientsPartAnswer,
    response: z.pipe(
      PatientsPart,
      z.transform(({ result, next }) => ({ result: result.map(listedPatient), next })),
    ),
  }),
  /** A patient's record. @see API-18 */
  getPatientInfo: endpoint({
    method: 'GET',
    path: '/api/patient-info/:userId',
    params: user,
    answer: PatientRecord,
    response: PatientInfo,
  }),
  /** Enrolls a patient. A 409 says that the address is taken, or that the person seems to be enrolled already. @see API-18 */
  createPatientInfo: endpoint({
    method: 'POST',
    path: '/api/create-patient-info',
    body: NewPatient,
    answer: Enrolled,
    // So that an enrollment whose answer was lost is not told that the address is taken when it is sent again.
    isIdempotent: true,
    refusals: { 400: BadField, 409: EnrollmentRefused },
    stales: ['/api/patient-list/:userId'],
  }),
  /**
   * Makes the activation code that a patient needs beside the mail to open an account; an earlier one is over. It is
   * shown this once. A 409 says that the patient has an account. @see F5
   */
  newActivationCode: endpoint({
    method: 'POST',
    path: '/api/activation-code',
    body: ActivationCodeWish,
    answer: ActivationCode,
  }),
  /** Whether a user is a patient of the clinic, to whom devices can be allotted. @see API-23 */
  validatePatient: endpoint({
    method: 'GET',
    path: '/api/validate-patient/:username',
    params: z.object({ username: Id }),
    answer: PatientCheck,
  }),
  /** Who looks after a patient. @see API-19 */
  getCareTeam: endpoint({
    method: 'GET',
    path: '/api/care-team/:userId',
    params: user,
    answer: z.array(CareTeamMember),
    response: rowsAs(lenientRows(CareTeamMember), carer),
  }),
  /** In which roles others work at the patient's clinic, and what each role may see: for the patient alone. @see RTE-04 */
  getOtherCarers: endpoint({
    method: 'GET',
    path: '/api/care-team/:userId/others',
    params: user,
    answer: z.array(OtherCarers),
    response: lenientRows(OtherCarers),
  }),
  /** Who works at a clinic. @see API-20 */
  getUsers: endpoint({
    method: 'GET',
    path: '/api/users/:clinicName',
    params: z.object({ clinicName: FilledText }),
    answer: z.array(ClinicUser),
    response: lenientRows(ClinicUser),
  }),
} as const;
