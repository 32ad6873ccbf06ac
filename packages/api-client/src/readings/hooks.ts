import type { VitalKind } from '@rpm/domain';
import type { QueryOf } from '../client/endpoint.ts';
import { useRead } from '../client/useRead.ts';
import { useWrite } from '../client/useWrite.ts';
import { readingEndpoints } from './calls.ts';

type VitalQuery = QueryOf<typeof readingEndpoints.getVitalData>;

/** The readings of a vital, for a chart. @see API-20 */
export const useVitalData = (userId: string | null, vital: VitalKind, query: VitalQuery = {}) =>
  useRead(readingEndpoints.getVitalData, userId === null ? null : { params: { userId, vital }, query });

/** The readings of a vital, a page of a table at a time. @see API-21 */
export const useVitalDetails = (userId: string | null, vital: VitalKind, query: VitalQuery = {}) =>
  useRead(readingEndpoints.getVitalDetails, userId === null ? null : { params: { userId, vital }, query });
/** The latest reading of each vital. @see API-11, PDB-07 */
export const useLatestMeasurements = (userId: string | null) =>
  useRead(readingEndpoints.getLatestMeasurementRecord, userId === null ? null : { params: { userId } });

/** The vitals that a patient has readings of. @see API-20 */
export const useVitalList = (userId: string | null) =>
  useRead(readingEndpoints.getMyVitalList, userId === null ? null : { params: { userId } });

/** The readings of the heart rate. @see API-19 */
export const useHeartRates = (userId: string | null, query: VitalQuery = {}) =>
  useRead(readingEndpoints.getHeartRateData, userId === null ? null : { params: { userId }, query });

/** The readings of the blood glucose. @see API-19 */
export const useGlucose = (userId: string | null, query: VitalQuery = {}) =>
  useRead(readingEndpoints.glucose, userId === null ? null : { params: { userId }, query });

/** A part of the readings of a vital, for a file. */
export const useExportReadings = () => useWrite(readingEndpoints.exportReadings);
