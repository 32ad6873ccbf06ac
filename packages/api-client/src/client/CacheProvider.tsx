import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';

const settings = {
  provider: () => new Map(),
  /** The user retries a failed read; nothing retries a 4xx by itself (behaviour 1a, 403). */
  shouldRetryOnError: false,
  /** Reads that nobody asked for would keep an idle session alive (behaviour R6). */
  revalidateOnFocus: false,
  revalidateOnReconnect: true,
};

/**
 * Holds what the tree below it has read, as long as it is mounted. Give it the session as its `key`: then nothing
 * that one user read reaches the next (behaviour R23). Apart from `ApiProvider`, so that the log in page, which
 * reads nothing, does not load a cache.
 */
export function CacheProvider({ children }: { children: ReactNode }) {
  return <SWRConfig value={settings}>{children}</SWRConfig>;
}
