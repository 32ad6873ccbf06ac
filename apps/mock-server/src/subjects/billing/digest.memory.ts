import { digestDayAt } from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import type { Digests } from './digest.contract.ts';
import type {} from './state.ts';

/** Which forecasts are due, of a memory store. */
export const memoryDigests = (state: MemoryState): Digests => ({
  async take(now) {
    return state.clinics.flatMap(({ clinicId, timeZone, billing }) => {
      const day = digestDayAt(now, timeZone);
      if (!billing?.value.digest || day === null || state.digestDays.get(clinicId) === day) return [];
      state.digestDays.set(clinicId, day);
      return [{ clinicId, month: day.slice(0, 7) }];
    });
  },
});
