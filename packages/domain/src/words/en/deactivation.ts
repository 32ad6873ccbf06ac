import { english } from '../english.ts';

/** The sentences of deactivating a device (API-25). They come with the dialog, not with the pages that open it. */
export const deactivationWords = english({
  title: 'Deactivate {device}?',
  /** There is no way back: behaviour section 4. */
  consequence: "It will stop sending readings. You can't undo this; to replace it, place a new order.",
  reason: 'Reason',
  reasonHint: 'Why are you deactivating it? The reason is saved with the order.',
  reasonRequired: 'Enter a reason for deactivating the device.',
  cancel: 'Cancel',
  deactivate: 'Deactivate',
  busy: 'Deactivating…',
  done: '{device} was deactivated.',
  changed: 'Someone else changed this device. The list is now up to date.',
});
