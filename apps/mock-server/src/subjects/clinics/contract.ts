import type { ClinicSetup, RoleTitle, UnitSystem } from '@rpm/domain';
import type { Actor } from '../accounts/contract.ts';

/** A clinic. */
interface ClinicEntry {
  clinicId: string;
  name: string;
  /** IANA name. */
  timeZone: string;
}

export interface Clinics {
  find(clinicId: string): Promise<ClinicEntry | null>;
  /** What a clinic has of all that it needs to its first reading. */
  setup(clinicId: string): Promise<ClinicSetup>;
  /** Sets how long a session the actor's clinic allows, in seconds, with its audit entry. @see behaviour R5 */
  allowSession(actor: Actor, seconds: number): Promise<void>;
}

export interface Clinic {
  clinicId: string;
  name: string;
  /** IANA name. */
  timeZone: string;
  /** The longest session that it allows, in seconds; left out, that of everybody (behaviour R5). */
  sessionMaxSeconds?: number;
  /** Those of its accounts that have chosen none; left out, US customary ones. */
  units?: UnitSystem;
  /** Of which roles it wants a second factor; of none when left out. */
  secondFactorRoles?: RoleTitle[];
}
