import type { ReadingClass } from '../../vitals/readings.ts';
import { english } from '../english.ts';

/** What a patient is told first: a critical reading, what to do now, and whom to call. Ours, and may be improved. */
export const urgentWords = english({
  loading: {
    failed: "Couldn't check if you need to measure again. Try again.",
    tookTooLong: 'Checking if you need to measure again took too long. Try again.',
  },
  today: 'Today, {time}',
  means: {
    high: 'Very high for you.',
    low: 'Very low for you.',
    far: 'Far outside your normal range.',
    again: 'Outside your range again.',
    notAgain: 'Better the second time.',
    back: 'Back to normal.',
  },
  classMeans: {
    Normal: 'In your normal range.',
    Cautious: 'A little outside your normal range.',
    Critical: 'Far outside your normal range.',
  } satisfies Record<ReadingClass, string>,
  /** A mark under the meaning. */
  repeated: 'Repeated',
  notRepeated: 'First reading not repeated',
  rest: 'Rest for 5 minutes, then measure again.',
  measureNow: 'Measure again now.',
  sends: 'We show your new reading here.',
  /** Of a reading that its patient typed. */
  type: 'Type Your New Reading',
  left: 'left',
  leftSaid: {
    five: 'Rest. You have up to 5 minutes left.',
    one: 'One minute left.',
    none: 'Your rest is over. Measure again now.',
  },
  timer: 'Time left to rest',
  noSecond: 'We have no second reading. Call your clinic.',
  callNow: 'Call your clinic now.',
  /** In place of a call that nobody would answer. */
  nobodyAnswers: {
    noSecond:
      'We have no second reading. Measure again now. Your clinic is closed. If you feel sick, call 911.',
    repeated: 'Your clinic is closed now. If you feel sick, call 911.',
  },
  received: 'Your clinic got this reading at {time}.',
  seenBy: '{name} looked at it at {time}.',
  /** Of another day than today: date and time. */
  receivedOn: 'Your clinic got this reading on {time}.',
  seenByOn: '{name} looked at it on {time}.',
  notSeen: 'Nobody has looked at it yet.',
  signs: 'Call 911 now if you have',
  call911: 'Call 911',
  notWatched: 'Nobody watches around the clock.',
  whileRest: 'While you rest',
  picture: 'A person sits at a table. Both feet are on the floor. The arm rests on the table.',
  clinic: {
    title: 'Your clinic',
    openUntil: '{clinic} is open until {time}.',
    closed: '{clinic} is closed now.',
    opens: '{clinic} is closed now. It opens {day} at {time}.',
    unknown: 'You can call {clinic}.',
    noPhone: 'Find the phone number in the papers from your clinic.',
    call: 'Call Your Clinic',
    callAfterHours: 'Call After Hours',
    texts: 'These tips come with this service. Your clinic has not checked them yet.',
  },
  both: 'Both readings',
  pin: '{vital}, reading {count}: {value}',
  others: 'Other readings',
});
