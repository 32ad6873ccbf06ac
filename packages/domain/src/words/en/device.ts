import { english } from '../english.ts';

/** The sentences about a patient’s own devices. */

export const activateWords = english({
  title: 'Activate your device',
  serial: 'Serial number',
  activate: 'Activate',
  /** ACT-01 */
  serialRequired: 'Serial number is required to activate the device!',
  serialTooLong: 'A serial number has at most 64 characters.',
  /** ACT-04 */
  failed: 'An error occurred',
  /** ACT-03: the server's text of a success. It holds the word that makes it one (behaviour R13). */
  done: 'Device Activated',
});

export const deviceStatusWords = english({
  /** STS-10 */
  submitted: 'Your Device Status is Submitted',
  /** STS-11 */
  activated: 'Your Device Status is Activated',
  /** STS-12 */
  other: 'Contact your healthcare provider to reactivate this device',
});
