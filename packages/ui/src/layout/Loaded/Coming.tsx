import { useSlow } from './useSlow.ts';

/**
 * Stands for a part that may turn out to be nothing, while that is not known: in a stack `in-order` what is below waits
 * for it, for some seconds at most.
 */
export function Coming() {
  return useSlow() ? null : <span data-coming="" hidden />;
}
