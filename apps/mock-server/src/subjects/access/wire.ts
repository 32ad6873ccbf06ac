import { type AccessRow, formatStamp, fullName, readKinds } from '@rpm/domain';
import type { KnownAccess } from './contract.ts';

/** A read as the API answers it. */
export function accessRow({ at, lastAt, accountId, kind, times, account }: KnownAccess): AccessRow {
  return {
    userId: accountId,
    name: account ? fullName(account) : '',
    role: account?.role ?? '',
    clinic: account?.clinicName ?? '',
    kind: readKinds.find((each) => each === kind) ?? 'details',
    from: formatStamp(at),
    to: formatStamp(lastAt),
    times,
  };
}
