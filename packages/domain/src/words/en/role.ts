import type { RoleTitle } from '../../accounts/roles.ts';
import { english } from '../english.ts';

/** What each role is called. */
export const roleWords = english({
  patient: 'Patient',
  provider: 'Provider',
  staff: 'Clinic staff',
  administrator: 'Administrator',
  /** Somebody of the role PATIENT who has no record here. */
  carer: 'Family, friend or helper',
} satisfies Record<RoleTitle | 'carer', string>);
