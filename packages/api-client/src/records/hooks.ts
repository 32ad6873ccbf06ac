import type { ResourceType } from '@rpm/domain';
import type { ParamsOf, QueryOf } from '../client/endpoint.ts';
import { useRead } from '../client/useRead.ts';
import { useWrite } from '../client/useWrite.ts';
import { fileEndpoints, recordEndpoints } from './calls.ts';

/** A page of the records of a kind. @see API-20 */
export const useRecords = (
  userId: string | null,
  resourceType: ResourceType,
  query: QueryOf<typeof recordEndpoints.getMRDetail> = {},
) =>
  useRead(recordEndpoints.getMRDetail, userId === null ? null : { params: { userId, resourceType }, query });

/** The files of a patient. @see RTE-05 */
export const useFiles = (userId: string | null, query: QueryOf<typeof fileEndpoints.getFiles> = {}) =>
  useRead(fileEndpoints.getFiles, userId === null ? null : { params: { userId }, query });

/** A file with its content. @see RTE-05 */
export const useFile = (params: ParamsOf<typeof fileEndpoints.getUploadedFileInfo> | null) =>
  useRead(fileEndpoints.getUploadedFileInfo, params && { params });

/** The kinds of records of a patient. @see API-20 */
export const useRecordSummary = (userId: string | null) =>
  useRead(recordEndpoints.getMRSummary, userId === null ? null : { params: { userId } });

/** The newest records of all kinds. @see API-20 */
export const useLatestRecords = (userId: string | null) =>
  useRead(recordEndpoints.getLatestMR, userId === null ? null : { params: { userId } });

/** How many records there are. @see API-19 */
export const useTotalRecords = (userId: string | null) =>
  useRead(recordEndpoints.getTotalMR, userId === null ? null : { params: { userId } });

/** How many conditions were diagnosed. @see API-19 */
export const useTotalConditions = (userId: string | null) =>
  useRead(recordEndpoints.TotalConditionDiagnosed, userId === null ? null : { params: { userId } });

/** How many procedures were done. @see API-19 */
export const useTotalProcedures = (userId: string | null) =>
  useRead(recordEndpoints.TotalMedicalProcedures, userId === null ? null : { params: { userId } });

/** The latest visit to a doctor. @see API-19 */
export const useLatestDoctorVisit = (userId: string | null) =>
  useRead(recordEndpoints.getLatestDoctorVisit, userId === null ? null : { params: { userId } });

/** The latest laboratory report. @see API-19 */
export const useLatestLabWork = (userId: string | null) =>
  useRead(recordEndpoints.getLatestLabWork, userId === null ? null : { params: { userId } });

/** The immunizations of a patient. @see API-21 */
export const useImmunizations = (userId: string | null) =>
  useRead(recordEndpoints.getImmunizations, userId === null ? null : { params: { userId } });

/** The allergies of a patient. @see API-21 */
export const useAllergies = (userId: string | null) =>
  useRead(recordEndpoints.getAllergies, userId === null ? null : { params: { userId } });

/** Adds a file to a patient's record. */
export const useAddFile = () => useWrite(fileEndpoints.addFile);
