import { ApiError } from '@rpm/api-client';
import type { Security } from '@rpm/domain';
import type { Way } from './FactorForm.tsx';

/** Whether a call was refused until its owner shows once more that it is the owner. @see ADR 20 */
export const needsConfirmation = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status === 403 &&
  typeof error.body === 'object' &&
  error.body !== null &&
  'code' in error.body &&
  error.body.code === 'confirmFirst';

/** The ways to show it, of an account that has these; the best one first. */
export function waysOf({ hasTotp, passkeys, recoveryCodesLeft }: Security): Way[] {
  const own: Way[] = [
    ...(passkeys.length > 0 ? (['passkey'] as const) : []),
    ...(hasTotp ? (['totp'] as const) : []),
  ];
  if (own.length === 0) return ['password'];
  return recoveryCodesLeft > 0 ? [...own, 'recovery'] : own;
}
