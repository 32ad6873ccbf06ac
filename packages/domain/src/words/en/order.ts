import { english } from '../english.ts';

/** The sentences of Review Order. */
export const orderWords = english({
  review: {
    title: 'Review Order',
    back: 'Back to Assign Device',
    patient: 'Patient',
    birthDate: 'Date of birth',
    gender: 'Gender',
    provider: 'Provider',
    clinic: 'Clinic',
    selectedDevices: 'Selected Devices',
    model: '{brand}, model {model}',
    editRange: 'Edit Range',
    removeDevice: 'Remove Device',
    removed: '{name} was removed from the order.',
    undo: 'Undo',
    cautiousOutside: 'Cautious outside',
    criticalOutside: 'Critical outside',
    /** How a limit is written where one end is open. */
    from: 'below {min}',
    upTo: 'above {max}',
    /** Whose limits a vital shows. */
    origin: {
      order: 'Set for this order',
      patient: 'Current limits',
      unknown: "We couldn't load the current limits. This order won't change them.",
    },
    period: '{start} to {end}',
    endless: 'from {start} until changed',
    noDevice: 'No device selected',
    noDeviceReason: 'Add a device, then come back to review the order.',
    nothing: 'No order to review',
    nothingReason: 'Choose a patient and a device first.',
    assign: 'Assign Device',
    deliveryRegion: 'Delivery',
    /** REV-02 */
    delivery: 'Delivery Option',
    /** REV-03 */
    shipping: 'Shipping Address',
    savedAddress: 'Saved address',
    newAddress: 'New address',
    newAddressHint: 'Used for this order only',
    /** REV-05, exact */
    confirm: 'Confirm Order',
    busy: 'Placing order…',
    summary: {
      Pickup: { one: '{count} device by Pickup for {name}', other: '{count} devices by Pickup for {name}' },
      Mail: { one: '{count} device by Mail for {name}', other: '{count} devices by Mail for {name}' },
      none: { one: '{count} device for {name}', other: '{count} devices for {name}' },
    },
    /** The design's count near the button when fields fail. */
    correct: {
      one: 'Fix {count} address field to confirm this order.',
      other: 'Fix {count} address fields to confirm this order.',
    },
    /** REV-06, exact */
    confirmedTitle: 'Order Confirmation',
    confirmed: {
      Pickup: {
        one: '{count} device for {name} will be ready for pickup. Track it in Device Orders.',
        other: '{count} devices for {name} will be ready for pickup. Track them in Device Orders.',
      },
      Mail: {
        one: '{count} device for {name} will be mailed. Track it in Device Orders.',
        other: '{count} devices for {name} will be mailed. Track them in Device Orders.',
      },
    },
    orderNumber: 'Order {orderId}',
    /** REV-06, exact */
    addDevice: 'Add Device',
    /** REV-06, exact. The clinic's, which in Spanish is not called as the home of a patient. */
    toDashboard: 'Go to Dashboard',
    /** REV-06, exact */
    print: 'Print Order',
    /** The dialog's code didn't load; the order is placed. */
    confirmedShort: 'The order was placed. Track it in Device Orders.',
    deviceOrders: 'Device Orders',
    /** REV-08, exact */
    failed: 'The order could not be placed. Nothing was lost.',
    /** Behaviour 1b, 403. */
    forbidden: "You don't have permission to place this order.",
    /** Behaviour 1b, timeout and an answer that cannot be read: the same key is sent again. */
    unconfirmed: "We couldn't confirm the order. Press Confirm Order again. It won't be placed twice.",
    /** The key of this order was used with other content: an earlier attempt did arrive. */
    placedBefore:
      'Your first attempt went through before your changes. Check Device Orders. Press Confirm Order again only if you want this order too.',
    patientGone: "{name} is no longer your clinic's patient. The order wasn't placed.",
    deviceGone:
      'Your clinic can no longer order {names}. Remove it to place the order. Everything else is still here.',
    gone: 'No longer offered by your clinic',
    inMemory: "Your browser blocks saved orders. You'll lose this order if you reload or close this tab.",
    rangeFailed: "Couldn't open the range. Check your connection and try again.",
    patientLoading: {
      failed: "Couldn't load the patient. Try again.",
      tookTooLong: 'Loading the patient took too long. Try again.',
    },
    devicesLoading: {
      failed: "Couldn't load the devices. Try again.",
      tookTooLong: 'Loading the devices took too long. Try again.',
    },
    /** REV-05: why Confirm Order does nothing. */
    cannotConfirm: {
      notLoaded: 'Loading the order…',
      noDevice: 'Add a device to place an order.',
      patientChanged: 'A different patient was chosen in another tab. Go back and choose the patient again.',
      noDeliveryMode: 'Choose Pickup or Mail to confirm.',
      addressErrors: 'Fix the address to confirm this order.',
      offline: "You're offline. Try again when you're back online.",
      recordIncomplete: "This order needs the patient's date of birth. Add it to the patient's record.",
      noProvider: "This order needs a provider. Add one to the patient's record.",
      deviceGone: 'To confirm, remove the device your clinic no longer offers.',
    },
  },
});
