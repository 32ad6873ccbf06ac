import type { MemoryState } from '../../store/memory/state.ts';
import type { PasswordRequest } from './contract.ts';

declare module '../../store/memory/state.ts' {
  interface MemoryState {
    /** By account. */
    passwordRequests: Map<string, Omit<PasswordRequest, 'usernameKey'>>;
  }
}

/** What memory begins with. */
export const passwordState = () =>
  ({
    passwordRequests: new Map(),
  }) satisfies Partial<MemoryState>;
