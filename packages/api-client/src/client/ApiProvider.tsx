import { createContext, type ReactNode, useContext } from 'react';
import type { Call } from './client.ts';

const ApiContext = createContext<Call | null>(null);

/** Gives the tree below it a client. Reads need a `CacheProvider` as well. */
export function ApiProvider({ call, children }: { call: Call; children: ReactNode }) {
  return <ApiContext value={call}>{children}</ApiContext>;
}

/** The client of the nearest `ApiProvider`. Throws outside one. */
export function useApi(): Call {
  const call = useContext(ApiContext);
  if (!call) throw new Error('useApi needs an ApiProvider above it.');
  return call;
}
