/** Where a device order stands. @see STS-01 */
export const orderStatuses = [
  'Submitted',
  'Processing',
  'PickedUp',
  'Shipped',
  'Activated',
  'Deactivated',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Whether a word from outside is a status, to the letter: other cases are other words (behaviour section 4). */
export function isOrderStatus(word: unknown): word is OrderStatus {
  return orderStatuses.some((status) => status === word);
}

/**
 * Whether an order shows its patient as the record has them now: it is under way, or its device is in use. One that is
 * over stays as it was.
 *
 * @see F5
 */
export const followsRecord = (status: string | null): boolean => status !== 'Deactivated';

/** The colors of a status badge. @see ORD-08 */
export type StatusTone = 'yellow' | 'green' | 'blue' | 'grey';

/** The color of a status, whatever its case; a word that is not named is grey. @see ORD-08 */
export function statusTone(status: string | null): StatusTone {
  switch (status?.replaceAll(' ', '').toLowerCase()) {
    case 'pickedup':
    case 'shipped':
      return 'yellow';
    case 'activated':
      return 'green';
    case 'processing':
      return 'blue';
    default:
      return 'grey';
  }
}

/** The statuses to which staff move an order on. @see STS-02, STS-03, STS-04 */
export type AdvanceTo = Extract<OrderStatus, 'Processing' | 'PickedUp' | 'Shipped'>;

/** What the action column offers a member of the clinic's staff for one order. */
export type StaffAction =
  /** A button that changes the status. @see STS-02, STS-03, STS-04 */
  | { kind: 'advance'; to: AdvanceTo }
  /** A button that only informs. @see STS-05 */
  | { kind: 'inform'; says: 'deviceReady' }
  /** An inert button that says why. @see STS-06, STS-07 */
  | { kind: 'inert'; says: 'alreadyActivated' | 'deactivated' }
  /** Nothing can be done: the delivery mode is missing, or the status is not one of ours. */
  | { kind: 'none'; because: 'deliveryModeMissing' | 'unknownStatus' };

/** The status to which staff can move an order on, or `null`. @see STS-02 to STS-04 */
function nextStatus(status: string | null, deliveryMode: string | null): AdvanceTo | null {
  if (status === 'Submitted') return 'Processing';
  if (status !== 'Processing') return null;
  if (deliveryMode === 'Pickup') return 'PickedUp';
  return deliveryMode === 'Mail' ? 'Shipped' : null;
}

/**
 * What staff can do with an order.
 *
 * @param status as the API sent it
 * @param deliveryMode as the API sent it; `null` when it is missing
 * @see STS-02 to STS-07
 */
export function staffAction(status: string | null, deliveryMode: string | null): StaffAction {
  const to = nextStatus(status, deliveryMode);
  if (to) return { kind: 'advance', to };
  switch (status) {
    case 'Processing':
      return { kind: 'none', because: 'deliveryModeMissing' };
    case 'PickedUp':
    case 'Shipped':
      return { kind: 'inform', says: 'deviceReady' };
    case 'Activated':
      return { kind: 'inert', says: 'alreadyActivated' };
    case 'Deactivated':
      return { kind: 'inert', says: 'deactivated' };
    default:
      return { kind: 'none', because: 'unknownStatus' };
  }
}

/** What comes of asking for a status: a change, nothing to do, or a refusal. */
export type Transition = 'change' | 'no-op' | 'conflict';

/**
 * The status machine of `update-device-order-status`, for the clinic's roles.
 *
 * Repeating the step that has just been made is harmless, so two clerks who press Acknowledge together get one
 * change and one no-op. Activation and deactivation have calls of their own and are conflicts here.
 *
 * @param deliveryMode decides how an order leaves Processing; unknown or missing: not at all
 * @see behaviour.md section 4
 */
export function staffTransition(from: OrderStatus, to: OrderStatus, deliveryMode: string | null): Transition {
  if (nextStatus(from, deliveryMode) === to) return 'change';
  const repeats = from === to && (from === 'Processing' || from === 'PickedUp' || from === 'Shipped');
  return repeats ? 'no-op' : 'conflict';
}
