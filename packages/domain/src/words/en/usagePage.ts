import type { VitalKind } from '../../vitals/vitals.ts';
import { english } from '../english.ts';

/** What the page `/usage` says. @see SCR-10 */
export const usagePage = english({
  title: 'How to Take Readings at Home',
  lead: 'A reading is only as good as the way you take it. If your device’s guide or your clinic tells you something else, follow that.',
  before: {
    id: 'before',
    title: 'Before every reading',
    steps: [
      'Take readings at the same time each day, as your clinic asked.',
      'Do not smoke, exercise or drink coffee for 30 minutes before.',
      'Sit still for 5 minutes. Do not talk during the reading.',
    ],
  },
  howTo: {
    BloodPressure: [
      'Sit with your back supported and both feet flat on the floor.',
      'Put the cuff on your bare upper arm, just above the elbow.',
      'Rest your arm on a table, so that the cuff is at the height of your heart.',
      'Press Start. Stay still until you see the number.',
    ],
    BloodOxygen: [
      'Warm your hands. Remove nail polish from the finger.',
      'Put your finger all the way into the clip.',
      'Rest your hand on a table, and hold still until the number stops changing.',
    ],
    Weight: [
      'Put the scale on a hard, flat floor.',
      'Weigh yourself in the morning, after using the toilet and before breakfast. Wear about the same clothes.',
      'Stand still in the middle until you see the number.',
    ],
    BodyTemperature: [
      'Wait 30 minutes after a meal, a drink or a bath.',
      'Use a clean tip, and follow the picture on the device.',
      'Hold it still until it beeps.',
    ],
    BloodGlucose: [
      'Wash your hands with warm water and dry them well.',
      'Put a new strip into the meter, and check its date.',
      'Prick the side of a fingertip, and touch the strip to the drop.',
      'Put the needle into a sharps container. Never share it.',
    ],
    HeartRate: [
      'Wear the monitor snugly, a finger’s width above the wrist bone.',
      'Sit still for 5 minutes.',
      'Start the reading, and keep your arm still.',
    ],
  } satisfies Record<VitalKind, readonly string[]>,
  unwell: 'If a result is very different from usual and you feel sick, call 911. Do not wait for an answer.',
  guide: '<guide>Patient User Guide</guide> (PDF, large print)',
});
