import { useApi } from '../ApiProvider.tsx';

/**
 * A clock that shows the server's time, so that a wrong clock of the computer starts no range in the wrong year.
 *
 * @see behaviour 1a, clock skew
 */
export function useServerNow(): () => Date {
  const { now } = useApi();
  return now ?? (() => new Date());
}
