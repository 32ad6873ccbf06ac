import { english } from '../english.ts';

/** The sentences of the reference-range form. */
export const rangeWords = english({
  /** RNG-01, exact */
  title: 'Set Reference Range for {vital}',
  /** RNG-04, exact */
  withLimits: 'Add Cautious & Critical Values',
  /** RNG-05, exact */
  save: 'Save Range',
  /** RNG-07, exact */
  timeIsUp: 'Time is up!',
  /** RNG-07, exact */
  timeIsUpQuestion: 'Time is up! Do you want to proceed to submit the form?',
  /** By the code that the rules give (`RangeTimeFault`, `LimitFault`). */
  errors: {
    /** RNG-08, exact */
    startRequired: 'Start date and time are required.',
    /** RNG-09, exact */
    endRequired: 'End date and time are required.',
    /** RNG-10, exact */
    endNotAfterStart: 'End date must be after start date.',
    /** RNG-11, exact */
    invalid: 'Invalid date-time selection.',
    /** RNG-12, exact */
    past: 'You cannot select a past date/time.',
    /** RNG-14, exact */
    cautiousCrossed: 'Cautious min cannot exceed cautious max.',
    /** RNG-15, exact */
    criticalCrossed: 'Critical min cannot exceed critical max.',
    /** RNG-16, exact */
    cautiousMinBelowMax: 'Cautious Min must be less than Cautious Max',
    /** RNG-17, exact */
    criticalMinBelowMax: 'Critical Min must be less than Critical Max',
    /** RNG-18, exact */
    cautiousMinAboveCritical: 'Cautious Min must be greater than Critical Min',
    /** RNG-19, exact */
    cautiousMaxBelowCritical: 'Cautious Max must be less than Critical Max',
    notANumber: 'Enter a number, such as 120 or 98.6',
    notPlausible: 'No device measures this value. Check the number',
  },
  /** Behaviour 1c, DST: the clocks skip the time that was picked. */
  moved: "That time doesn't exist because of daylight saving. We used the next valid time.",
  /** RNG-21: the form opens with the limits that the screen shows. */
  limitsNotLoaded: "We couldn't load the saved limits. The form shows the limits that were on screen.",
  /** RNG-21: not even the screen knows them. */
  limitsUnknown: "We couldn't load the current limits. Saving replaces them with the limits in this form.",
  /** RNG-21: a range that ended, or ends soon, is set again. */
  renewed:
    "The form starts with the limits of this patient's last range. Set a start and an end to renew it.",
  /** RNG-21: what a save would make narrower, before it is saved. */
  narrower: {
    title: 'These limits are narrower than now. More readings will count as cautious or critical.',
    limit: '{parameter}, {limit}: {from} now, {to} after saving.',
    /** Beside Save Range. */
    beside: 'Some limits get narrower. Read the warning in the form before you save.',
  },
  /** RNG-20: why Save Range is off. */
  cannotSave: {
    errors: 'Fix the fields in red to save.',
    doctorMissing: 'Your name is missing.',
    startMissing: 'Set the start to save.',
    endMissing: 'Set the end to save.',
    noParameter: 'This vital has nothing to set a range for.',
    limitMissing: 'Enter all four limits to save.',
  },
  doctor: 'Doctor',
  start: 'Start date and time',
  /** Under start and end, where the patient's clock is not the reader's. */
  clock: "By the patient's clock: {zone}",
  end: 'End date and time',
  normal: 'Normal Range',
  fields: {
    criticalMin: 'Critical Min',
    cautiousMin: 'Cautious Min',
    cautiousMax: 'Cautious Max',
    criticalMax: 'Critical Max',
  },
  /** Beside the patient's name. */
  born: 'born {day}',
  timeLeft: 'Time left',
  yes: 'Yes',
  no: 'No',
  cancel: 'Cancel',
  busy: 'Saving…',
  /** RNG-07, behaviour R10: what 'Yes' has set; shown, and read out. */
  timesSet: 'The range now starts on {start} and ends on {end}.',
  /** Beside Save Range, when fields are wrong. */
  fieldsWrong: {
    one: 'Fix {count} field to save.',
    other: 'Fix {count} fields to save.',
  },
  normalIsReadOnly: "The normal range can't be changed.",
  notDrawn: 'Fix the limits to see the range.',
  saved: 'The reference range was saved.',
  /** What a toast about it is about. */
  name: 'Reference range',
  /** Behaviour 1c, two tabs. */
  changedElsewhere:
    'Someone else just saved a range for this vital. Save again to replace it with yours, or cancel to keep theirs.',
  /** Before a form in which something was changed is closed. */
  discardTitle: 'Discard your changes?',
  discardReason: "This range isn't saved yet.",
  keep: 'Keep Editing',
  discard: 'Discard',
  backTest: {
    title: {
      one: 'The last {count} day with these limits',
      other: 'The last {count} days with these limits',
    },
    /** What the limits would do, before they are saved. */
    sentence: {
      one: 'With these limits, the last {count} day would show {cautious} cautious and {critical} critical readings (now {cautiousNow} and {criticalNow}).',
      other:
        'With these limits, the last {count} days would show {cautious} cautious and {critical} critical readings (now {cautiousNow} and {criticalNow}).',
    },
    was: 'Now',
    would: 'With these limits',
    none: {
      one: 'No readings in the last {count} day to try these limits on.',
      other: 'No readings in the last {count} days to try these limits on.',
    },
    notInOrder: 'Fix the limits to try them on past readings.',
    failed: "We couldn't load past readings, so you can't try these limits on them.",
  },
});
