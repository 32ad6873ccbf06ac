import { english } from '../english.ts';

/** The sentences of the page of device orders. */
export const clinicOrderWords = english({
  title: 'Device Orders',
  subtitle: "All of your clinic's orders, newest first",
  assign: 'Assign Device',
  tableName: 'Device orders',
  /** ORD-02 */
  columns: {
    number: 'Sr. No',
    orderId: 'Order ID',
    patientName: 'Patient Name',
    birthDate: 'Patient DOB',
    email: 'Patient Email',
    provider: 'Provider',
    vitals: 'Vital Measured',
    manufacturer: 'Manufacturer',
    deviceName: 'Device Name',
    deviceModel: 'Device Model',
    orderDate: 'Order Date',
    deliveryMode: 'Delivery Mode',
    status: 'Status',
    action: 'Action',
  },
  /** F9: beside the button that hands a device out. */
  dispatchSerial: { add: 'Add Serial', label: 'Serial number (optional)' },
  /** What the button of a row does, by the status it leads to or by what it says. */
  actions: {
    /** STS-02, exact */
    Processing: 'Acknowledge',
    /** STS-03, exact */
    PickedUp: 'Picked Up',
    /** STS-04, exact */
    Shipped: 'Shipped',
    /** STS-05, exact */
    deviceReady: 'Activate',
    /** STS-06, exact */
    alreadyActivated: 'Activated',
    /** STS-07, exact */
    deactivated: 'Deactivated',
  },
  /** ORD-07, exact */
  empty: 'No Device Order Records Found',
  emptyReason: 'Orders appear here when a provider places one.',
  noMatch: {
    patient: 'No patient matches “{text}”. Check the spelling or search by something else.',
    provider: 'No provider matches “{text}”. Check the spelling or search by something else.',
    orderId: 'No order ID matches “{text}”. Check the number or search by something else.',
    modeOfDelivery: 'No delivery mode matches “{text}”. Try Pickup or Mail.',
    status: 'No status matches “{text}”. Check the spelling or search by something else.',
  },
  /** ORD-06 */
  clearFilter: 'Clear Filter',
  searchBy: 'Search by',
  searchPlaceholder: 'Type to search',
  /** ORD-03 */
  searchFields: {
    patient: 'Patient',
    provider: 'Provider',
    orderId: 'Order ID',
    modeOfDelivery: 'Delivery Mode',
    status: 'Status',
  },
  searchFor: {
    patient: 'Search by Patient',
    provider: 'Search by Provider',
    orderId: 'Search by Order ID',
    modeOfDelivery: 'Search by Delivery Mode',
    status: 'Search by Status',
  },
  rowsPerPage: 'Rows per page',
  previous: 'Previous',
  next: 'Next',
  loading: {
    failed: "Couldn't load the orders. Try again.",
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
  wasChanged: 'Someone else changed order {orderId}. The list is now up to date.',
  /** What a toast about an order is about. */
  order: 'Order {orderId}',
  deliveryModeMissing: 'Delivery mode missing',
  allDetails: 'All details',
  fewerDetails: 'Fewer details',
  /** STS-05: ours, because the specification gives only the sense. */
  deviceReady: 'The device is ready. Please let the patient know: they activate it with the serial number.',
  /** STS-06, exact */
  alreadyActivated: 'This Order is Already Activated.',
  /** STS-07, exact */
  deactivated: 'This Order is Deactivated.',
  busy: 'Saving…',
});
