import { isAdministrator, roleKind } from '@rpm/domain';
import type { StoreParts } from '../../store/Store.ts';
import type { Account } from '../accounts/contract.ts';

/** Whether the clinic has ended passwords: a provider that fails must not shut out who could change that. @see ADR 68 */
export async function mustSignOn(
  { clinicId, role }: Account,
  { signOn }: Pick<StoreParts, 'signOn'>,
): Promise<boolean> {
  if (roleKind(role) === 'patient' || isAdministrator(role)) return false;
  return (await signOn.ofClinic(clinicId)).some(({ isOn, keepsPasswords }) => isOn && !keepsPasswords);
}
