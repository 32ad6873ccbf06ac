import { ApiError, useRanges, useSaveRange } from '@rpm/api-client';
import { type RangePayload, rangeMessages, type VitalKind } from '@rpm/domain';
import { useRef, useState } from 'react';
import { useToast } from '../../providers/toast/index.ts';

/**
 * Saves a range at the server, once. Who saves tells which version they have seen; when somebody else has saved
 * meanwhile nothing is replaced until the user saves again, knowing it (behaviour 1c, two tabs).
 */
export function useRangeSaving(userId: string, vital: VitalKind, onSaved: () => void) {
  const { loadable: history, reread } = useRanges(userId);
  const saveRange = useSaveRange();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isRunning = useRef(false);
  const isGone = useRef(false);
  /** The newest version that the user was told of. */
  const told = useRef<number>(null);

  /** 0 when it is not known: the server then refuses if there is any, which is right. */
  function newestVersion(): number {
    if (told.current !== null) return told.current;
    const rows = history.state === 'ready' ? history.data.rows : [];
    return rows.find((row) => row.vital === vital)?.version ?? 0;
  }

  async function save(payload: RangePayload) {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setProblem(null);
    try {
      await saveRange({ ...payload, userId, fromVersion: newestVersion() });
      toast.show({ kind: 'success', text: rangeMessages.saved });
      void reread();
      onSaved();
    } catch (error) {
      if (isChanged(error)) told.current = error.body.current;
      const text = problemOf(error);
      setProblem(text);
      // The result of a write is told even to who has closed the form (behaviour 1a, unmount).
      if (isGone.current) toast.show({ kind: 'error', text });
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }
  const leave = () => {
    isGone.current = true;
  };
  return { save, isBusy, problem, leave };
}

const isChanged = (error: unknown): error is ApiError & { body: { current: number } } =>
  error instanceof ApiError &&
  error.status === 409 &&
  typeof error.body === 'object' &&
  error.body !== null &&
  'current' in error.body &&
  typeof error.body.current === 'number';

function problemOf(error: unknown): string {
  if (isChanged(error)) return rangeMessages.changedElsewhere;
  if (error instanceof ApiError && error.status === 403) return rangeMessages.readOnly;
  if (error instanceof ApiError && error.fault === 'timeout') return rangeMessages.notConfirmed;
  return rangeMessages.notSaved;
}
