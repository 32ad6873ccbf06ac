import type { UserNow } from '@rpm/domain';
import { ApiError } from '../client/ApiError.ts';
import { useApi } from '../client/ApiProvider.tsx';
import { sessionEndpoints } from './calls.ts';

/**
 * Tells the server that the user is active, so that the session does not end there.
 *
 * @param onUser gets what the user and the clinic are called by now
 * @returns whether that is settled: the server has heard it, or has ended the session. Never rejects
 * @see SES-01, behaviour R7, 1b (session warning)
 */
export function useKeepAlive(onUser: (user: UserNow) => void): () => Promise<boolean> {
  const call = useApi();
  return () =>
    call(sessionEndpoints.keepAlive, {}).then(
      ({ user }) => {
        onUser(user);
        return true;
      },
      // What failed has been logged, and a 401 has ended the session.
      (error: unknown) => error instanceof ApiError && (error.fault === 'malformed' || error.status === 401),
    );
}
