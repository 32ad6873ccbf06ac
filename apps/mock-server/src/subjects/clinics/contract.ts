import type {
  ClinicDetails,
  ClinicSave,
  ClinicSetup,
  OpeningHours,
  RoleTitle,
  UnitSystem,
} from '@rpm/domain';
import { clinicChanges } from '@rpm/domain';
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
  /** What a clinic says of itself. */
  details(clinicId: string): Promise<ClinicDetails | null>;
  /**
   * Saves that of the actor's clinic, with its audit entry. Nothing is saved when it was changed after the version that
   * was seen; that it stands there already as it is wanted is a success.
   */
  saveDetails(actor: Actor, wanted: ClinicSave): Promise<{ isSaved: boolean; current: ClinicDetails } | null>;
  /** Whether a clinic had this name before. */
  wasCalled(clinicId: string, name: string): Promise<boolean>;
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
  /** Left out until they are first saved. */
  openingHours?: OpeningHours;
  /** How often its details were saved; left out, never. */
  version?: number;
  /** The names that it had. */
  formerNames?: string[];
}

/** Whether a clinic stands there already as it is wanted: the answer to a try before was lost. */
export const isAsWanted = (now: ClinicDetails, wanted: Omit<ClinicSave, 'version'>): boolean =>
  now.openingHours !== null && clinicChanges(now, wanted).length === 0;
