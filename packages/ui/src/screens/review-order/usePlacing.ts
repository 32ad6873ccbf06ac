import { ApiError, isUnconfirmed, newIdempotencyKey, usePlaceOrder } from '@rpm/api-client';
import { type DeliveryMode, type OrderDraft, type PlacedOrder, placementOf } from '@rpm/domain';
import { orderWords } from '@rpm/domain/words/order';
import { taskWords } from '@rpm/domain/words/task';
import { useState } from 'react';
import { useTask } from '../../hooks/useTask.ts';
import type { SelectionStore } from '../../providers/selection/selectionStore.ts';
import { useSelection } from '../../providers/selection/useSelection.ts';

const { review } = orderWords;

/** Why an order was not placed, or that nobody knows. @see behaviour 1b, Review Order */
export interface PlacingProblem {
  kind: 'failed' | 'unconfirmed' | 'placedBefore' | 'notFound';
  text: string;
}

/** What a failure means. A try that never got an answer may have arrived all the same; a server that says no has placed nothing. */
function kindOf(error: unknown): PlacingProblem['kind'] {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.fault !== 'status' || error.status === 409 || error.status === 504) return 'unconfirmed';
  return error.status === 422 ? 'placedBefore' : error.status === 404 ? 'notFound' : 'failed';
}

function textOf(error: unknown): string | undefined {
  const says = error instanceof ApiError ? error.serverMessage : null;
  switch (kindOf(error)) {
    case 'unconfirmed':
      return navigator.onLine || isUnconfirmed(error) ? review.unconfirmed : taskWords.offline;
    case 'placedBefore':
      return review.placedBefore;
    case 'notFound':
      return says ?? review.failed;
    default:
      if (!(error instanceof ApiError)) return review.failed;
      // The clinic wants orders to wait while a license has expired: the server says so.
      if (error.status === 403) return isAboutLicense(error) ? (says ?? undefined) : review.forbidden;
      return says && [400, 429].includes(error.status) ? `${review.failed} ${says}` : undefined;
  }
}

/** Whether an order was refused because no license of its provider holds. @see SCR-09 */
const isAboutLicense = ({ body }: ApiError) =>
  typeof body === 'object' && body !== null && 'code' in body && body.code === 'licenseExpired';

/** What was placed: what the confirmation and the letter tell of. */
export interface Placed {
  draft: OrderDraft;
  mode: DeliveryMode;
  answer: PlacedOrder['data'];
}

/** After another content was refused under the key of the order, a further try is another order. */
function renewKey(store: SelectionStore) {
  const { selection } = store.get();
  if (selection) store.edit({ ...selection, orderKey: newIdempotencyKey() });
}

/** One try: what is ordered, and the key of the order. */
interface Try {
  draft: OrderDraft;
  mode: DeliveryMode;
  key: string;
}

/**
 * Places the order, one try at a time. All tries of one order, also after coming back to the screen, have its key, so
 * that there is at most one order (behaviour 1b and 1c). Who has left the screen is told by a toast.
 */
export function usePlacing() {
  const placeOrder = usePlaceOrder();
  const { store } = useSelection();
  const [placed, setPlaced] = useState<Placed | null>(null);
  const { run, isBusy, problem, cause, clear } = useTask({
    name: review.title,
    call: async ({ draft, mode, key }: Try) => {
      const { data } = await placeOrder(placementOf(draft, mode), key);
      setPlaced({ draft, mode, answer: data });
      if (store.get().selection?.orderKey === key) store.finish();
    },
    says: { doneAway: review.confirmedShort, failed: review.failed },
    refused: (error) => {
      if (kindOf(error) === 'placedBefore') renewKey(store);
      return textOf(error);
    },
  });
  return {
    place: (draft: OrderDraft, mode: DeliveryMode, key: string) => run({ draft, mode, key }),
    isBusy,
    /** Another delivery is another try: that the last one failed says nothing of it. What may have been placed stays said. */
    forgetFailure: () => {
      if (problem !== null && kindOf(cause) === 'failed') clear();
    },
    problem: problem === null ? null : { kind: kindOf(cause), text: problem },
    placed,
  };
}
