import type { GainChoice } from '../../alerts/weightGainWire.ts';
import { english } from '../english.ts';

/** The sentences of alerts about weight that goes up. None of them is fixed by the specification. */
export const gainWords = english({
  title: 'Weight gain alerts',
  note: 'An alert opens when weight goes up by more than this.',
  loading: {
    failed: "Couldn't load the weight gain alerts. Try again.",
    tookTooLong: 'Loading the weight gain alerts took too long. Try again.',
  },
  choice: 'Weight gain alerts',
  /** Of the clinic. */
  clinicChoices: { own: 'On', off: 'Off' },
  /** Of a patient. */
  choices: { clinic: 'As the clinic', own: 'Own limits', off: 'Off' } satisfies Record<GainChoice, string>,
  asClinic: 'The clinic gets an alert above {day} in a day or {week} in a week.',
  clinicOff: 'The clinic has these alerts off.',
  off: 'No one gets weight gain alerts.',
  day: 'In a day, more than ({unit})',
  week: 'In a week, more than ({unit})',
  save: 'Save',
  busy: 'Saving…',
  changedMeanwhile: 'Someone else just chose: {chosen}. Save again to replace it.',
  saved: 'Weight gain alerts saved.',
  errors: {
    gainInvalid: 'Enter a weight up to 20 kg (44 lb)',
    gainOrder: 'A week cannot be less than a day',
  },
  /** A choice in words. */
  ruleSaid: '{day} in a day, {week} in a week',
  inForce: 'The weight gain limit that applied',
  /** How an alert names it. */
  about: 'Weight, Weight gain',
  up: 'Up {gain}',
  periods: {
    day: 'In one day, since {since}. Limit {limit}',
    week: 'In one week, since {since}. Limit {limit}',
  },
});
