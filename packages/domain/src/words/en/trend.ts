import { english } from '../english.ts';

/** How a vital of the patient went, in words first. Ours, and may be improved. */
export const trendWords = english({
  back: 'Back to Dashboard',
  spans: { label: 'Which days', week: 'Week', month: 'Month' },
  words: {
    up: 'Your {vital} went up {span}.',
    down: 'Your {vital} went down {span}.',
    same: 'Your {vital} stayed about the same {span}.',
  },
  tooFew: 'Not enough days to compare.',
  when: { week: 'this week', month: 'this month', thatWeek: 'that week', thatMonth: 'that month' },
  inRange: {
    all: {
      one: 'It was in your normal range on that day.',
      other: 'All {count} days were in your normal range.',
    },
    none: {
      one: 'It was outside your normal range on that day.',
      other: 'All {count} days were outside your normal range.',
    },
    some: {
      one: '{count} of {all} days was in your normal range.',
      other: '{count} of {all} days were in your normal range.',
    },
  },
  usual: 'Usual {span}',
  averageOf: { one: 'average of {count} day', other: 'average of {count} days' },
  before: { week: 'Week before', month: 'Month before' },
  highest: 'Highest',
  lowest: 'Lowest',
  higher: '{value} higher',
  lower: '{value} lower',
  equal: 'the same',
  none: 'No readings on these days',
  noneReason: 'Your readings show up here when you measure.',
  earlier: { week: 'Week Before', month: 'Month Before' },
  later: { week: 'Week After', month: 'Month After' },
  span: '{from} to {to}',
  rangeChanged: 'Your normal range changed on {day}. The picture shows your range of today.',
  every: 'Every reading',
  showAll: 'Show All {count}',
  print: 'Print Month Sheet',
  printWaits: 'Getting your name…',
  ask: 'Ask About This',
  sheet: {
    /** Of the days whose number has a star. */
    entered: '* You entered this yourself.',
    title: '{vital} in {month}',
    born: 'Born {day}',
    printed: 'Printed {day}',
    average: 'Average',
    days: 'Every day',
    first: 'First reading of each day.',
    day: 'Day',
    class: 'Class',
    limitsSet: 'Limits set by {name} on {day}.',
    /** A critical reading, and what was measured after the rest. */
    repeat: {
      repeated: '{first} at {time}, then {second} at {later}. It was as high or low again.',
      notRepeated: '{first} at {time}, then {second} at {later}. It did not repeat.',
      noSecond: '{first} at {time}. There is no second reading.',
    },
    clinic: 'Clinic {phone}',
    page: 'Page {at} of {count}',
    questions: 'My questions for the visit',
  },
});
