import { ApiError, type endpoints, type Write } from '@rpm/api-client';
import type { OrderStatus } from '@rpm/domain';
import { clinicOrderWords } from '@rpm/domain/words/clinicOrder';
import { statusName } from '../../hooks/names.ts';
import { useTask } from '../../hooks/useTask.ts';

/** Gives an order its next status. */
export type ChangeStatus = Write<(typeof endpoints)['updateDeviceOrderStatus']>;

/** The next status, with the serial number of the device that is handed out or sent, where somebody typed it (F9). */
interface OrderMove {
  status: OrderStatus;
  deviceSerialId?: string;
}

/**
 * Changes the status of one order. A failure changes nothing on the screen and is told twice: at the row, where it
 * stays, and as a toast (STS-08). The row stays busy until the list is read again, so a second press cannot run ahead.
 */
export function useOrderTask(orderId: string, change: ChangeStatus) {
  const { order, wasChanged, statusUpdated, statusNotUpdated } = clinicOrderWords;
  return useTask({
    name: order({ orderId }),
    call: (move: OrderMove) => change({ orderId, ...move }),
    until: change.reread,
    says: {
      done: (_, { status }) => statusUpdated({ orderId, status: statusName(status) }),
      failed: statusNotUpdated,
    },
    refused: (error) =>
      error instanceof ApiError && error.status === 409 ? wasChanged({ orderId }) : undefined,
    isToldTwice: true,
  });
}
