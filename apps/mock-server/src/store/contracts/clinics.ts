/** A clinic. */
interface ClinicEntry {
  clinicId: string;
  name: string;
  /** IANA name. */
  timeZone: string;
}

export interface Clinics {
  find(clinicId: string): Promise<ClinicEntry | null>;
}
