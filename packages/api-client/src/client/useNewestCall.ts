import { useEffect, useRef } from 'react';
import { useApi } from './ApiProvider.tsx';
import type { Ask } from './client.ts';

/**
 * The client, for reads of which only the newest matters: a call aborts the one before it, and the last one is
 * aborted when the component goes away. So an older answer never overwrites a newer one (behaviour 1b, Orders).
 */
export function useNewestCall(): Ask {
  const call = useApi();
  const running = useRef<AbortController>(null);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      // After the present task: React's strict mode unmounts and mounts again in one go, and must not abort.
      setTimeout(() => {
        if (!isMounted.current) running.current?.abort();
      });
    };
  }, []);
  return (endpoint, options) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    return call(endpoint, { ...options, signal: controller.signal });
  };
}
