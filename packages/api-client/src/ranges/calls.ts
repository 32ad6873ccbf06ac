import { FilledText, Id, LimitsInForce, lenientRows, NormalRange, SavedRange, vitalKinds } from '@rpm/domain';
import * as z from 'zod/mini';
import { endpoint } from '../client/endpoint.ts';

const vital = z.enum(vitalKinds);
const user = z.object({ userId: Id });

/** The calls that read reference ranges. The one that saves is apart: it brings the rules of the form with it. */
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
} as const;
