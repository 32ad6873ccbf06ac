import { useWrite } from '../client/useWrite.ts';
import { ownReadingEndpoints } from './ownReadings.calls.ts';

/** Sends readings of one's own. @see RTE-07 */
export const useAddOwnReadings = () => useWrite(ownReadingEndpoints.addOwnReadings);
