import type { AlertEventKind, AlertOutcome, EscalationStep } from '../../alerts/alert.ts';
import type { AlertOwners, AlertTab } from '../../alerts/alertWire.ts';
import type { SnoozeKind } from '../../alerts/snooze.ts';
import type { Repetition } from '../../vitals/repetitions.ts';
import { english } from '../english.ts';

/** The sentences of the inbox of alerts. None of them is fixed by the specification. */
export const alertWords = english({
  title: 'Alerts',
  tableName: 'Alerts',
  /** Two counts: it names both after their kind, so that no word of it depends on either. */
  waiting: 'Alerts waiting: {critical} critical, {cautious} cautious.',
  tabs: { medical: 'Medical', resolved: 'Resolved' } satisfies Record<AlertTab, string>,
  /** How the count at a tab is read out. */
  inTab: { one: '{count} alert is waiting', other: '{count} alerts are waiting' },
  loading: {
    failed: "Couldn't load the alerts. Try again.",
    tookTooLong: 'Loading the alerts took too long. Try again.',
  },
  alertLoading: {
    failed: "Couldn't load this alert. Try again.",
    tookTooLong: 'Loading this alert took too long. Try again.',
  },
  empty: 'No alerts',
  emptyReason: {
    medical: 'No one is waiting for you.',
    resolved: 'No alert has been resolved yet.',
  } satisfies Record<AlertTab, string>,
  noMatch: 'No alerts match',
  noMatchReason: 'Clear the filter to see all of them.',
  clear: 'Clear Filter',
  show: 'Show',
  owners: { all: 'All', mine: 'Mine', unassigned: 'Unassigned' } satisfies Record<AlertOwners, string>,
  severity: 'Severity',
  severities: { all: 'Every severity', Critical: 'Critical', Cautious: 'Cautious' },
  vital: 'Vital',
  allVitals: 'All vitals',
  allPatients: 'All patients',
  showAllPatients: 'Show all patients',
  /** The parts of the inbox; what waits longest comes first in each. */
  groups: { Critical: 'Review now', Cautious: 'Review today', Snoozed: 'Snoozed' },
  longestFirst: 'Longest wait first',
  groupCount: { one: '{count} alert, longest wait first', other: '{count} alerts, longest wait first' },
  columns: {
    class: 'Severity',
    patient: 'Patient',
    value: 'Value',
    readings: 'Readings',
    since: 'Since',
    state: 'Owner',
  },
  range: {
    zero: '0 alerts',
    one: '{from}–{to} of {count} alert',
    other: '{from}–{to} of {count} alerts',
  },
  rowsPerPage: 'Rows per page',
  open: 'Open alert of {name}',
  limit: { low: 'Limit {limit}, below', high: 'Limit {limit}, above' },
  setBy: 'Set by {name} on {date}',
  usual: "The clinic's usual limit",
  readings: { one: '{count} reading', other: '{count} readings' },
  repetitions: {
    waiting: 'Not repeated yet',
    notRepeated: 'Not repeated right away',
    repeated: 'Repeated',
    backToNormal: 'Back to normal',
  } satisfies Record<Repetition, string>,
  cameLater: 'This reading was taken before the last alert was resolved, and came later.',
  unassigned: 'Unassigned',
  snoozedUntil: 'Snoozed until {time}',
  resolvedAt: 'Resolved {time}',
  back: 'Back to Alerts',
  close: 'Close',
  keys: {
    next: 'Next Alert',
    previous: 'Previous Alert',
    help: 'Keyboard shortcuts',
    outcomes: 'Resolve with an outcome, in this order',
  },
  course: 'The last 7 days',
  courseNote: 'The limit that was passed is drawn as it was then.',
  courseLoading: {
    failed: "Couldn't load the readings of the last 7 days. Try again.",
    tookTooLong: 'Loading the readings of the last 7 days took too long. Try again.',
  },
  courseEmpty: 'No readings in the last 7 days',
  phone: 'Phone',
  noPhone: 'None on file',
  phoneLoading: {
    failed: "Couldn't load the phone number. Try again.",
    tookTooLong: 'Loading the phone number took too long. Try again.',
  },
  openRecord: 'Open Record',
  acknowledge: 'Acknowledge',
  acknowledging: 'Saving…',
  owner: 'Owner',
  assign: 'Assign to',
  snooze: 'Snooze',
  /** The hours are those of the limits; a test says so. */
  snoozeFor: {
    hour: '1 hour',
    afternoon: 'This afternoon, 1:00 PM',
    tomorrow: 'Tomorrow, 8:00 AM',
    monday: 'Monday, 8:00 AM',
    nextMonday: 'Next Monday, 8:00 AM',
  } satisfies Record<SnoozeKind, string>,
  undo: 'Undo',
  resolveWith: 'Resolve with an outcome',
  outcomes: {
    advice: 'Advice given',
    medication: 'Medication changed',
    visit: 'Visit arranged',
    wrongReading: 'Wrong reading',
    noContact: 'No contact',
  } satisfies Record<AlertOutcome, string>,
  outcomeHints: {
    advice: 'Told the patient what to do',
    medication: 'A dose or drug was changed',
    visit: 'Clinic, home visit or emergency',
    wrongReading: 'Cuff, clip or another person',
    noContact: 'Tried, no one answered',
  } satisfies Record<AlertOutcome, string>,
  resolve: {
    title: 'Resolve Alert',
    outcome: 'Outcome',
    note: 'Note',
    noteHint: 'It stays with the alert and cannot be changed later.',
    timerRuns:
      'Your timer is running for this patient. It has counted {count} min, which are saved when you stop it.',
    submit: 'Resolve Alert',
    busy: 'Saving…',
    cancel: 'Cancel',
    done: 'Alert resolved.',
    errors: {
      outcomeRequired: 'Choose an outcome',
      noteRequired: 'Write what you did',
      noteTooShort: 'Write at least 10 characters',
      noteTooLong: 'Write at most 500 characters',
    },
  },
  /** Somebody was quicker. @param name who */
  changed: {
    Resolved: '{name} resolved this at {time}. What you wrote is kept.',
    other: '{name} changed this at {time}. Look at it again.',
  },
  readingCame: 'A new reading came. Look at it before you go on.',
  list: 'Readings',
  history: 'History',
  /** Who was told by email of an alert that nobody acknowledged. */
  told: {
    provider: 'responsible provider told by email',
    administrators: 'administrators told by email',
  } satisfies Record<EscalationStep, string>,
  events: {
    opened: 'Opened',
    joined: 'Another reading',
    raised: 'Became critical',
    escalated: 'Not acknowledged in time',
    acknowledged: 'Acknowledged',
    reviewed: 'Readings reviewed',
    assigned: 'Assigned',
    snoozed: 'Snoozed',
    undone: 'Undone',
    resolved: 'Resolved',
  } satisfies Record<AlertEventKind, string>,
});
