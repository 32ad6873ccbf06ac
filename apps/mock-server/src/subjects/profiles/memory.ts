import {
  changedProfile,
  defaultPreferences,
  isChangedMeanwhile,
  limits,
  sessionSecondsWithin,
} from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import { auditEntry } from '../audit/contract.ts';
import type { ProfileEntry, Profiles } from './contract.ts';
import type {} from './state.ts';

/** The profile of an account; what nobody has chosen is as it is for everybody. */
export function profileOf(state: MemoryState, accountId: string): ProfileEntry | null {
  const { clinics, accounts } = state;
  const account = accounts.find((each) => each.accountId === accountId);
  if (!account) return null;
  const clinic = clinics.find(({ clinicId }) => clinicId === account.clinicId);
  const sessionMaxSeconds = clinic?.sessionMaxSeconds ?? limits.idleLogoutSeconds;
  const units = clinic?.units ?? defaultPreferences.units;
  const kept = {
    ...defaultPreferences,
    phone: '',
    units,
    ...state.profiles.get(accountId),
    language: account.language,
  };
  const chosen = state.profiles.get(accountId)?.sessionSeconds ?? null;
  const sessionSeconds = sessionSecondsWithin(chosen, sessionMaxSeconds, account.role);
  return { ...kept, sessionSeconds, sessionMaxSeconds };
}

/** The profiles of a memory store. */
export function memoryProfiles(state: MemoryState): Profiles {
  return {
    async find(accountId) {
      return profileOf(state, accountId);
    },
    async save(change, actor, seen = {}) {
      const { accountId } = actor;
      const now = profileOf(state, accountId);
      if (now && isChangedMeanwhile(now, change, seen)) return false;
      const account = state.accounts.find((each) => each.accountId === accountId);
      if (account) {
        const { language, firstName, lastName, ...chosen } = change;
        Object.assign(account, changedProfile(account, { language, firstName, lastName }));
        state.profiles.set(accountId, changedProfile(state.profiles.get(accountId) ?? {}, chosen));
      }
      state.audit.push(auditEntry(actor, 'profile.saved', actor.accountId));
      return true;
    },
  };
}
