import { useRead } from '../client/useRead.ts';
import { useWrite } from '../client/useWrite.ts';
import { accountEndpoints } from './calls.ts';

/** The clinics whose patient the user is. @see F12 */
export const useOwnClinics = () => useRead(accountEndpoints.getOwnClinics, {});

/** Adds a clinic to the own account by the code that it handed over. @see F12 */
export const useAddOwnClinic = () => useWrite(accountEndpoints.addOwnClinic);

/** Starts a session that speaks for another of the own clinics. @see F12 */
export const useSwitchClinic = () => useWrite(accountEndpoints.switchClinic);
