import type { RecordQuery, ResourceType } from '@rpm/domain';
import type * as z from 'zod/mini';
import { useRead } from '../client/useRead.ts';
import { recordEndpoints } from './calls.ts';

const of = (userId: string | null) => (userId === null ? null : { params: { userId } });

/** The kinds of records of a patient. @see API-20 */
export const useRecordSummary = (userId: string | null) => useRead(recordEndpoints.getMRSummary, of(userId));
/** A page of the records of a kind. @see API-20 */
export const useRecordsOfKind = (
  userId: string | null,
  resourceType: ResourceType,
  query: z.infer<typeof RecordQuery> = {},
) =>
  useRead(recordEndpoints.getMRDetail, userId === null ? null : { params: { userId, resourceType }, query });
/** The newest records of all kinds. @see API-20 */
export const useNewestRecords = (userId: string | null) => useRead(recordEndpoints.getLatestMR, of(userId));
/** How many records there are. @see API-19 */
export const useTotalRecords = (userId: string | null) => useRead(recordEndpoints.getTotalMR, of(userId));
/** How many conditions were diagnosed. @see API-19 */
export const useTotalConditions = (userId: string | null) =>
  useRead(recordEndpoints.TotalConditionDiagnosed, of(userId));
/** How many procedures were done. @see API-19 */
export const useTotalProcedures = (userId: string | null) =>
  useRead(recordEndpoints.TotalMedicalProcedures, of(userId));
/** The latest visit to a doctor. @see API-19 */
export const useLatestVisit = (userId: string | null) =>
  useRead(recordEndpoints.getLatestDoctorVisit, of(userId));
/** The latest laboratory report. @see API-19 */
export const useLatestLabWork = (userId: string | null) =>
  useRead(recordEndpoints.getLatestLabWork, of(userId));
/** The immunizations of a patient. @see API-21 */
export const useImmunizations = (userId: string | null) =>
  useRead(recordEndpoints.getImmunizations, of(userId));
/** The allergies of a patient. @see API-21 */
export const useAllergies = (userId: string | null) => useRead(recordEndpoints.getAllergies, of(userId));
