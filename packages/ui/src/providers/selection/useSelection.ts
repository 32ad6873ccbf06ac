import { useApi } from '@rpm/api-client';
import { useState, useSyncExternalStore } from 'react';
import { useSlot } from '../memory/SessionMemory.tsx';
import { useSession } from '../session/SessionProvider.tsx';
import { createSelectionStore, type SelectionState, type SelectionStore } from './selectionStore.ts';

/**
 * The order in the making, and the ways to change it.
 *
 * @see REV-09, SES-05
 */
export function useSelection(): SelectionState & { store: SelectionStore } {
  const { userId } = useSession().user;
  const { log } = useApi();
  const slot = useSlot<SelectionStore>('selection');
  const [store] = useState(() => {
    slot.value ??= createSelectionStore(userId, () => localStorage, log);
    slot.value.open();
    return slot.value;
  });
  return { ...useSyncExternalStore(store.subscribe, store.get), store };
}
