import { useWrite } from '../client/useWrite.ts';
import { rangeSavingEndpoints } from './rangeSaving.calls.ts';

/** Sets the range of a vital; a 409 says that somebody else has. @see API-22, RNG-22 */
export const useSaveRange = () => useWrite(rangeSavingEndpoints.updatePatientVitalRange);
