import type { MemoryState } from '../../store/memory/state.ts';
import type { World } from '../../store/World.ts';
import type { StoredFile, Upload } from './contract.ts';

declare module '../../store/memory/state.ts' {
  interface MemoryState {
    files: StoredFile[];
    /** Each with the parts that have come. */
    fileUploads: (Upload & { parts: Uint8Array[] })[];
  }
}

/** What memory begins with. */
export const fileState = (world: World) =>
  ({
    files: [...world.files],
    fileUploads: [],
  }) satisfies Partial<MemoryState>;
