import {
  FilledText,
  Id,
  LimitsInForce,
  lenientRows,
  NormalRange,
  RangeSave,
  RangeSaved,
  SavedRange,
  vitalKinds,
} from '@rpm/domain';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

const vital = z.enum(vitalKinds);
const user = z.object({ userId: Id });

/** The calls of reference ranges. */
export const rangeEndpoints = {
  /** The range of a vital that is in force for a patient, alone in a list; an empty list when none was set. @see API-17, RNG-21 */
  getPatientVitalRangeByUsername: endpoint({
    method: 'GET',
    path: '/api/getPatientVitalRangeByUsername/:username/:vital/:clinic',
    params: z.object({ username: Id, vital, clinic: FilledText }),
    answer: z.array(SavedRange),
    response: z.array(z.unknown()),
  }),
  /** All ranges that were set for a patient, newest first, with who set them and when. @see API-22 */
  getPatientVitalRange: endpoint({
    method: 'GET',
    path: '/api/patient-vital-range/:userId',
    params: user,
    answer: z.array(SavedRange),
    response: lenientRows(SavedRange),
  }),
  /** The parameters of a vital with what is normal. @see API-18 */
  getVitalRange: endpoint({
    method: 'GET',
    path: '/api/vital-range/:userId/:vital',
    params: z.object({ userId: Id, vital }),
    answer: z.array(NormalRange),
    response: lenientRows(NormalRange),
  }),
  /** The limits by which a patient's readings are judged now. @see API-20 */
  getVitalLimits: endpoint({
    method: 'GET',
    path: '/api/vital-limits/:userId',
    params: user,
    answer: LimitsInForce,
  }),
  /** Sets the range of a vital. A 409 says that somebody else has set it meanwhile. @see API-22, RNG-22, RNG-23 */
  updatePatientVitalRange: endpoint({
    method: 'POST',
    path: '/api/update-patient-vital-range',
    body: RangeSave,
    answer: RangeSaved,
    // So that a save whose answer was lost is not taken for somebody else's when it is sent again.
    isIdempotent: true,
  }),
} as const;
