import { useApi } from '../ApiProvider.tsx';
import { sessionEndpoints } from '../endpoints/session.ts';

/** Tells the server that the user is active, so that the session does not end there. @see SES-01, behaviour R7 */
export function useKeepAlive(): () => void {
  const call = useApi();
  // A failure has been logged, and a 401 has ended the session; the next activity tries again.
  return () => void call(sessionEndpoints.keepAlive, {}).catch(() => {});
}
