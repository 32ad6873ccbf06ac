import { ApiError, useChangeOrderStatus } from '@rpm/api-client';
import { clinicOrderMessages, messages, type OrderStatus, spaced } from '@rpm/domain';
import { useRef, useState } from 'react';
import { useToast } from '../../providers/toast/index.ts';

/** What a row shows of its own change: that it runs, or why the last one did nothing. */
export interface RowState {
  isBusy: boolean;
  problem: string | null;
}

const atRest: RowState = { isBusy: false, problem: null };

/** What the user is told of a failed change, and whether the list is read again to show what is true now. */
function outcomeOf(error: unknown, orderId: string): { text: string; isReread: boolean } {
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 409) return { text: clinicOrderMessages.wasChanged(orderId), isReread: true };
  if (error.status === 403) return { text: messages.load.forbidden, isReread: false };
  // A success that cannot be read may be one all the same.
  if (error.fault === 'timeout' || error.fault === 'malformed')
    return { text: clinicOrderMessages.statusUnconfirmed, isReread: true };
  return { text: clinicOrderMessages.statusNotUpdated, isReread: error.status === 404 };
}

/**
 * Changes the status of orders, one change for each row at a time.
 *
 * A failure changes nothing on the screen and is told twice: at the row, where it stays, and as a toast (STS-08).
 *
 * @param reread reads the list again; the row stays busy until it is there, so a second press cannot run ahead
 */
export function useOrderActions(reread: () => Promise<void>) {
  const changeStatus = useChangeOrderStatus();
  const toast = useToast();
  const [rows, setRows] = useState<ReadonlyMap<string, RowState>>(new Map());
  const running = useRef(new Set<string>());

  const setRow = (orderId: string, state: RowState) =>
    setRows((before) => new Map(before).set(orderId, state));

  async function advance(orderId: string, to: OrderStatus) {
    if (running.current.has(orderId)) return;
    running.current.add(orderId);
    setRow(orderId, { isBusy: true, problem: null });
    try {
      await changeStatus({ orderId, status: to });
      toast.show({ kind: 'success', text: clinicOrderMessages.statusUpdated(orderId, spaced(to)) });
      await reread();
      setRow(orderId, atRest);
    } catch (error) {
      const { text, isReread } = outcomeOf(error, orderId);
      toast.show({ kind: 'error', text });
      if (isReread) await reread();
      setRow(orderId, { isBusy: false, problem: text });
    } finally {
      running.current.delete(orderId);
    }
  }

  return { advance, rowState: (orderId: string) => rows.get(orderId) ?? atRest };
}
