import type { ClinicScope } from './readings.ts';

/** What is counted of who is monitored. */
export interface Monitoring {
  /** How many patients have an order that is not deactivated. */
  patients(scope: ClinicScope): Promise<number>;
  /** How many devices are activated. */
  activatedDevices(scope: ClinicScope | { patientId: string }): Promise<number>;
  /** When the first device of a patient was activated, or `null`. */
  since(patientId: string): Promise<Date | null>;
}
