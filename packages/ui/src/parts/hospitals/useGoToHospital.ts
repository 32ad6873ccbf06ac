import { useConnectHospital } from '@rpm/api-client';
import type { NewHospitalConnection } from '@rpm/domain';
import { hospitalWords } from '@rpm/domain/words/hospital';
import { useContext } from 'react';
import { useTask } from '../../hooks/useTask.ts';
import { isSafeToLeaveFor, LeaveFor } from '../leave/leaveFor.ts';

class StrangeAddress extends Error {}

/** Sends a patient to a hospital, which sends them back to the page of the connections. @see SCR-09 */
export function useGoToHospital() {
  const connect = useConnectHospital();
  const leaveFor = useContext(LeaveFor);
  return useTask({
    name: hospitalWords.find.title,
    call: async (wish: NewHospitalConnection) => {
      const { address } = await connect(wish);
      if (!isSafeToLeaveFor(address)) throw new StrangeAddress();
      leaveFor(address);
    },
    refused: (error) => (error instanceof StrangeAddress ? hospitalWords.panel.strange : undefined),
  });
}
