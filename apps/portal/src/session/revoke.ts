import { ApiError, createClient, sessionEndpoints } from '@rpm/api-client';

/**
 * Tells the server that a session is over, without anybody waiting for it: the browser has forgotten the session
 * already. When the server cannot be reached it is told once more when the connection is back (behaviour 1b, logout).
 */
export async function revoke(host: string, token: string): Promise<void> {
  const call = createClient({ host, token: () => token });
  try {
    await call(sessionEndpoints.logout, {});
  } catch (error) {
    // A refusal means that the token is dead already.
    if (!(error instanceof ApiError) || error.fault !== 'network') return;
    addEventListener('online', () => void call(sessionEndpoints.logout, {}).catch(() => {}), { once: true });
  }
}
