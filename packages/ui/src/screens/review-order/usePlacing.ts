import { ApiError, newIdempotencyKey, usePlaceOrder } from '@rpm/api-client';
import {
  type DeliveryMode,
  type OrderDraft,
  orderMessages,
  type PlacedOrder,
  placementOf,
} from '@rpm/domain';
import { useEffect, useRef, useState } from 'react';
import { type SelectionStore, useSelection } from '../../providers/selection/index.ts';
import { useToast } from '../../providers/toast/index.ts';

const { review } = orderMessages;

/** Why an order was not placed, or that nobody knows. @see behaviour 1b, Review Order */
export type PlacingProblem =
  | { kind: 'failed'; text: string }
  | { kind: 'unconfirmed' | 'placedBefore' | 'notFound'; text: string };

/** A try that never got an answer may have arrived all the same; a server that says no has placed nothing. */
function problemOf(error: ApiError): PlacingProblem {
  const { fault, status, serverMessage } = error;
  if (fault !== 'status' || status === 409 || status === 504) {
    return { kind: 'unconfirmed', text: review.unconfirmed };
  }
  if (status === 422) return { kind: 'placedBefore', text: review.placedBefore };
  if (status === 403) return { kind: 'failed', text: review.forbidden };
  if (status === 404) return { kind: 'notFound', text: serverMessage ?? review.failed };
  const says = (status === 400 || status === 429) && serverMessage ? ` ${serverMessage}` : '';
  return { kind: 'failed', text: review.failed + says };
}

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

/**
 * Places the order, one try at a time. All tries of one order, also after coming back to the screen, have its key, so
 * that there is at most one order (behaviour 1b and 1c). Who has left the screen is told by a toast.
 *
 * @param onNotFound the patient or a device is gone: read both again
 */
export function usePlacing(onNotFound: () => void) {
  const placeOrder = usePlaceOrder();
  const { store } = useSelection();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<PlacingProblem | null>(null);
  const [placed, setPlaced] = useState<Placed | null>(null);
  const isRunning = useRef(false);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  function fail(error: unknown) {
    if (!(error instanceof ApiError)) throw error;
    const next = problemOf(error);
    if (next.kind === 'placedBefore') renewKey(store);
    if (next.kind === 'notFound') onNotFound();
    setProblem(next);
    if (!isHere.current) toast.show({ kind: 'error', text: next.text });
  }

  async function place(draft: OrderDraft, mode: DeliveryMode, key: string) {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setProblem(null);
    try {
      const { data } = await placeOrder(placementOf(draft, mode), key);
      setPlaced({ draft, mode, answer: data });
      if (store.get().selection?.orderKey === key) store.finish();
      if (!isHere.current) toast.show({ kind: 'success', text: review.confirmedShort });
    } catch (error) {
      fail(error);
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  /** Another delivery is another try: that the one before failed says nothing of it. What may have been placed stays said. */
  const forgetFailure = () => setProblem((known) => (known?.kind === 'failed' ? null : known));

  return { place, forgetFailure, isBusy, problem, placed };
}
