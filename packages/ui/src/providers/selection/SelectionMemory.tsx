import { createContext, type ReactNode, useContext, useState } from 'react';
import type { SelectionStore } from './selectionStore.ts';

/** Where the first screen that orders puts the store. The other screens do not load its code. */
interface Slot {
  store: SelectionStore | null;
}

const SlotContext = createContext<Slot | null>(null);

/** Holds the order in the making as long as the session lasts, so that it outlives a screen and no session. */
export function SelectionMemory({ children }: { children: ReactNode }) {
  const [slot] = useState<Slot>(() => ({ store: null }));
  return <SlotContext value={slot}>{children}</SlotContext>;
}

/** The place of the nearest `SelectionMemory`. Throws outside one: only screens behind the guard may ask. */
export function useSlot(): Slot {
  const slot = useContext(SlotContext);
  if (!slot) throw new Error('useSelection needs a SelectionMemory above it.');
  return slot;
}
