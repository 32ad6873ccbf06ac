import type { EscalationStep } from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import type { World } from '../../store/World.ts';
import type { StoredAlert } from './contract.ts';

declare module '../../store/memory/state.ts' {
  interface MemoryState {
    alerts: StoredAlert[];
    /** What was usual for the patient when an alert opened, by alert; of those of the world it is found when it is asked for. */
    usualValues: Map<string, number | null>;
    /** Who is to be told of a step of escalation. */
    alertNotices: { alertId: string; step: EscalationStep; accountId: string; isTaken: boolean }[];
  }
}

/** What memory begins with. */
export const alertState = (world: World) =>
  ({
    alerts: structuredClone([...(world.alerts?.() ?? [])]),
    usualValues: new Map(),
    alertNotices: [],
  }) satisfies Partial<MemoryState>;
