import { english } from '../english.ts';

/** STS-01: the statuses of an order, and of the device in it. */
export const orderStatusWords = english({
  Submitted: 'Submitted',
  Processing: 'Processing',
  PickedUp: 'Picked Up',
  Shipped: 'Shipped',
  Activated: 'Activated',
  Deactivated: 'Deactivated',
});

/** REV-02, exact */
export const deliveryModeWords = english({ Pickup: 'Pickup', Mail: 'Mail' });
