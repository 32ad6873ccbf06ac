import { useConnectHospital } from '@rpm/api-client';
import type { NewHospitalConnection } from '@rpm/domain';
import { hospitalWords } from '@rpm/domain/words/hospital';
import { createContext, useContext } from 'react';
import { useTask } from '../../hooks/useTask.ts';

/** How the portal is left for another address. Stories give another way, so that they stay where they are. */
export const LeaveFor = createContext((address: string): void => window.location.assign(address));

/** Encrypted, or on this machine: an address of any other kind, as a script, is never gone to. */
export const isSafe = (address: string) =>
  /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/])/.test(address);

/** The server gave an address that is not gone to. */
export class StrangeAddress extends Error {}

/** Sends a patient to a hospital, which sends them back to the page of the connections. @see SCR-09 */
export function useGoToHospital() {
  const connect = useConnectHospital();
  const leaveFor = useContext(LeaveFor);
  return useTask({
    name: hospitalWords.find.title,
    call: async (wish: NewHospitalConnection) => {
      const { address } = await connect(wish);
      if (!isSafe(address)) throw new StrangeAddress();
      leaveFor(address);
    },
    refused: (error) => (error instanceof StrangeAddress ? hospitalWords.panel.strange : undefined),
  });
}
