import type { MemoryState } from '../../store/memory/state.ts';
import type { MovedKind } from './merges.contract.ts';

/** What of a kind came to a record by a merge, or went back to it when one was undone, with when it did last. */
export function movedIn(state: MemoryState, id: string, kind: MovedKind | 'readings'): Map<string, Date> {
  const found = new Map<string, Date>();
  for (const { keptId, goneId, isUndone, at, undoneAt = at, moved } of state.merges) {
    if ((isUndone ? goneId : keptId) !== id) continue;
    // They are in the order in which they were made, but not in that in which they were undone.
    const last = isUndone ? undoneAt : at;
    for (const key of moved[kind] ?? []) if (last > (found.get(key) ?? 0)) found.set(key, last);
  }
  return found;
}
