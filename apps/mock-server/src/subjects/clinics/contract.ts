import type { BillingSettings } from '@rpm/domain';
import {
  type ClinicDetails,
  type ClinicSave,
  type ClinicSetup,
  clinicChanges,
  type GainRule,
  type Guidance,
  type OpeningHours,
  type RoleTitle,
  type UnitSystem,
} from '@rpm/domain';
import type { Actor } from '../accounts/contract.ts';
import type { Saved } from '../billing/settings.contract.ts';

/** A clinic. */
interface ClinicEntry {
  clinicId: string;
  name: string;
  /** IANA name. */
  timeZone: string;
  /** When what systems are shown of it changed last: its name. */
  changedAt: Date;
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
  /** When its name changed last; left out, when it came. */
  changedAt?: Date;
  /** The longest session that it allows, in seconds; left out, that of everybody (behaviour R5). */
  sessionMaxSeconds?: number;
  /** Those of its accounts that have chosen none; left out, US customary ones. */
  units?: UnitSystem;
  /** Of which roles it wants a second factor; of none when left out. */
  secondFactorRoles?: RoleTitle[];
  /** Left out until they are first saved. */
  openingHours?: OpeningHours;
  /** Whether the timer starts with the record; left out, it does not. */
  opensTimer?: boolean;
  /** After so many minutes a Critical alert that nobody acknowledged is told to others; left out, the usual ones. */
  escalationMinutes?: number;
  /** By which words an inquiry is raised; left out, the usual ones. */
  symptomWords?: readonly string[];
  /** After how many full days without a reading a patient is silent; left out: as usual. */
  silentDays?: number;
  /** By how much weight may go up; `null`: nobody is told; left out: as usual. */
  weightGain?: GainRule | null;
  /** What patients are told about a critical reading; left out: as usual. */
  guidance?: Guidance;
  /** What it bills with; left out: nobody has saved any (SCR-04). */
  billing?: Saved<BillingSettings>;
  /** How often its details were saved; left out, never. */
  version?: number;
  /** The names that it had. */
  formerNames?: string[];
}

/** Whether a clinic stands there already as it is wanted: the answer to a try before was lost. */
export const isAsWanted = (now: ClinicDetails, wanted: Omit<ClinicSave, 'version'>): boolean =>
  now.openingHours !== null && clinicChanges(now, wanted).length === 0;

declare module '../../store/Store.ts' {
  interface StoreParts {
    clinics: Clinics;
  }
}
