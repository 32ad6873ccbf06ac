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

const keptOf = ({ profiles }: MemoryState, accountId: string) =>
  profiles.get(accountId) ?? { ...defaultPreferences, phone: '' };

/** The profile of an account; what nobody has chosen is as it is for everybody. */
export function profileOf(state: MemoryState, accountId: string): ProfileEntry | null {
  const { clinics, accounts } = state;
  const account = accounts.find((each) => each.accountId === accountId);
  if (!account) return null;
  const clinic = clinics.find(({ clinicId }) => clinicId === account.clinicId);
  const sessionMaxSeconds = clinic?.sessionMaxSeconds ?? limits.idleLogoutSeconds;
  const kept = keptOf(state, accountId);
  const sessionSeconds = sessionSecondsWithin(kept.sessionSeconds, sessionMaxSeconds);
  return { ...kept, sessionSeconds, sessionMaxSeconds };
}

/** The profiles of a memory store. */
export function memoryProfiles(state: MemoryState): Profiles {
  return {
    async find(accountId) {
      return profileOf(state, accountId);
    },
    async save(change, actor, seen = {}) {
      const now = profileOf(state, actor.accountId);
      if (now && isChangedMeanwhile(now, change, seen)) return false;
      state.profiles.set(actor.accountId, changedProfile(keptOf(state, actor.accountId), change));
      state.audit.push(auditEntry(actor, 'profile.saved', actor.accountId));
      return true;
    },
  };
}
