import { limits } from '@rpm/domain';
import { useSlow } from './useSlow.ts';

/**
 * Stands for a part that may turn out to be nothing, while that is not known: in a stack `in-order` what is below waits
 * for it, for a second at most.
 */
export function Coming() {
  return useSlow(limits.partsWaitMs) ? null : <span data-coming="" hidden />;
}
