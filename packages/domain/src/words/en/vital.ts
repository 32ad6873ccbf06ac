import { english } from '../english.ts';

/** The names of what is measured. */
export const vitalWords = english({
  /** DSP-07 */
  kinds: {
    BloodPressure: 'Blood Pressure',
    BloodOxygen: 'Blood Oxygen',
    Weight: 'Weight',
    BodyTemperature: 'Body Temperature',
    BloodGlucose: 'Blood Glucose',
    HeartRate: 'Heart Rate',
  },
  parameters: {
    systolic: 'Systolic',
    diastolic: 'Diastolic',
    oxygenSaturation: 'Oxygen saturation',
    weight: 'Body weight',
    temperature: 'Body temperature',
    glucose: 'Blood glucose',
    heartRate: 'Heart rate',
  },
  /** The mark of a reading of which the same device sent other values for the same second. */
  contradicted: 'Conflicting reading',
  /** Of a reading for which its patient alone stands. @see RTE-07 */
  entered: 'Entered by patient',
  /** The headings of a table of readings that is saved as a file. */
  table: {
    time: 'Time (UTC)',
    parameter: '{parameter} ({unit}, LOINC {loinc}, UCUM {ucum})',
    class: 'Class',
    note: 'Note',
  },
});

/** Days with data of a device period that runs, of all its days. */
export const periodWords = english({ daysOf: '{count} of {total}' });
