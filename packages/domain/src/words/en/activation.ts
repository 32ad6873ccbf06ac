import type { VitalKind } from '../../vitals/vitals.ts';
import { english } from '../english.ts';

/** The sentences of the activation form that are ours, apart from `messages`, so that they come with the form. */
export const activationWords = english({
  model: 'Model {model}',
  /** Where the label is, by the kind of device. */
  whereIs: {
    BloodPressure: 'Look for “S/N” on the label on the back of the device.',
    BloodOxygen: 'Look for “S/N” on the small label inside the clip or under the battery door.',
    Weight: 'Turn the scale over. Look for “S/N” on the label underneath.',
    BodyTemperature: 'Look for “S/N” on the label on the back or under the battery door.',
    BloodGlucose: 'Look for “S/N” on the label on the back of the meter.',
    HeartRate: 'Look for “S/N” on the back of the device, where it touches the skin.',
  } satisfies Record<VitalKind, string>,
  whereIsAny: 'Look for “S/N” on the label of the device or its box.',
  asPrinted: "Type it as printed. Capital letters and spaces don't matter.",
  cancel: 'Cancel',
  busy: 'Activating...',
});
