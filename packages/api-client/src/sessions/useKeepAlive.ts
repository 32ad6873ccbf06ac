import { ApiError } from '../client/ApiError.ts';
import { useApi } from '../client/ApiProvider.tsx';
import { sessionEndpoints } from './calls.ts';

/**
 * Tells the server that the user is active, so that the session does not end there.
 *
 * @returns whether that is settled: the server has heard it, or has ended the session. Never rejects
 * @see SES-01, behaviour R7, 1b (session warning)
 */
export function useKeepAlive(): () => Promise<boolean> {
  const call = useApi();
  return () =>
    call(sessionEndpoints.keepAlive, {}).then(
      () => true,
      // What failed has been logged, and a 401 has ended the session.
      (error: unknown) => error instanceof ApiError && (error.fault === 'malformed' || error.status === 401),
    );
}
