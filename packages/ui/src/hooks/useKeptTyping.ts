import { useRef, useState } from 'react';
import { type Slot, useSlot } from '../providers/memory/SessionMemory.tsx';

/**
 * What is typed into a form and outlives its page, with what the server had when it was typed: whoever opens the page again
 * is told of what somebody else changed meanwhile, and does not undo it unknowingly.
 *
 * @param name of the one form that keeps it there
 * @param known what the server has now
 * @returns the slot for `useSchemaForm`, and `seen`: what the server had, as far as the form knows
 * @see behaviour 1c
 */
export function useKeptTyping<Typed, Known>(name: string, known: Known) {
  const slot = useSlot<{ typed: Partial<Typed>; seen: Known }>(name);
  const seen = useRef(slot.value?.seen ?? known);
  const [kept] = useState(
    (): Slot<Partial<Typed>> => ({
      get value() {
        return slot.value?.typed ?? null;
      },
      set value(typed) {
        slot.value = typed && { typed, seen: seen.current };
      },
    }),
  );
  return { kept, seen };
}
