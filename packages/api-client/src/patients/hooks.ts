import type { PatientQuery } from '@rpm/domain';
import { useRead } from '../client/useRead.ts';
import { useWrite } from '../client/useWrite.ts';
import { patientEndpoints } from './calls.ts';

/** A part of a list of patients, for a file. */
export const useExportPatients = () => useWrite(patientEndpoints.exportPatients);

/** A page of patients. @see API-21 */
export const usePatientList = (userId: string | null, query: PatientQuery) =>
  useRead(patientEndpoints.getPatientList, userId === null ? null : { params: { userId }, query });
/** Who works at a clinic. @see API-20 */
export const useClinicUsers = (clinicName: string | null) =>
  useRead(patientEndpoints.getUsers, clinicName === null ? null : { params: { clinicName } });

/** A patient's record. @see API-18 */
export const usePatientInfo = (userId: string | null) =>
  useRead(patientEndpoints.getPatientInfo, userId === null ? null : { params: { userId } });

/** Who looks after a patient. @see API-19 */
export const useCareTeam = (userId: string | null) =>
  useRead(patientEndpoints.getCareTeam, userId === null ? null : { params: { userId } });

/** In which roles others work at the patient's clinic. @see RTE-04 */
export const useOtherCarers = (userId: string) =>
  useRead(patientEndpoints.getOtherCarers, { params: { userId } });

/** Makes the activation code that a clinic hands over to a patient. @see F5 */
export const useNewActivationCode = () => useWrite(patientEndpoints.newActivationCode);

/** Enrolls a patient. @see API-18 */
export const useEnrollPatient = () => useWrite(patientEndpoints.createPatientInfo);
