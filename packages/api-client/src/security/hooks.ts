import { useRead } from '../client/useRead.ts';
import { useWrite } from '../client/useWrite.ts';
import { securityEndpoints } from './calls.ts';

/** What guards the account of whoever is logged in. */
export const useSecurity = () => useRead(securityEndpoints.getSecurity, {});
/** What may be shown to confirm. */
export const useStartConfirmation = () => useWrite(securityEndpoints.startConfirmation);
/** Shows it. */
export const useConfirmIdentity = () => useWrite(securityEndpoints.confirmIdentity);
/** Begins an authenticator app. */
export const useStartTotp = () => useWrite(securityEndpoints.startTotp);
/** Shows its first code. */
export const useAddTotp = () => useWrite(securityEndpoints.addTotp);
/** Begins a passkey. */
export const useStartPasskey = () => useWrite(securityEndpoints.startPasskey);
/** Takes the passkey that was made. */
export const useAddPasskey = () => useWrite(securityEndpoints.addPasskey);
/** Removes an own factor. */
export const useRemoveFactor = () => useWrite(securityEndpoints.removeFactor);
/** New recovery codes. */
export const useRenewRecoveryCodes = () => useWrite(securityEndpoints.renewRecoveryCodes);

/** Where the caller is logged in. */
export const useOwnSessions = () => useRead(securityEndpoints.getSessions, {});
/** Ends one of the own sessions. */
export const useEndSession = () => useWrite(securityEndpoints.endSession);
/** Ends all but this one. */
export const useEndOtherSessions = () => useWrite(securityEndpoints.endOtherSessions);
