import { useEffect, useRef } from 'react';
import { useApi } from './ApiProvider.tsx';
import type { Ask } from './client.ts';

/** How many components show what is read of a question, by the client that reads it. */
const shown = new WeakMap<Ask, Map<string, number>>();

/** Counts a component that shows a question; gives back what counts it out again. */
function show(call: Ask, question: string): () => void {
  const counts = shown.get(call) ?? new Map<string, number>();
  shown.set(call, counts);
  counts.set(question, (counts.get(question) ?? 0) + 1);
  return () => {
    const left = (counts.get(question) ?? 1) - 1;
    if (left > 0) counts.set(question, left);
    else counts.delete(question);
  };
}

/**
 * The client, for reads of which only the newest matters: a call aborts the one before it, and the last one is
 * aborted when the component goes away. So an older answer never overwrites a newer one (behaviour 1b, Orders).
 *
 * @param question names what is read where others may show it too: then a read is not aborted while somebody does. The
 *   next screen waits for the same answer, also for that which a write has asked for anew; left out, nobody else does
 */
export function useNewestCall(question?: string | null): Ask {
  const call = useApi();
  const running = useRef<AbortController>(null);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    const leave = question == null ? undefined : show(call, question);
    return () => {
      isMounted.current = false;
      leave?.();
      // After the present task: React's strict mode unmounts and mounts again in one go, and must not abort; and the next
      // screen is there by then.
      setTimeout(() => {
        if (isMounted.current) return;
        if (question == null || !shown.get(call)?.has(question)) running.current?.abort();
      });
    };
  }, [call, question]);
  return (endpoint, options) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    return call(endpoint, { ...options, signal: controller.signal });
  };
}
