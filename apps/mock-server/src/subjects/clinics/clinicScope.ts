import { roleKind } from '@rpm/domain';
import type { StoreParts } from '../../store/Store.ts';
import type { Account } from '../accounts/contract.ts';
import type { ClinicScope } from '../readings/contract.ts';

/** Whose things the counts of somebody of a clinic take in: of a provider, the own patients'; of staff, all. */
export const clinicScope = ({ accountId, clinicId, role }: Account): ClinicScope =>
  roleKind(role) === 'provider' ? { clinicId, providerId: accountId } : { clinicId };

/** The clock of a clinic, IANA name. */
export async function clinicZone(store: StoreParts, clinicId: string): Promise<string> {
  return (await store.clinics.find(clinicId))?.timeZone ?? 'UTC';
}
