import { english } from '../english.ts';

/**
 * The sentences of Review Order and of the letter. Apart from `messages`, so that only the pages of ordering
 * load them.
 *
 * Texts with a requirement id are exact, to the letter (product-spec.md). The others are ours and may be improved.
 */
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
      patient: 'In force for this patient',
      unknown: 'The limits in force could not be loaded. This order leaves them as they are.',
    },
    period: '{start} to {end}',
    noDevice: 'No device is selected',
    noDeviceReason: 'Add a device, then come back to review the order.',
    nothing: 'There is no order to review',
    nothingReason: 'Choose a patient and a device first.',
    assign: 'Assign Device',
    deliveryRegion: 'Delivery',
    /** REV-02 */
    delivery: 'Delivery Option',
    /** REV-02 */
    modes: { Pickup: 'Pickup', Mail: 'Mail' },
    /** REV-03 */
    shipping: 'Shipping Address',
    savedAddress: 'Saved address',
    newAddress: 'New address',
    newAddressHint: 'Used for this order only',
    /** REV-05 */
    confirm: 'Confirm Order',
    busy: 'Placing the order...',
    summary: {
      Pickup: { one: '{count} device by Pickup for {name}', other: '{count} devices by Pickup for {name}' },
      Mail: { one: '{count} device by Mail for {name}', other: '{count} devices by Mail for {name}' },
      none: { one: '{count} device for {name}', other: '{count} devices for {name}' },
    },
    /** The design's count near the button when fields fail. */
    correct: {
      one: 'Correct {count} address field to confirm this order.',
      other: 'Correct {count} address fields to confirm this order.',
    },
    /** REV-06 */
    confirmedTitle: 'Order Confirmation',
    confirmed: {
      Pickup: {
        one: '{count} device for {name} waits for Pickup. Follow the order in Device Orders.',
        other: '{count} devices for {name} wait for Pickup. Follow the order in Device Orders.',
      },
      Mail: {
        one: '{count} device for {name} will be sent by Mail. Follow the order in Device Orders.',
        other: '{count} devices for {name} will be sent by Mail. Follow the order in Device Orders.',
      },
    },
    orderNumber: 'Order {orderId}',
    /** REV-06 */
    addDevice: 'Add Device',
    /** REV-06 */
    print: 'Print Order',
    /** The code of the dialog did not come: the order is placed all the same. */
    confirmedShort: 'The order was placed. Follow it in Device Orders.',
    deviceOrders: 'Device Orders',
    /** REV-08 */
    failed: 'The order could not be placed. Nothing was lost.',
    /** Behaviour 1b, 403. */
    forbidden: 'You may not place this order.',
    /** Behaviour 1b, timeout and an answer that cannot be read: the same key is sent again. */
    unconfirmed:
      'We could not confirm the order. Press Confirm Order again: it is placed only once, even if it was placed already.',
    /** The key of this order has been used with another content: an earlier try did arrive. */
    placedBefore:
      'An earlier try was placed after all, as the order was before you changed it. Look into Device Orders. Press Confirm Order again only if you want this one as well.',
    patientGone: '{name} is no longer a patient of your clinic. The order was not placed.',
    deviceGone:
      'Your clinic can no longer order: {names}. Remove it to place the order. Nothing else was lost.',
    gone: 'No longer offered by your clinic',
    inMemory:
      'This browser does not let us keep the order between visits. It is lost when you reload or close this tab.',
    rangeFailed: 'The range could not be opened. Check your connection, then try again.',
    patientLoading: {
      failed: 'Could not load the patient. Try again.',
      tookTooLong: 'Loading the patient took too long. Try again.',
    },
    devicesLoading: {
      failed: 'Could not load the devices. Try again.',
      tookTooLong: 'Loading the devices took too long. Try again.',
    },
    /** REV-05: why Confirm Order does nothing. */
    cannotConfirm: {
      notLoaded: 'The order can be confirmed when all of it is loaded.',
      noDevice: 'Add a device to place an order.',
      patientChanged: 'Another patient was chosen in another tab. Go back and choose the patient again.',
      noDeliveryMode: 'Choose Pickup or Mail to confirm.',
      addressErrors: 'Correct the address to confirm this order.',
      offline: 'You are offline. Try again when the connection is back.',
      recordIncomplete: 'The record of this patient has no birth date. Add it there to place an order.',
      noProvider: 'This patient has no provider, and a provider must order. Name one in the record.',
      deviceGone: 'Remove the device that your clinic no longer offers to confirm.',
    },
  },
  letter: {
    title: 'Device Allocation Letter',
    dear: 'Dear {name},',
    intro:
      'The devices below are allocated to you for remote patient monitoring. When a device arrives, log in, choose it under Your devices and press Activate. You will need the serial number printed on the back.',
    keep: 'Please keep this letter with your devices. If something is missing or does not work, call your clinic.',
    sincerely: 'Sincerely,',
    /** LET-02 */
    columns: { vitalType: 'Vital Type', deviceType: 'Device Type', model: 'Model', quantity: 'Quantity' },
  },
});
