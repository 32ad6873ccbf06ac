import { formatStamp, fullName, usualBilling } from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import { isOwnRecord } from '../patients/life.ts';
import { memoryMonthClosings } from './closings.memory.ts';
import type { KeptBoards } from './keptBoards.contract.ts';
import { memoryBilling } from './memory.ts';

/** A memory store keeps nothing of what was judged: it is what the other one is compared with. */
export const memoryKeptBoards = (state: MemoryState): KeptBoards => ({
  async of({ clinicId, month }) {
    const clinic = state.clinics.find((each) => each.clinicId === clinicId);
    const closing = await memoryMonthClosings(state).of(clinicId, month);
    const account = state.accounts.find(({ accountId }) => accountId === closing?.closedById);
    return {
      zone: clinic?.timeZone ?? 'UTC',
      settings: structuredClone(clinic?.billing?.value ?? usualBilling),
      codes: await memoryBilling(state).codes(clinicId),
      closed: closing && {
        month,
        time: formatStamp(closing.closedAt),
        by: { userId: closing.closedById, name: account ? fullName(account) : '' },
      },
      entries: [],
      toJudge: state.patients
        .filter((each) => each.clinicId === clinicId && isOwnRecord(each))
        .map(({ patientId }) => ({ patientId, mark: null })),
      clinicMark: 0,
    };
  },
  rows: async () => new Map(),
  keep: async () => {},
});
