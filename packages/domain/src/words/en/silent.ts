import type { VitalKind } from '../../vitals/vitals.ts';
import { english } from '../english.ts';

/** A device of the patient of which nothing is heard, and what to try. Ours, and may be improved. */
export const silentWords = english({
  /** Until when somebody was away. */
  when: {
    title: 'When were you away?',
    today: 'I am back today',
    ahead: 'I am still away',
    chooseBack: 'Choose the day you come back',
    before: 'I came back before today',
    chooseLast: 'Choose the last day you were away',
  },
  devices: {
    BloodPressure: 'cuff',
    BloodOxygen: 'finger clip',
    Weight: 'scale',
    BodyTemperature: 'thermometer',
    BloodGlucose: 'meter',
    HeartRate: 'monitor',
  } satisfies Record<VitalKind, string>,
  title: {
    one: 'We have not heard from your {device} for {count} day',
    other: 'We have not heard from your {device} for {count} days',
  },
  never: 'We have not heard from your {device} yet',
  back: 'Your {device} is back',
  backText: 'We have a new reading from {time}.',
  last: 'Last reading: {time}',
  days: 'The last 7 days',
  heard: '{day}, reading',
  notHeard: '{day}, no reading',
  help: 'Get help with your {device}',
  toDashboard: 'Back to Dashboard',
  try: 'Try these 3 things',
  power: {
    title: 'Change the batteries',
    text: 'Put in new batteries. Match the + and the −.',
    picture: 'A device with its battery door open',
  },
  place: {
    BloodPressure: {
      title: 'Check the cuff',
      text: 'Bare upper arm, just above the elbow, as high as your heart.',
    },
    BloodOxygen: {
      title: 'Check your finger',
      text: 'Warm hands, no nail polish. Push your finger all the way in.',
    },
    Weight: {
      title: 'Check the floor',
      text: 'Put the scale on a hard, flat floor. Stand still with bare feet.',
    },
    BodyTemperature: { title: 'Check the tip', text: 'Wipe the tip clean. Hold it still until it beeps.' },
    BloodGlucose: { title: 'Check the strip', text: 'Use a new strip. Push it all the way in.' },
    HeartRate: { title: 'Check the strap', text: 'Put it close to your skin. It should not slip.' },
  } satisfies Record<VitalKind, { title: string; text: string }>,
  signal: {
    title: 'Bring your phone close',
    text: 'Same room, Bluetooth on. Then measure once.',
    picture: 'A device that sends to a phone',
  },
  still: 'Still no reading?',
  call: 'Your clinic helps you by phone.',
  noCall: 'Find the phone number in the papers from your clinic.',
  clinicSees: 'Your clinic also sees that the readings stopped. They may call you.',
  loading: {
    failed: "Couldn't check your device. Try again.",
    tookTooLong: 'Checking your device took too long. Try again.',
  },
});
