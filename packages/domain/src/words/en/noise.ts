import { english } from '../english.ts';

/** The sentences of the limits to review. None of them is fixed by the specification. */
export const noiseWords = english({
  tab: 'Limits to Review',
  says: 'Limits that fire often and are closed without action, {from} to {to}.',
  allProviders: 'All providers',
  provider: 'Provider',
  period: 'Period',
  days: '{days} days',
  loading: {
    failed: "Couldn't load the limits to review. Try again.",
    tookTooLong: 'Loading the limits to review took too long. Try again.',
  },
  sums: {
    alerts: 'Alerts in {days} days',
    withoutAction: 'Closed without action',
    ofLimits: 'Alerts from the limits below',
  },
  /** A count and its share of all. */
  share: '{count}, {percent}% of all',
  limits: {
    title: 'Limits that fire often',
    empty: 'No limit fires often',
    emptyReason:
      'A limit is listed after 7 alerts in {days} days, when at least half were closed without action.',
    range: {
      zero: '0 limits',
      one: '{from}–{to} of {count} limit',
      other: '{from}–{to} of {count} limits',
    },
    foot: 'A limit is never changed here. The button opens Set Reference Range with the back-test.',
  },
  columns: {
    patient: 'Patient and who set it',
    limit: 'Limit',
    fired: 'Alerts',
    other: 'Another limit would give',
    action: 'Action',
  },
  /** What fires. @param parameter such as 'Systolic' */
  limit: { low: '{parameter} below {limit}', high: '{parameter} above {limit}' },
  setBy: 'Set by {name}, {date}',
  usual: "The clinic's usual limit",
  withoutAction: { one: '{count} without action', other: '{count} without action' },
  legend: { without: 'Without action', with: 'With action' },
  gives: { one: 'At {limit}: {count} alert', other: 'At {limit}: {count} alerts' },
  sameReadings: 'Same readings',
  none: {
    critical: 'A critical limit is yours to judge',
    weight: 'Watch for weight gain instead',
    other: 'No wider limit would give fewer',
  },
  review: 'Review This Limit',
  renew: 'Renew',
  set: 'Set',
  actionName: '{action}: {name}, {what}',
  opening: 'Opening…',
  confirm: 'Confirm',
  confirmName: 'Confirm as right: {name}, {what}',
  confirming: 'Saving…',
  confirmed: 'Confirmed as right: {name}, {what}.',
  rangeChanged: 'Someone else just changed this range. Look at it again.',
  notOpened: "Couldn't open the limits of this patient. Try again.",
  ranges: {
    title: 'Ranges with a date problem',
    empty: 'No range has a date problem.',
    range: {
      zero: '0 ranges',
      one: '{from}–{to} of {count} range',
      other: '{from}–{to} of {count} ranges',
    },
    problems: {
      ended: '{vital} ended {end}.',
      endsSoon: '{vital} ends {end}.',
      missing: '{vital}: No limits set.',
      endless: '{vital} has no end. Set {set}, and not looked at since.',
    },
    /** Of a missing one. */
    active: {
      zero: 'The device was activated today.',
      one: 'The device has been active for {count} day.',
      other: 'The device has been active for {count} days.',
    },
    /** What applies then; `none` where there are no usual limits, as for weight. */
    apply: { usual: 'The usual limits apply.', none: 'No limits apply.' },
    applyAfter: { usual: 'After that the usual limits apply.', none: 'After that no limits apply.' },
  },
  wrong: {
    title: 'Mostly wrong readings',
    empty: 'No patient has mostly wrong readings.',
    range: {
      zero: '0 patients',
      one: '{from}–{to} of {count}',
      other: '{from}–{to} of {count}',
    },
    says: '{vital}: {wrong} of {closed} closed alerts were wrong readings.',
  },
});
