import type { SignedOn } from '@rpm/domain';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazily } from '../../hooks/lazily.ts';
import { useByItself } from './useByItself.ts';

const { load } = lazily(() => import('./trips.ts').then(({ finishTrip }) => finishTrip));

/** Takes what somebody came back with from a provider out of the address, where nobody finds it in the history, and shows it once. */
export function useReturned(onDone: (done: SignedOn) => void) {
  const [query, setQuery] = useSearchParams();
  // As it was when the page was opened.
  const [brought] = useState(() => {
    const state = query.get('state');
    const [code, error, iss] = [query.get('code'), query.get('error'), query.get('iss')];
    return state === null ? null : { state, code, error, iss };
  });
  const isTakenOut = useRef(false);
  useEffect(() => {
    // Once: what comes to stand in the address afterwards is not of the return.
    if (!brought || isTakenOut.current) return;
    isTakenOut.current = true;
    setQuery({}, { replace: true });
  }, [brought, setQuery]);
  return useByItself(brought && (async (call) => (await load())(call, brought)), onDone);
}
