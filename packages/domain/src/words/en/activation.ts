import type { VitalKind } from '../../vitals/vitals.ts';
import { english } from '../english.ts';

/** The sentences of the activation form that are ours, apart from `messages`, so that they come with the form. */
export const activationWords = english({
  model: 'Model {model}',
  /** Where the label is, by the kind of device. */
  whereIs: {
    BloodPressure: 'Look for “S/N” on the label on the back of the device.',
    BloodOxygen: 'Look for “S/N” on the small label in the clip or under the battery door.',
    Weight: 'Turn the scale over. Look for “S/N” on the label underneath.',
    BodyTemperature: 'Look for “S/N” on the label on the back or under the battery door.',
    BloodGlucose: 'Look for “S/N” on the label on the back of the meter.',
    HeartRate: 'Look for “S/N” on the back of the device, where it touches the skin.',
  } satisfies Record<VitalKind, string>,
  whereIsAny: 'Look for “S/N” on the label of the device or its box.',
  asPrinted: 'Type it as printed. Big or small letters are fine.',
  /** The pictures of the back of each kind of device. `ringed` is drawn with a ring. */
  where: {
    BloodPressure: 'The back of the monitor. The number is on the label, after the letters S, N.',
    BloodOxygen: 'The finger clip, open. The number is on the small label inside, after the letters S, N.',
    Weight: 'The scale, upside down. The number is on the label, after the letters S, N.',
    BodyTemperature: 'The back of the thermometer. The number is on the label, after the letters S, N.',
    BloodGlucose: 'The back of the meter. The number is on the label, after the letters S, N.',
    HeartRate: 'The back of the sensor. The number is on the label, after the letters S, N.',
  } satisfies Record<VitalKind, string>,
  whereAny: 'A label. The number is under the barcode, after the letters S, N.',
  /** On the drawn label: as devices print it, in every language. */
  drawnLabel: 'S/N EX04127780',
  scan: {
    open: 'Scan the Barcode',
    type: 'Type the Number',
    show: 'Show Me Where It Is',
    title: 'Scan the barcode',
    starting: 'Your camera is starting…',
    hold: 'Hold the barcode inside the frame',
    picture: 'What your camera sees',
    stays: 'The camera picture stays on your device. Nothing is saved or sent.',
    light: 'Light',
    slow: 'No barcode found yet. Hold it about 6 inches away, in good light. You can also type the number.',
    refused: 'Your browser does not let us use the camera. Type the number.',
    none: 'We found no camera. Type the number.',
    broken: 'The camera did not start. Type the number.',
    found: 'Found',
  },
  check: {
    title: 'Is this the number?',
    compare: 'Compare it with the label.',
    /** Said for 0, and for the letters that look like digits. */
    zero: 'zero',
    letter: 'letter {letter}',
    yes: 'Yes, Activate',
    again: 'No, Scan Again',
  },
  unsure: {
    asked: 'You typed the letter {letter}. Did you mean the number {digit}?',
    change: 'Change to {digit}',
  },
  cancel: 'Cancel',
  busy: 'Activating…',
});
