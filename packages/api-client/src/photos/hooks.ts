import { useRead } from '../client/useRead.ts';
import { useWrite } from '../client/useWrite.ts';
import { photoEndpoints } from './calls.ts';

/** The photo of whoever is logged in. @see NAV-06 */
export const useOwnPhoto = () => useRead(photoEndpoints.getPhoto, {});

/** Puts another one in its place. @see NAV-06 */
export const useSavePhoto = () => useWrite(photoEndpoints.savePhoto);

/** Removes it. @see NAV-06 */
export const useRemovePhoto = () => useWrite(photoEndpoints.removePhoto);
