import { useState, useSyncExternalStore } from 'react';
import { useSession } from '../session/index.ts';
import { useSlot } from './SelectionMemory.tsx';
import { createSelectionStore, type SelectionState, type SelectionStore } from './selectionStore.ts';

/**
 * The order in the making, and the ways to change it.
 *
 * @see REV-09, SES-05
 */
export function useSelection(): SelectionState & { store: SelectionStore } {
  const { userId } = useSession().user;
  const slot = useSlot();
  const [store] = useState(() => {
    slot.store ??= createSelectionStore(userId, () => localStorage);
    slot.store.open();
    return slot.store;
  });
  return { ...useSyncExternalStore(store.subscribe, store.get), store };
}
