import { ApiError, type Ask, type Call, useApi } from '@rpm/api-client';
import { useMemo } from 'react';

/**
 * The calls of a page that sends what somebody typed without `useTask`. While the browser is offline nothing is sent: each call
 * rejects as one that met no network, which its form says, and what was typed stays.
 *
 * @see behaviour 1a (offline)
 */
export function useSending(): Call {
  const call = useApi();
  return useMemo(() => {
    const send: Ask = (endpoint, options) =>
      navigator.onLine ? call(endpoint, options) : Promise.reject(new ApiError('network', 0));
    return Object.assign(send, { clock: call.clock, log: call.log, host: call.host });
  }, [call]);
}
