import type { Credentials, SessionRecord } from '@rpm/domain';
import { useApi } from '../ApiProvider.tsx';
import { sessionEndpoints } from '../endpoints/session.ts';

/**
 * Starts a session.
 *
 * @returns a function that resolves with the token and the user record, or rejects with an `ApiError`: 401 when name
 * or password is wrong, 429 after too many tries
 */
export function useLogin(): (credentials: Credentials, signal?: AbortSignal) => Promise<SessionRecord> {
  const call = useApi();
  return (credentials, signal) => call(sessionEndpoints.login, { body: credentials, signal });
}
