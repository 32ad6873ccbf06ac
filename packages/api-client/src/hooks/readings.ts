import type { Bounds, ReadingTableQuery, VitalKind } from '@rpm/domain';
import { boundStamps } from '@rpm/domain';
import type { QueryOf } from '../endpoint.ts';
import { readingEndpoints } from '../endpoints/readings.ts';
import { useRead } from './useRead.ts';
import { useWrite } from './useWrite.ts';

type VitalQuery = QueryOf<typeof readingEndpoints.getVitalData>;

/**
 * How many readings of each class a patient has of each vital, in all or between two moments. @see API-06, PDB-02
 *
 * @param bounds `null` for all
 */
export function useReadingsOfPatient(userId: string | null, bounds: Bounds | null) {
  const { getTotalTableReadingsOfPatient: all, getTotalTableReadingsOfPatientBetween: some } =
    readingEndpoints;
  const query = { by: 'vital' } as const;
  const whole = useRead(all, userId === null || bounds ? null : { params: { userId }, query });
  const part = useRead(
    some,
    userId !== null && bounds ? { params: { userId, ...boundStamps(bounds) }, query } : null,
  );
  return bounds ? part : whole;
}

/**
 * A page of the same of each patient of a provider; for staff, of the clinic. The most urgent patients come first.
 *
 * @param bounds `null` for all
 * @param query left out, everybody is asked for
 * @see API-06, DDB-02
 */
export function useReadingsOfDoctor(
  userId: string | null,
  bounds: Bounds | null,
  query: ReadingTableQuery = {},
) {
  const { getTotalTableReadingsOfDoctor: all, getTotalTableReadingsOfDoctorBetween: some } = readingEndpoints;
  const whole = useRead(all, userId === null || bounds ? null : { params: { userId }, query });
  const part = useRead(
    some,
    userId !== null && bounds ? { params: { userId, ...boundStamps(bounds) }, query } : null,
  );
  return bounds ? part : whole;
}

/** The days between two moments on which there was a reading. @see API-10 */
export const useDaysOfReadings = (userId: string | null, bounds: Bounds) =>
  useRead(
    readingEndpoints.getMonthDaysOfReadings,
    userId === null ? null : { params: { userId, ...boundStamps(bounds) } },
  );

/** How many devices are activated. @see API-09 */
export const useActivatedDevices = (userId: string | null) =>
  useRead(
    readingEndpoints.getTotalDevicesByStatus,
    userId === null ? null : { params: { userId, status: 'Activated' } },
  );

/** The readings of a vital, for a chart. @see API-20 */
export const useVitalData = (userId: string | null, vital: VitalKind, query: VitalQuery = {}) =>
  useRead(readingEndpoints.getVitalData, userId === null ? null : { params: { userId, vital }, query });

/** The readings of a vital, a page of a table at a time. @see API-21 */
export const useVitalDetails = (userId: string | null, vital: VitalKind, query: VitalQuery = {}) =>
  useRead(readingEndpoints.getVitalDetails, userId === null ? null : { params: { userId, vital }, query });

/** The readings of the heart rate. @see API-19 */
export const useHeartRateData = (userId: string | null, query: VitalQuery = {}) =>
  useRead(readingEndpoints.getHeartRateData, userId === null ? null : { params: { userId }, query });

/** The readings of the blood glucose. @see API-19 */
export const useGlucose = (userId: string | null, query: VitalQuery = {}) =>
  useRead(readingEndpoints.glucose, userId === null ? null : { params: { userId }, query });

/** How many patients with a device there are. @see API-07 */
export const useTotalPatients = (userId: string | null) =>
  useRead(readingEndpoints.getTotalPatients, userId === null ? null : { params: { userId } });

/** On how many days there was a reading. @see API-08 */
export const useTotalDaysOfReadings = (userId: string | null) =>
  useRead(readingEndpoints.getTotalDaysOfReadings, userId === null ? null : { params: { userId } });

/** The latest reading of each vital. @see API-11, PDB-07 */
export const useLatestMeasurements = (userId: string | null) =>
  useRead(readingEndpoints.getLatestMeasurementRecord, userId === null ? null : { params: { userId } });

/** How long a patient has been monitored. @see API-12 */
export const useDaysSinceRpm = (userId: string | null) =>
  useRead(readingEndpoints.getDaysSinceRPM, userId === null ? null : { params: { userId } });

/** The vitals that a patient has readings of. @see API-20 */
export const useVitalList = (userId: string | null) =>
  useRead(readingEndpoints.getMyVitalList, userId === null ? null : { params: { userId } });

/** Who has looked through a patient's readings. */
export const useReviews = (userId: string | null) =>
  useRead(readingEndpoints.getReviews, userId === null ? null : { params: { userId } });

/** Says that readings have been looked at. */
export const useReviewReadings = () => useWrite(readingEndpoints.reviewReadings);

/** Takes one's own review back. */
export const useUndoReview = () => useWrite(readingEndpoints.undoReview);
