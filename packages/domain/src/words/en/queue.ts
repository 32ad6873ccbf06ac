import type { RankTerm } from '../../queue/rank.ts';
import type { Repetition } from '../../vitals/repetitions.ts';
import { english } from '../english.ts';

/** Why somebody stands where in the queue. None of it is fixed by the specification. */
export const rankWords = english({
  /** The parts, in this order; those that are not known are left out. `{parameter}` is not a first word. */
  sentence: {
    reading: {
      Critical: 'Critical {parameter} {value}',
      Cautious: 'Cautious {parameter} {value}',
    },
    silent: { one: 'Sent nothing for {count} day', other: 'Sent nothing for {count} days' },
    /** As the alerts say it. */
    repetitions: {
      waiting: 'not repeated yet',
      notRepeated: 'not repeated right away',
      backToNormal: 'back to normal',
    } satisfies Record<Exclude<Repetition, 'repeated'>, string>,
    usually: 'usually {value}',
    /** From the second to the tenth time. */
    times: [
      'second time since {day}',
      'third time since {day}',
      'fourth time since {day}',
      'fifth time since {day}',
      'sixth time since {day}',
      'seventh time since {day}',
      'eighth time since {day}',
      'ninth time since {day}',
      'tenth time since {day}',
    ],
    timesMore: '{count} times since {day}',
    setBy: 'Limit {limit} set by {name} on {date}.',
    usualLimit: "Limit {limit}, the clinic's usual one.",
    gainLimit: 'Weight gain limit {limit}.',
    neverLooked: 'Never reviewed.',
    lookedToday: 'Reviewed less than a day ago.',
    notLooked: { one: 'Not reviewed for {count} day.', other: 'Not reviewed for {count} days.' },
  },
  terms: {
    severity: 'Severity',
    repeated: 'Repeated',
    change: 'Beyond usual',
    newest: 'Newest',
    lastLook: 'Last review',
  } satisfies Record<RankTerm, string>,
});
