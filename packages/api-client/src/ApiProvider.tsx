import { createContext, type ReactNode, useContext } from 'react';
import { SWRConfig } from 'swr';
import type { Call } from './client.ts';

const ApiContext = createContext<Call | null>(null);

/**
 * Gives the tree below it a client and a fresh cache. The cache lives as long as the provider: give the provider
 * the session as its `key`, and one user's data never reaches the next.
 */
export function ApiProvider({ call, children }: { call: Call; children: ReactNode }) {
  return (
    <ApiContext value={call}>
      <SWRConfig value={cacheConfig}>{children}</SWRConfig>
    </ApiContext>
  );
}

const cacheConfig = {
  provider: () => new Map(),
  /** The user retries a failed read; nothing retries a 4xx by itself (behaviour 1a, 403). */
  shouldRetryOnError: false,
  /** Background reads would keep an idle session alive (behaviour R6). */
  revalidateOnFocus: false,
  revalidateOnReconnect: true,
};

/** The client of the nearest `ApiProvider`. Throws outside one. */
export function useApi(): Call {
  const call = useContext(ApiContext);
  if (!call) throw new Error('useApi needs an ApiProvider above it.');
  return call;
}
