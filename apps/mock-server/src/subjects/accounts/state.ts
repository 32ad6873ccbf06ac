import type { MemoryState, MemoryStoreOptions } from '../../store/memory/state.ts';
import { seedConfirmedAt, type World } from '../../store/World.ts';
import type { AccountWithPassword } from './contract.ts';
import type { KeptMail } from './mails.contract.ts';
import type { PendingSignUp } from './signUps.contract.ts';

declare module '../../store/memory/state.ts' {
  interface MemoryState {
    accounts: AccountWithPassword[];
    /** By account, when what systems are shown of it changed last; left out, when the world began. */
    accountChanges: Map<string, Date>;
    /** By account that does not log in by itself: the one that does. */
    logins: Map<string, string>;
    /** By folded user name. */
    signUps: Map<string, PendingSignUp & { tries: number }>;
    /** Oldest first. */
    mails: KeptMail[];
  }
}

/** What memory begins with. */
export const accountState = (world: World, { passwordHash }: MemoryStoreOptions) =>
  ({
    accounts: world.accounts.map(({ isEmailUnconfirmed: _, units: _units, changedAt: _at, ...account }) => ({
      ...account,
      clinicName: world.clinics.find(({ clinicId }) => clinicId === account.clinicId)?.name ?? '',
      passwordHash,
      asksForCode: account.asksForCode ?? false,
      accessEndedAt: account.accessEndedAt ?? null,
      isCarer: account.isCarer ?? false,
      language: account.language ?? 'en',
    })),
    accountChanges: new Map(
      world.accounts.map(({ accountId, changedAt }) => [accountId, changedAt ?? seedConfirmedAt]),
    ),
    logins: new Map(),
    signUps: new Map(),
    mails: [],
  }) satisfies Partial<MemoryState>;
