import type { Bounds } from '@rpm/domain';
import type { ClinicScope } from './contract.ts';

/** What is counted of who is monitored. */
export interface Monitoring {
  /**
   * How many patients are monitored: they have an activated device or a reading. They are those of the table of all
   * readings, so that the number and the table say the same (DDB-01, DDB-02).
   *
   * @param month whoever was enrolled within it is new
   */
  patients(scope: ClinicScope, month: Bounds): Promise<{ total: number; isNew: number }>;
  /** How many devices are activated: of a patient, of the patients of a provider, or of a clinic. */
  activatedDevices(scope: ClinicScope | { patientId: string }): Promise<number>;
  /** How many devices are allotted, on the way or activated: all orders but those whose device is deactivated. */
  allottedDevices(scope: ClinicScope | { patientId: string }): Promise<number>;
  /** When the first device of a patient was activated, or `null`. */
  since(patientId: string): Promise<Date | null>;
}

declare module '../../store/Store.ts' {
  interface StoreParts {
    monitoring: Monitoring;
  }
}
