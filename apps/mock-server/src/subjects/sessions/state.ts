import type { MemoryState, MemoryStoreOptions } from '../../store/memory/state.ts';
import type { World } from '../../store/World.ts';
import { type Session, type Try, wholeSession } from './contract.ts';

declare module '../../store/memory/state.ts' {
  interface MemoryState {
    sessions: Map<string, Session>;
    /** By account and device: the account. */
    knownDevices: Map<string, string>;
    tries: Try[];
    lastTryId: number;
    /** By account: until when the lock lasts of which its owner was told. */
    locks: Map<string, number>;
  }
}

/** What memory begins with. */
export const sessionState = (_: World, { sessions = [] }: MemoryStoreOptions) =>
  ({
    sessions: new Map(sessions.map((session) => [session.tokenHash, wholeSession(session)])),
    knownDevices: new Map(),
    tries: [],
    lastTryId: 0,
    locks: new Map(),
  }) satisfies Partial<MemoryState>;
