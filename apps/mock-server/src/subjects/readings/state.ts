import { readingKey } from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import type { World } from '../../store/World.ts';
import type { Reading } from './contract.ts';

function readingsOf(world: World): MemoryState['readings'] {
  let tables: Map<string, Map<string, Reading>> | undefined;
  return () => {
    if (!tables) {
      tables = new Map();
      for (const reading of world.readings()) {
        const own = tables.get(reading.patientId) ?? new Map<string, Reading>();
        own.set(readingKey(reading), reading);
        tables.set(reading.patientId, own);
      }
    }
    return tables;
  };
}

declare module '../../store/memory/state.ts' {
  interface MemoryState {
    /** By patient, then by `readingKey`. Made when first asked for: most stories draw none. */
    readings: () => Map<string, Map<string, Reading>>;
  }
}

/** What memory begins with. */
export const readingState = (world: World) =>
  ({
    readings: readingsOf(world),
  }) satisfies Partial<MemoryState>;
