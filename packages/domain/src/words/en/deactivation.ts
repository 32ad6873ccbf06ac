import { english } from '../english.ts';

/** The sentences of taking a device out of use (API-25). They come with the dialog, not with the pages that open it. */
export const deactivationWords = english({
  title: 'Deactivate {device}?',
  /** There is no way back: behaviour section 4. */
  consequence:
    'It will no longer deliver readings. This cannot be undone; only a new order brings a device back.',
  reason: 'Reason',
  reasonHint: 'Why is it taken out of use? It is kept with the order.',
  reasonRequired: 'Enter why the device is taken out of use.',
  cancel: 'Cancel',
  deactivate: 'Deactivate',
  busy: 'Deactivating...',
  done: '{device} was deactivated.',
  changed: 'The device was changed by someone else. The list is up to date now.',
});
