import { type Bounds, boundStamps, type ReadingTableQuery } from '@rpm/domain';
import { useRead } from '../client/useRead.ts';
import { readingCountEndpoints } from './readingCounts.calls.ts';

/**
 * How many readings of each class a patient has of each vital, in all or between two moments. @see API-06, PDB-02
 *
 * @param bounds `null` for all
 */
export function useReadingsOfPatient(userId: string | null, bounds: Bounds | null) {
  const { getTotalTableReadingsOfPatient: all, getTotalTableReadingsOfPatientBetween: some } =
    readingCountEndpoints;
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
  const { getTotalTableReadingsOfDoctor: all, getTotalTableReadingsOfDoctorBetween: some } =
    readingCountEndpoints;
  const whole = useRead(all, userId === null || bounds ? null : { params: { userId }, query });
  const part = useRead(
    some,
    userId !== null && bounds ? { params: { userId, ...boundStamps(bounds) }, query } : null,
  );
  return bounds ? part : whole;
}
