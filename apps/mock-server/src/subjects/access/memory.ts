import { accessWindow } from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import { type AccessEntry, type AccessLog, systemReader } from './contract.ts';
import type {} from './state.ts';

const isSame = (one: AccessEntry, other: AccessEntry) =>
  one.clinicId === other.clinicId &&
  one.accountId === other.accountId &&
  one.event === other.event &&
  one.subject === other.subject &&
  one.kind === other.kind &&
  accessWindow(one.at).getTime() === accessWindow(other.at).getTime();

/** The log of access of a memory store. */
export function memoryAccess({ access, accounts, systems, apps }: MemoryState): AccessLog {
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
    async ofPatient({ patientId, page, noOfRows, reader }) {
      const all = access
        .filter(({ event, subject }) => event === 'read' && subject === patientId)
        .filter(({ accountId }) => reader === undefined || accountId === reader)
        .reverse();
      const rows = all
        .slice(page * noOfRows, (page + 1) * noOfRows)
        .map(({ at, lastAt, accountId, kind, times }) => {
          const account = accounts.find((each) => each.accountId === accountId);
          const system =
            systems.find(({ systemId }) => systemId === accountId) ??
            apps.find(({ appId }) => appId === accountId);
          const reader = account ?? (system ? systemReader(system.name) : null);
          return { at, lastAt, accountId, kind, times, account: reader };
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
