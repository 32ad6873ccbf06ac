/**
 * The answer key of the demo data: what each label means. `docs/demo-patients.md` lists who bears which.
 *
 * The first group is about how the readings run, the second about odd records of patients, the third about odd orders.
 */
export const readingLabels = {
  'no-device': 'has no activated device and no readings',
  steady: 'normal readings on most days of six months',
  sparse: 'normal readings every third day',
  rising: 'normal readings, and in the last six weeks higher and higher ones among them, up to critical',
  unsettled: 'normal readings on most days, with cautious and critical ones among them',
  'answers-to-medication':
    'high blood pressure until a note says that a medicine was started, 30 days ago; normal since',
  silent: 'a silent device: normal readings that stop 21 days before the start day',
  'sixteen-days': 'readings on exactly 16 of the last 30 days: the least for a month of device supply',
  'fifteen-days': 'readings on exactly 15 of the last 30 days: one too few for a month of device supply',
  'just-started': 'readings since 3 days before the start day',
} as const;

export const patientLabels = {
  'birth-date-missing': 'no birth date',
  'birth-date-unreadable': 'a birth date that is no date',
  'birth-date-impossible': 'a birth date that no calendar has: 30 February',
  'leap-day-birth': 'born on 29 February',
  'long-name': 'a name of 200 characters',
  'rtl-name': 'a name written from right to left',
  'xss-name': 'a name that is HTML with a script',
  'attribute-name': 'a name that would break out of an HTML attribute',
  'proto-name': 'a name that is a property of every JavaScript object',
  'formula-name': 'a name that a spreadsheet would run',
  'number-name': 'a name that is a number, which objects would sort first',
  'accents-name': 'a name with accents and an apostrophe',
  'like-name': 'a name with the wildcards of a database search',
  'same-name-a': 'one of two patients with one name',
  'same-name-b': 'the other of two patients with one name',
  'one-word-name': 'a last name only',
  'spaces-name': 'a name with spaces around it',
} as const;

export const orderLabels = {
  'status-unknown': 'a status word that is none of ours',
  'status-other-case': 'a status word in lower case',
  'mode-missing': 'no delivery mode, in Processing: it cannot leave',
  'mode-unknown': 'a delivery mode that is none of ours',
  'provider-text': 'the provider as one text',
  'provider-part': 'the provider as an object with a last name only',
  'provider-empty': 'the provider as an object with nothing in it',
  'provider-missing': 'no provider',
  'provider-number': 'the provider as a number',
  'vitals-text': 'the vitals as one text instead of an array',
  'vitals-mixed': 'the vitals as an array with things that are no text',
  'vitals-missing': 'no vitals',
  'device-missing': 'no device parts',
  'id-odd': 'an order number with characters that addresses and patterns treat specially',
  'id-long': 'an order number of 64 characters',
  'midnight-first': 'placed in the first second of a day (UTC)',
  'midnight-last': 'placed in the last second of a day (UTC)',
  'same-second-a': 'one of two orders placed in one second',
  'same-second-b': 'the other of two orders placed in one second: the newer one',
} as const;

/** What a month of recorded time shows. */
export const monthLabels = {
  first: 'some minutes with a call, and two people at once, which counts once',
  almost: '19:59 minutes in the month: one second is missing for 99457',
  silent: '25 minutes without a live contact',
  full: '61 minutes: every step',
} as const;

/** What the alerts of the demo data show. */
export const alertLabels = {
  Open: 'waits for somebody',
  Acknowledged: 'somebody looks after it',
  Snoozed: 'is put off until tomorrow',
  Resolved: 'was closed in the last weeks, with an outcome and a note',
} as const;

/** What the alerts about devices and habits show. */
export const complianceLabels = {
  silent: 'a silent cuff and a silent meter, each with its alert; somebody looks after it',
  rangeEnds: 'a range that ended, with its alert; one of them is resolved',
} as const;

export type ReadingLabel = keyof typeof readingLabels;
export type PatientLabel = keyof typeof patientLabels;
export type OrderLabel = keyof typeof orderLabels;
