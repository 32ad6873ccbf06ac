import type { MemoryState } from '../../store/memory/state.ts';
import type { InboxEvent } from './contract.ts';

declare module '../../store/memory/state.ts' {
  interface MemoryState {
    /** Oldest first. */
    inboxEvents: InboxEvent[];
  }
}

/** What memory begins with. */
export const inboxState = () => ({ inboxEvents: [] }) satisfies Partial<MemoryState>;
