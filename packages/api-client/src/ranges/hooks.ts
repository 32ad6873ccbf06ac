import type { VitalKind } from '@rpm/domain';
import { useRead } from '../client/useRead.ts';
import { rangeEndpoints } from './calls.ts';

/** The range of a vital that is in force; read it with `readSavedLimits`. @see API-17, RNG-21 */
export const useSavedRange = (about: { username: string; clinic: string; vital: VitalKind } | null) =>
  useRead(rangeEndpoints.getPatientVitalRangeByUsername, about && { params: about });
/** All ranges that were set for a patient. @see API-22 */
export const useRanges = (userId: string | null) =>
  useRead(rangeEndpoints.getPatientVitalRange, userId === null ? null : { params: { userId } });

/** The limits by which a patient's readings are judged now. @see API-20 */
export const useVitalLimits = (userId: string | null) =>
  useRead(rangeEndpoints.getVitalLimits, userId === null ? null : { params: { userId } });
