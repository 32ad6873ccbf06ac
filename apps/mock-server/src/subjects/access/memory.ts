import { type AccessRow, accessWindow, formatStamp, fullName, readKinds } from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import type { AccessEntry, AccessLog, KeptAccess } from './contract.ts';

const isSame = (one: AccessEntry, other: AccessEntry) =>
  one.clinicId === other.clinicId &&
  one.accountId === other.accountId &&
  one.event === other.event &&
  one.subject === other.subject &&
  one.kind === other.kind &&
  accessWindow(one.at).getTime() === accessWindow(other.at).getTime();

/** The log of access of a memory store. */
export function memoryAccess({ access, accounts }: MemoryState): AccessLog {
  return {
    async note(entry) {
      const kept = access.find((each) => isSame(each, entry));
      if (!kept) {
        access.push({ ...entry, lastAt: entry.at });
        return;
      }
      kept.times += entry.times;
      if (entry.at > kept.lastAt) kept.lastAt = entry.at;
    },
    async ofPatient({ patientId, page, noOfRows }) {
      const all = access.filter(({ event, subject }) => event === 'read' && subject === patientId).reverse();
      const rows = all.slice(page * noOfRows, (page + 1) * noOfRows).map((entry) => {
        const account = accounts.find(({ accountId }) => accountId === entry.accountId);
        return accessRow({ ...entry, account: account ?? null });
      });
      return { rows, total: all.length };
    },
    async list(clinicId) {
      return access
        .filter((entry) => entry.clinicId === clinicId)
        .map(({ lastAt: _, ...entry }) => ({ ...entry }));
    },
  };
}

interface Reader {
  firstName: string;
  middleName: string;
  lastName: string;
  role: string;
  clinicName: string;
}

/** A read as the API answers it. */
export function accessRow({
  at,
  lastAt,
  accountId,
  kind,
  times,
  account,
}: Pick<KeptAccess, 'at' | 'lastAt' | 'accountId' | 'kind' | 'times'> & {
  account: Reader | null;
}): AccessRow {
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
