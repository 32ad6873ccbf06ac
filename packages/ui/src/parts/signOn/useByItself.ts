import type { Call } from '@rpm/api-client';
import { loginWords } from '@rpm/domain/words/login';
import { taskWords } from '@rpm/domain/words/task';
import { useEffect, useRef, useState } from 'react';
import type { FormOutcome } from '../../hooks/usePlainForm.ts';
import { useSending } from '../../hooks/useSending.ts';

/**
 * Does, once, what a page is opened for, without a press.
 *
 * @param work with its code; `null`: there is nothing to do
 */
export function useByItself<T>(
  work: ((call: Call) => Promise<FormOutcome<T>>) | null,
  onDone: (value: T) => void,
): { isBusy: boolean; problem: string | null } {
  const call = useSending();
  const [isBusy, setBusy] = useState(work !== null);
  const [problem, setProblem] = useState<string | null>(null);
  const begun = useRef(false);
  useEffect(() => {
    if (!work || begun.current) return;
    begun.current = true;
    const unavailable = navigator.onLine ? loginWords.unavailable : taskWords.offline;
    void work(call)
      .catch((): FormOutcome<T> => ({ kind: 'problem', text: unavailable }))
      .then((outcome) => {
        if (outcome.kind === 'done') return onDone(outcome.value);
        setBusy(false);
        setProblem(outcome.kind === 'problem' ? outcome.text : unavailable);
      });
  }, [work, call, onDone]);
  return { isBusy, problem };
}
