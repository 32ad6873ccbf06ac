import type { MemoryState } from '../../store/memory/state.ts';
import { seedConfirmedAt, type World } from '../../store/World.ts';
import type { PendingLogin } from './loginCodes.contract.ts';

declare module '../../store/memory/state.ts' {
  interface MemoryState {
    /** By account. */
    loginCodes: Map<string, PendingLogin & { tries: number }>;
    /** By account. */
    emailCodes: Map<string, PendingLogin & { tries: number }>;
    /** By account: when its address was confirmed. */
    emailsConfirmed: Map<string, Date>;
  }
}

/** What memory begins with. */
export const emailState = (world: World) =>
  ({
    loginCodes: new Map(),
    emailCodes: new Map(),
    emailsConfirmed: new Map(
      world.accounts
        .filter(({ isEmailUnconfirmed }) => !isEmailUnconfirmed)
        .map(({ accountId }) => [accountId, seedConfirmedAt]),
    ),
  }) satisfies Partial<MemoryState>;
