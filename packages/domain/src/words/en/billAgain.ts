import { english } from '../english.ts';

/** The sentences of a bill that is made again. */
export const billAgainWords = english({
  open: 'Bill Again',
  /** Of a month that is open. */
  stays: 'The bill stays as it is until you bill again.',
  closed: 'The month is closed. An administrator must reopen it before you can bill again.',
  /** What of the bill would be another. */
  added: '{line} is reached now and is not on the bill.',
  gone: '{line} is on the bill and is no longer reached.',
  units: '{code}: {was} units on the bill, {is} now.',
  day: '{code}, date of service: {was} on the bill, {is} now.',
  price: '{code}, rate: {was} on the bill, {is} now.',
  diagnosis: 'Diagnosis: {was} on the bill, {is} now.',
  none: 'none',
  title: 'Bill {month} Again',
  says: 'The new bill takes the place of the old one in the claims that you export. If the old claim was sent, send the payer the new one as a correction.',
  same: 'Nothing has changed: the new bill is like the old one.',
  empty: 'Nothing can be billed any more. The new bill is empty, and no claim is exported.',
  totals: 'Billed: {was}. New bill: {is}.',
  reason: 'Reason',
  reasonHint: 'Kept with the bill and in the audit log.',
  submit: 'Bill Again',
  busy: 'Billing…',
  cancel: 'Cancel',
  errors: { reasonRequired: 'Enter a reason.' },
  done: 'Billed again: {amount}.',
});
