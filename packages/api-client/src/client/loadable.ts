import { ApiError } from './ApiError.ts';

/** What a read is at any moment: loading, failed, or there. A screen draws it with `<Loaded>`. */
export type Loadable<T> =
  | { state: 'loading' }
  | { state: 'failed'; error: ApiError; retry: () => void }
  | {
      state: 'ready';
      data: T;
      /** The data of an earlier question is shown while the answer to the present one is on its way. */
      isUpdating: boolean;
      /** The last attempt to read it again failed; what is shown is the last good data. */
      error: ApiError | null;
      retry: () => void;
    };

/** The parts of an SWR answer that a `Loadable` is made of. */
interface SwrAnswer<T> {
  data: T | undefined;
  error: unknown;
  isLoading: boolean;
  isValidating: boolean;
  mutate: () => Promise<unknown>;
}

/**
 * Turns an answer of SWR into a `Loadable`.
 *
 * A failure with data at hand keeps the data and says that it is old (behaviour 1a, 500); a refusal does not, since
 * what may no longer be read must no longer be shown (behaviour 1b, Orders, 403).
 */
export function toLoadable<T>({ data, error, isLoading, isValidating, mutate }: SwrAnswer<T>): Loadable<T> {
  const retry = () => void mutate().catch(() => {});
  const failure = error === undefined || error === null ? null : toApiError(error);
  if (data !== undefined && !isRefusal(failure)) {
    return { state: 'ready', data, isUpdating: isLoading || isValidating, error: failure, retry };
  }
  if (failure && !isValidating) return { state: 'failed', error: failure, retry };
  return { state: 'loading' };
}

const isRefusal = (error: ApiError | null) => error !== null && [401, 403, 404].includes(error.status);

const toApiError = (error: unknown) => (error instanceof ApiError ? error : new ApiError('network', 0));
