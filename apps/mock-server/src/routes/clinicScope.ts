import { roleKind } from '@rpm/domain';
import type { Account } from '../store/contracts/accounts.ts';
import type { ClinicScope } from '../store/contracts/readings.ts';

/** Whose things the counts of somebody of a clinic take in: of a provider, the own patients'; of staff, all. */
export const clinicScope = ({ accountId, clinicId, role }: Account): ClinicScope =>
  roleKind(role) === 'provider' ? { clinicId, providerId: accountId } : { clinicId };
