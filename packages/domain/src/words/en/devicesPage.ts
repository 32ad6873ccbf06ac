import type { VitalKind } from '../../vitals/vitals.ts';
import { english } from '../english.ts';

/** What the page `/devices` says. @see SCR-10 */
export const devicesPage = english({
  title: 'Devices',
  lead: 'Six kinds of devices take readings at home. Your clinic chooses the models and which ones you need.',
  /** A label before what it measures. */
  measures: 'Measures:',
  kinds: {
    BloodPressure: {
      device: 'Upper arm monitor',
      measures: 'Systolic and diastolic pressure, pulse',
      use: 'A cuff around the upper arm. A reading takes about a minute.',
    },
    BloodOxygen: {
      device: 'Fingertip oximeter',
      measures: 'Oxygen saturation, pulse',
      use: 'A clip on one finger. No needle.',
    },
    Weight: {
      device: 'Connected scale',
      measures: 'Body weight',
      use: 'Step on, stand still, step off.',
    },
    BodyTemperature: {
      device: 'Ear thermometer',
      measures: 'Body temperature',
      use: 'Put a clean tip in the ear until it beeps.',
    },
    BloodGlucose: {
      device: 'Glucose meter',
      measures: 'Blood glucose',
      use: 'A drop of blood from a fingertip on a strip.',
    },
    HeartRate: {
      device: 'Wrist monitor',
      measures: 'Heart rate',
      use: 'Wear it like a watch while it measures.',
    },
  } satisfies Record<VitalKind, object>,
  connects: 'How a device connects',
  connectsText:
    'Some devices send readings over a mobile network, others through a phone nearby. The guide in the box tells you which. Before the first reading, activate the device in the portal with its serial number.',
  howTo: 'How to take readings at home',
});
