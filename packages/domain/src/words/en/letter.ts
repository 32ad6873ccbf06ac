import { english } from '../english.ts';

/** The sentences of the letter that goes with an order. It comes with the confirmation and not before. */
export const letterWords = english({
  title: 'Device Allocation Letter',
  dear: 'Dear {name},',
  intro:
    "These devices are for monitoring your health at home. When a device arrives, log in, choose it under Your devices and press Activate. You'll need the serial number printed on the back.",
  keep: "Please keep this letter with your devices. If something is missing or doesn't work, call your clinic.",
  sincerely: 'Sincerely,',
  /** LET-02, exact */
  columns: { vitalType: 'Vital Type', deviceType: 'Device Type', model: 'Model', quantity: 'Quantity' },
});
