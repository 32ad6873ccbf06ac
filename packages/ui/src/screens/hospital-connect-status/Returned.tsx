import { useFinishHospital } from '@rpm/api-client';
import { hospitalWords } from '@rpm/domain/words/hospital';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Banner } from '../../components/Banner/Banner.tsx';
import { useTask } from '../../hooks/useTask.ts';

const texts = hospitalWords.status;

interface ReturnedProps {
  userId: string;
  /** Whether a connection was ended since: then 'Connected' may be untrue. */
  isOver: boolean;
}

/**
 * Takes what a patient came back with from a hospital out of the address and sends it, once. It is good for one try: after
 * a failure the patient connects again.
 */
export function Returned({ userId, isOver }: ReturnedProps) {
  const [query, setQuery] = useSearchParams();
  const finish = useFinishHospital();
  const [isDone, setDone] = useState(false);
  const begun = useRef(false);
  const state = query.get('state');
  const { run, isBusy, problem } = useTask({
    name: texts.title,
    call: (brought: { state: string; code?: string; error?: string }) => finish({ userId, ...brought }),
    onDone: () => setDone(true),
  });
  useEffect(() => {
    if (state === null || begun.current) return;
    begun.current = true;
    const [code, error] = [query.get('code'), query.get('error')];
    void run({ state, ...(code ? { code } : { error: error || 'none' }) });
    // Nobody finds it in the history of the browser.
    setQuery({}, { replace: true });
  }, [state, query, setQuery, run]);
  if (problem)
    return (
      <Banner kind="danger" announce="alert">
        {problem}
      </Banner>
    );
  if (isBusy || (isDone && !isOver))
    return (
      <Banner kind={isDone ? 'success' : 'info'} announce="status">
        {isDone ? texts.connected : texts.finishing}
      </Banner>
    );
  return null;
}
