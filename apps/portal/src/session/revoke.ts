import { ApiError, createClient, sessionEndpoints } from '@rpm/api-client';

/** A server that could not be told is told once more after this. */
const againAfterMs = 5000;

/**
 * Tells the server that a session is over, without anybody waiting for it: the browser has forgotten the session
 * already. A server that did not understand is told once more, offline when the connection is back.
 *
 * @see NAV-08, behaviour 1b (header, nav, logout)
 */
export async function revoke(host: string, token: string): Promise<void> {
  const call = createClient({ host, token: () => token });
  const tell = () => call(sessionEndpoints.logout, {});
  try {
    await tell();
  } catch (error) {
    // A refusal means that the token is dead already.
    if (!(error instanceof ApiError) || (error.status >= 400 && error.status < 500)) return;
    const again = () => void tell().catch(() => {});
    if (navigator.onLine) setTimeout(again, againAfterMs);
    else addEventListener('online', again, { once: true });
  }
}
