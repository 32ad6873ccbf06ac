import type { Photo } from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';

declare module '../../store/memory/state.ts' {
  interface MemoryState {
    /** By account. */
    photos: Map<string, Photo>;
  }
}

/** What memory begins with. */
export const photoState = () =>
  ({
    photos: new Map(),
  }) satisfies Partial<MemoryState>;
