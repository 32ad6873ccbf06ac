import { english } from '../english.ts';

/**
 * The sentences of the reference-range form, apart from `messages`, so that they come with the form.
 *
 * Texts with a requirement id are exact, to the letter (product-spec.md). The others are ours and may be improved.
 */
export const rangeWords = english({
  /** RNG-01 */
  title: 'Set Reference Range for {vital}',
  /** RNG-04 */
  withLimits: 'Add Cautious & Critical Values',
  /** RNG-05 */
  save: 'Save Range',
  /** RNG-07 */
  timeIsUp: 'Time is up!',
  /** RNG-07 */
  timeIsUpQuestion: 'Time is up! Do you want to proceed to submit the form?',
  /** RNG-08 */
  startRequired: 'Start date and time are required.',
  /** RNG-09 */
  endRequired: 'End date and time are required.',
  /** RNG-10 */
  endNotAfterStart: 'End date must be after start date.',
  /** RNG-11 */
  invalid: 'Invalid date-time selection.',
  /** RNG-12 */
  past: 'You cannot select a past date/time.',
  /** RNG-14 */
  cautiousCrossed: 'Cautious min cannot exceed cautious max.',
  /** RNG-15 */
  criticalCrossed: 'Critical min cannot exceed critical max.',
  /** RNG-16 */
  cautiousMinBelowMax: 'Cautious Min must be less than Cautious Max',
  /** RNG-17 */
  criticalMinBelowMax: 'Critical Min must be less than Critical Max',
  /** RNG-18 */
  cautiousMinAboveCritical: 'Cautious Min must be greater than Critical Min',
  /** RNG-19 */
  cautiousMaxBelowCritical: 'Cautious Max must be less than Critical Max',
  notANumber: 'Enter a number, such as 120 or 98.6',
  /** Behaviour 1c, DST: the clocks skip the time that was picked. */
  moved: 'The clocks skip this time. The next time that exists is used.',
  /** RNG-21: the form opens with the limits that the screen shows. */
  limitsNotLoaded: "We couldn't load the saved limits. The form shows the limits that were on screen.",
  /** RNG-21: not even the screen knows them. */
  limitsUnknown: "We couldn't load the current limits. Saving replaces them with the limits in this form.",
  /** RNG-21: what a save would make narrower, before it is saved. */
  narrower: {
    title: 'These limits are narrower than now. More readings will count as cautious or critical.',
    limit: '{parameter}, {limit}: {from} now, {to} after saving.',
    /** Beside Save Range. */
    beside: 'Some limits get narrower. Read the warning in the form before you save.',
  },
  /** RNG-20: why Save Range is off. */
  cannotSave: {
    errors: 'Correct the fields in red to save.',
    doctorMissing: 'The name of the doctor is missing.',
    startMissing: 'Set the start to save.',
    endMissing: 'Set the end to save.',
    noParameter: 'This vital has no parameter to set a range for.',
    limitMissing: 'Fill in all four limits of each parameter to save.',
  },
  doctor: 'Doctor',
  start: 'Start date and time',
  end: 'End date and time',
  normal: 'Normal Range',
  fields: {
    criticalMin: 'Critical Min',
    cautiousMin: 'Cautious Min',
    cautiousMax: 'Cautious Max',
    criticalMax: 'Critical Max',
  },
  born: 'born {day}',
  timeLeft: 'Time left',
  yes: 'Yes',
  no: 'No',
  cancel: 'Cancel',
  busy: 'Saving...',
  /** RNG-07, behaviour R10: what 'Yes' has set; shown, and read out. */
  timesSet: 'The range now starts on {start} and ends on {end}.',
  /** Beside Save Range, when fields are wrong. */
  fieldsWrong: {
    one: '{count} field needs correction before you can save.',
    other: '{count} fields need correction before you can save.',
  },
  normalIsReadOnly: 'The normal range is read-only.',
  notDrawn: 'The range is drawn when the limits are in order.',
  saved: 'The reference range was saved.',
  /** What a toast about it is about. */
  name: 'Reference range',
  /** Behaviour 1c, two tabs. */
  changedElsewhere:
    'Somebody else has saved a range for this vital meanwhile. Save again to replace it with yours, or cancel to keep theirs.',
  backTest: {
    title: 'The last 30 days with these limits',
    /** What nobody else tells: what the limits do, before they are saved. */
    sentence:
      'With these limits the last 30 days would have given {cautious} cautious and {critical} critical instead of {cautiousNow} and {criticalNow}.',
    was: 'As it was',
    would: 'With these limits',
    none: 'No readings in the last 30 days to try these limits on.',
    notInOrder: 'The limits are tried on past readings when they are in order.',
    failed: 'Past readings could not be loaded, so these limits cannot be tried on them.',
  },
});
