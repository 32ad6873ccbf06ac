import { useState } from 'react';

/** The patients of a month that are chosen to be billed. */
export interface Chosen {
  ids: ReadonlySet<string>;
  choose: (userId: string, isChosen: boolean) => void;
  clear: () => void;
}

const nobody: ReadonlySet<string> = new Set();

/** Who is chosen; of another month or provider nobody. @param of what the choice belongs to */
export function useChosen(of: string): Chosen {
  const [kept, setKept] = useState({ of, ids: nobody });
  const ids = kept.of === of ? kept.ids : nobody;
  return {
    ids,
    choose(userId, isChosen) {
      const next = new Set(ids);
      if (isChosen) next.add(userId);
      else next.delete(userId);
      setKept({ of, ids: next });
    },
    clear: () => setKept({ of, ids: nobody }),
  };
}
