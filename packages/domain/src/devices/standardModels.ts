import type { VitalKind } from '../vitals/vitals.ts';

/** A model that a clinic can allocate. What a vital measures follows from the vital (`vitalParameters`). */
export interface DeviceModel {
  /** Its code, unlike that of any other model of the clinic. */
  model: string;
  name: string;
  brand: string;
  /** What it measures; the first stands for it in drawings. */
  vitals: readonly VitalKind[];
}

const model = (code: string, name: string, ...vitals: readonly [VitalKind, ...VitalKind[]]): DeviceModel => ({
  model: code,
  name,
  brand: 'Standard',
  vitals,
});

/**
 * The catalog that every clinic can pick from: one model for each kind of device of the product's vitals. A clinic
 * that wants its maker's name on the order adds an own model.
 */
export const standardModels: readonly DeviceModel[] = [
  model('STD-BG', 'Blood Glucose Meter', 'BloodGlucose'),
  model('STD-BP-ARM', 'Upper Arm Blood Pressure Monitor', 'BloodPressure', 'HeartRate'),
  model('STD-BP-WRIST', 'Wrist Blood Pressure Monitor', 'BloodPressure', 'HeartRate'),
  model('STD-HR', 'Heart Rate Monitor', 'HeartRate'),
  model('STD-OX', 'Fingertip Pulse Oximeter', 'BloodOxygen', 'HeartRate'),
  model('STD-TEMP', 'Digital Thermometer', 'BodyTemperature'),
  model('STD-WS', 'Body Weight Scale', 'Weight'),
];
