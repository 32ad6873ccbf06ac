import type { RateLine, RateLineFault } from '../../billing/rateImport.ts';
import { english } from '../english.ts';

/** The sentences of the import of rates. None of them is fixed by the specification. */
export const rateImportWords = english({
  title: 'Import Rates',
  says: 'You see what changes before anything is saved. No rate is ever taken away.',
  file: {
    label: 'File of rates',
    choose: 'Choose a File',
    chooseOther: 'Choose Another One',
    remove: 'Remove',
    rules:
      'A CSV file with the columns code, payer, locality, rate, from, to and source. Write "not covered" as the rate of a code that the payer does not pay.',
  },
  save: 'Save Rates as CSV',
  fileName: 'rates',
  import: 'Import',
  cancel: 'Cancel',
  busy: 'Importing…',
  done: { one: '{count} rate imported.', other: '{count} rates imported.' },
  changed: 'Someone else has changed a code. Review the updated differences.',
  counts: 'New: {added}. Changed: {changed}. As before: {same}.',
  differences: 'What changes',
  columns: { rate: 'Rate', before: 'Before', after: 'After' },
  kinds: { new: 'New', changed: 'Changed' } satisfies Record<Exclude<RateLine['kind'], 'same'>, string>,
  until: '{rate} until {to}',
  onward: '{rate} until further notice',
  nothing: 'None',
  wrong: 'Lines to correct',
  line: 'Line {line}',
  faults: {
    codeUnknown: 'Your clinic has no such code. Add the code first.',
    payerRequired: 'The payer is missing.',
    rateInvalid: 'The rate must be dollars and cents, 0 or more, such as 52.11.',
    fromInvalid: 'The first day is not a day, such as 2027-01-31.',
    toInvalid: 'The last day is not a day, or is before the first one.',
    tooLong: 'A text is too long.',
    twice: 'An earlier line has the same rate.',
    overlaps: 'Another rate of this payer and locality applies on these days. End that one in the same file.',
  } satisfies Record<Exclude<RateLineFault, 'tooManyOfCode'>, string>,
  tooManyOfCode: 'The code would have more than {count} rates.',
  errors: {
    required: 'Choose a file',
    tooLarge: 'The file is larger than {most} KB.',
    unreadable: "This isn't a CSV file in UTF-8. In the spreadsheet, choose “CSV UTF-8” to save it.",
    noHead: 'The first line must name the columns. Missing: {missing}',
    empty: 'The file holds no rates.',
    tooMany: 'The file holds more than {count} rates. Split it.',
    wrong: 'Correct the lines below, then choose the file again.',
    same: 'All of these rates are there already. Nothing changes.',
  },
});
