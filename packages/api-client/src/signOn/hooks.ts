import { useRead } from '../client/useRead.ts';
import { useWrite } from '../client/useWrite.ts';
import { signOnEndpoints } from './calls.ts';

/** How those who work at the own clinic log in by its provider; for administrators. */
export const useSignOn = () => useRead(signOnEndpoints.getSignOn, {});

/** Sets that. */
export const useSaveSignOn = () => useWrite(signOnEndpoints.saveSignOn);

/** Reads what a provider says of itself. */
export const useCheckSignOn = () => useWrite(signOnEndpoints.checkSignOn);

/** Lets records be opened out of an EHR. */
export const useAddEhr = () => useWrite(signOnEndpoints.addEhr);

/** Ends that. */
export const useEndEhr = () => useWrite(signOnEndpoints.endEhr);

/** Takes from a colleague who they are at the provider. */
export const useUnlinkSignOn = () => useWrite(signOnEndpoints.unlinkSignOn);
