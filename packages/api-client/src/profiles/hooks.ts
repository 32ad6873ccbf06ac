import { useRead } from '../client/useRead.ts';
import { useWrite } from '../client/useWrite.ts';
import { profileEndpoints } from './calls.ts';

/** The account of whoever is logged in. @see NAV-06 */
export const useProfile = () => useRead(profileEndpoints.getProfile, {});

/** Changes it. @see NAV-06, behaviour R5 */
export const useSaveProfile = () => useWrite(profileEndpoints.saveProfile);
