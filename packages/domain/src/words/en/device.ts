import type { SerialFault } from '../../orders/serialNumber.ts';
import { english } from '../english.ts';

/** The sentences about a patient’s own devices. */

export const activateWords = english({
  title: 'Activate your device',
  serial: 'Serial number',
  activate: 'Activate',
  errors: {
    /** ACT-01, exact */
    serialRequired: 'Serial number is required to activate the device!',
    serialTooLong: 'This serial number is too long.',
    serialLetters: 'Use only letters from A to Z, numbers, and signs, as on the label.',
  } satisfies Record<SerialFault, string>,
  /** ACT-04, exact */
  failed: 'An error occurred',
  /** ACT-03: the server's text of a success. It holds the word that makes it one (behaviour R13). */
  done: 'Device Activated',
});

export const deviceStatusWords = english({
  /** STS-10, exact */
  submitted: 'Your Device Status is Submitted',
  /** STS-11, exact */
  activated: 'Your Device Status is Activated',
  /** STS-12, exact */
  other: 'Contact your healthcare provider to reactivate this device',
});
