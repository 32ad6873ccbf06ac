import { english } from '../english.ts';

/**
 * The sentences of the page of device orders, apart from `messages`, so that they come with it.
 *
 * Texts with a requirement id are exact, to the letter (product-spec.md). The others are ours and may be improved.
 */
export const clinicOrderWords = english({
  title: 'Device Orders',
  subtitle: 'All orders of your clinic, newest first',
  assign: 'Assign Device',
  tableName: 'Device orders',
  /** ORD-07 */
  empty: 'No Device Order Records Found',
  emptyReason: 'Orders appear here as soon as a provider places one.',
  noMatch: 'No order matches “{text}” in {by}. Check the spelling or search by something else.',
  /** ORD-06 */
  clearFilter: 'Clear Filter',
  searchBy: 'Search by',
  searchPlaceholder: 'Type to search',
  searchFor: 'Search by {by}',
  rowsPerPage: 'Rows per page',
  previous: 'Previous',
  next: 'Next',
  loading: {
    failed: 'Could not load the orders. Try again.',
    tookTooLong: 'Loading the orders took too long. Try again.',
  },
  range: {
    zero: '0 orders',
    one: '{from}–{to} of {count} order',
    other: '{from}–{to} of {count} orders',
  },
  /** STS-08, shown at the row and as a toast. */
  statusNotUpdated: 'Status not updated',
  statusUpdated: 'Order {orderId} is now {status}.',
  /** Behaviour 1c, two tabs: changed elsewhere. */
  wasChanged: 'Order {orderId} was changed by someone else. The list is up to date now.',
  /** What a toast about an order is about. */
  order: 'Order {orderId}',
  deliveryModeMissing: 'Delivery mode missing',
  noOrderId: 'This row has no order number and cannot be changed.',
  allDetails: 'All details',
  fewerDetails: 'Fewer details',
  /** STS-05: ours, because the specification gives only the sense. */
  deviceReady: 'The device is ready. Please inform the patient, who activates it with the serial number.',
  /** STS-06 */
  alreadyActivated: 'This Order is Already Activated.',
  /** STS-07 */
  deactivated: 'This Order is Deactivated.',
  busy: 'Saving...',
});
