import { useRanges, useSaveRange } from '@rpm/api-client';
import type { RangePayload, VitalKind } from '@rpm/domain';
import { rangeWords } from '@rpm/domain/words/range';
import { useRef } from 'react';
import { useTask } from '../../hooks/useTask.ts';

/**
 * Saves a range at the server, once. Who saves tells which version they have seen; when somebody else has saved
 * meanwhile nothing is replaced until the user saves again, knowing it (behaviour 1c, two tabs).
 */
export function useRangeSaving(userId: string, vital: VitalKind, onSaved: () => void) {
  const { loadable: history } = useRanges(userId);
  const saveRange = useSaveRange();
  /** The newest version that the user was told of. */
  const told = useRef<number>(null);

  /** 0 when it is not known: the server then refuses if there is any, which is right. */
  function newestVersion(): number {
    if (told.current !== null) return told.current;
    const rows = history.state === 'ready' ? history.data.rows : [];
    return rows.find((row) => row.vital === vital)?.version ?? 0;
  }
  return useTask({
    name: rangeWords.name,
    call: (payload: RangePayload) => saveRange({ ...payload, userId, fromVersion: newestVersion() }),
    says: { done: rangeWords.saved },
    refused: (error) => {
      const changed = saveRange.refusal(409, error);
      if (!changed) return undefined;
      told.current = changed.current;
      return rangeWords.changedElsewhere;
    },
    onDone: onSaved,
  });
}
