import { english } from '../english.ts';

/** Saving the readings that somebody shares. None of the sentences is fixed by the specification. @see SCR-07 */
export const friendReadingsWords = english({
  title: 'Download readings',
  which: 'Which readings?',
  count: { zero: 'No readings yet', one: '{count} reading', other: '{count} readings' },
  as: 'What kind of file?',
  pdf: 'PDF',
  pdfNote: 'To read and print',
  newest: 'The newest {count} are in it.',
  csv: 'Table (CSV)',
  csvNote: 'For a spreadsheet',
  careful: 'Anyone who opens the file can read it. Keep it in a safe place.',
  download: 'Download',
  busy: 'Getting it…',
  cancel: 'Cancel',
  done: 'The readings are saved. Look in your downloads.',
  loading: {
    failed: "Couldn't load these readings. Try again.",
    tookTooLong: 'Loading these readings took too long. Try again.',
  },
  /** What stands in the PDF. */
  sheet: {
    of: '{vital} of {name}',
    saved: 'Saved {moment}',
    time: 'When',
    value: 'Reading',
    class: 'Class',
    page: 'Page {at} of {count}',
  },
});
