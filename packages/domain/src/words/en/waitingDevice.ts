import { english } from '../english.ts';

/** The sentences of devices whose readings came from a vendor, and which nobody has. @see RTE-07 */
export const waitingDeviceWords = english({
  title: {
    one: 'Readings came from {count} device that no one has',
    other: 'Readings came from {count} devices that no one has',
  },
  says: 'Link each to the patient who uses it. No reading is in a record until then.',
  list: 'Devices that no one has',
  failed: "Couldn't check for readings of unknown devices.",
  serial: 'Device {serial}',
  count: { one: '{count} reading', other: '{count} readings' },
  last: 'last {date}',
  link: 'Link to Patient',
  dismiss: 'Dismiss',
  of: 'the device {serial}',
  codeFailed: "Couldn't open this. Check your connection and try again.",
  dismissing: {
    title: 'Dismiss the readings of {serial}?',
    says: {
      one: "{count} reading is deleted. It is in no one's record.",
      other: "{count} readings are deleted. They are in no one's record.",
    },
    keep: 'Keep Them',
    busy: 'Dismissing…',
    done: 'Readings dismissed.',
    gone: 'No readings of this device are waiting anymore.',
  },
  dialog: {
    title: 'Whose device is {serial}?',
    patient: 'Choose the patient',
    device: 'Device of the patient',
    devicesLoading: {
      failed: "Couldn't load the patient's devices. Try again.",
      tookTooLong: "Loading the patient's devices took too long. Try again.",
    },
    noDevice: 'This patient has no device in use. Activate one first.',
    another: 'Choose Another Patient',
    says: 'Readings since the device was activated go into the record and count for billing. Older ones stay in the list.',
    cancel: 'Cancel',
    link: 'Link Device',
    busy: 'Linking…',
    done: {
      one: 'Device linked. {count} reading is in the record now.',
      other: 'Device linked. {count} readings are in the record now.',
    },
    doneEarlier:
      'Device linked. Readings in the record now: {count}. From before it was activated, still in the list: {earlier}.',
    cannotBe: 'This device is no longer in use, or measures something else. Choose another one.',
    gone: 'This device or its vendor is no longer here.',
  },
});
