import type { MemoryState } from '../../store/memory/state.ts';
import type { World } from '../../store/World.ts';
import type { StoredContact } from './contract.ts';

declare module '../../store/memory/state.ts' {
  interface MemoryState {
    /** Of the contact page, oldest first. */
    contactMessages: StoredContact[];
    /** By the hash of an intent's key: the hash of its request. */
    contactRequests: Map<string, string>;
  }
}

/** What memory begins with. */
export const contactState = (world: World) =>
  ({
    contactMessages: structuredClone([...(world.contacts ?? [])]),
    contactRequests: new Map(),
  }) satisfies Partial<MemoryState>;
