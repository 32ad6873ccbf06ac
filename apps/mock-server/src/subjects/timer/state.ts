import type { MemoryState } from '../../store/memory/state.ts';
import type { World } from '../../store/World.ts';
import type { StoredTimeEntry, StoredTimer, StoredTimeVersion } from './contract.ts';

declare module '../../store/memory/state.ts' {
  interface MemoryState {
    /** By account. */
    timers: Map<string, StoredTimer>;
    timeEntries: StoredTimeEntry[];
    /** What entries were before, oldest first. */
    timeVersions: StoredTimeVersion[];
  }
}

/** What memory begins with. */
export const timerState = (world: World) =>
  ({
    timers: new Map((world.timers ?? []).map((timer) => [timer.accountId, { ...timer }])),
    timeEntries: (world.timeEntries ?? []).map((entry) => ({ ...entry })),
    timeVersions: [],
  }) satisfies Partial<MemoryState>;
