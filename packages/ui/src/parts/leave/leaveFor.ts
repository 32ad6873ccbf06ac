import { createContext } from 'react';

/** How the portal is left for another address. Stories give another way, so that they stay where they are. */
export const LeaveFor = createContext((address: string): void => window.location.assign(address));

/** Encrypted, or on this machine: an address of any other kind, as a script, is never gone to. */
export const isSafeToLeaveFor = (address: string) =>
  /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/])/.test(address);
