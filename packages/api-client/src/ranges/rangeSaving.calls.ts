import { RangeChanged, RangeSave, RangeSaved } from '@rpm/domain';
import { endpoint } from '../client/endpoint.ts';

/** The call that saves a reference range. */
export const rangeSavingEndpoints = {
  /** Sets the range of a vital. A 409 says that somebody else has set it meanwhile. @see API-22, RNG-22, RNG-23 */
  updatePatientVitalRange: endpoint({
    method: 'POST',
    path: '/api/update-patient-vital-range',
    body: RangeSave,
    answer: RangeSaved,
    // So that a save whose answer was lost is not taken for somebody else's when it is sent again.
    isIdempotent: true,
    refusals: { 409: RangeChanged },
    stales: [
      '/api/vital-limits/:userId',
      '/api/alert-noise',
      '/api/patient-vital-range/:userId',
      '/api/getPatientVitalRangeByUsername/:username/:vital/:clinic',
    ],
  }),
} as const;
