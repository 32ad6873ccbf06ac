import { profileEndpoints } from '../endpoints/profile.ts';
import { useRead } from './useRead.ts';
import { useWrite } from './useWrite.ts';

/** The account of whoever is logged in. @see NAV-06 */
export const useProfile = () => useRead(profileEndpoints.getProfile, {});

/** Changes it. @see NAV-06, behaviour R5 */
export const useSaveProfile = () => useWrite(profileEndpoints.saveProfile);
