import { createContext, type ReactNode, useContext, useState } from 'react';

/** A place for one value, which whoever holds the slot reads and writes. Writing draws nothing anew. */
export interface Slot<T> {
  value: T | null;
}

const MemoryContext = createContext<Map<string, Slot<unknown>> | null>(null);

/**
 * Holds what outlives a screen and no session: the order in the making, a text that is not sent yet. It is in no
 * storage, so it is gone with the tab.
 */
export function SessionMemory({ children }: { children: ReactNode }) {
  const [slots] = useState(() => new Map<string, Slot<unknown>>());
  return <MemoryContext value={slots}>{children}</MemoryContext>;
}

/**
 * The slot of a name in the nearest `SessionMemory`, the same one each time. Throws outside one: only screens behind
 * the guard may ask.
 *
 * @param name of the one module that puts a `T` there
 */
export function useSlot<T>(name: string): Slot<T> {
  const slots = useContext(MemoryContext);
  if (!slots) throw new Error('useSlot needs a SessionMemory above it.');
  const slot = slots.get(name) ?? { value: null };
  slots.set(name, slot);
  return slot as Slot<T>;
}
