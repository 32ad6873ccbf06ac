import type { MemoryState } from '../../store/memory/state.ts';
import { auditEntry } from '../audit/contract.ts';
import type { KeptFactors, SecondFactors } from './contract.ts';
import type {} from './state.ts';

/** The second factors of a memory store. */
export function memorySecondFactors({ factors, accounts, clinics, audit }: MemoryState): SecondFactors {
  const kept = (accountId: string): KeptFactors =>
    factors.get(accountId) ?? {
      secret: null,
      begun: null,
      lastStep: 0,
      passkeys: [],
      recovery: [],
      challenge: null,
    };
  const set = (accountId: string, change: Partial<KeptFactors>) =>
    factors.set(accountId, { ...kept(accountId), ...change });
  const clinicOf = (id: string) => clinics.find(({ clinicId }) => clinicId === id);

  return {
    async of(accountId) {
      const { secret, passkeys, recovery } = kept(accountId);
      return { hasTotp: secret !== null, passkeys: [...passkeys], recoveryCodesLeft: recovery.length };
    },
    async ownersIn(id) {
      const own = accounts.filter(({ clinicId }) => clinicId === id).map(({ accountId }) => accountId);
      return new Set(own.filter((each) => kept(each).secret !== null || kept(each).passkeys.length > 0));
    },
    async obliged(clinicId) {
      return [...(clinicOf(clinicId)?.secondFactorRoles ?? [])];
    },
    async oblige(actor, roles) {
      const clinic = clinicOf(actor.clinicId);
      if (!clinic) return;
      clinic.secondFactorRoles = [...roles];
      audit.push(auditEntry(actor, 'clinic.second-factor', actor.clinicId, { roles: [...roles] }));
    },
    async beginTotp(accountId, secret) {
      set(accountId, { begun: secret });
    },
    async totp(accountId) {
      const { secret, begun } = kept(accountId);
      return { secret, begun };
    },
    async addTotp(actor, step) {
      const { begun } = kept(actor.accountId);
      if (begun === null) return false;
      set(actor.accountId, { secret: begun, begun: null, lastStep: step });
      audit.push(auditEntry(actor, 'security.totp-added', actor.accountId));
      return true;
    },
    async takeStep(accountId, step) {
      const { secret, lastStep } = kept(accountId);
      if (secret === null || lastStep >= step) return false;
      set(accountId, { lastStep: step });
      return true;
    },
    async addPasskey(actor, passkey) {
      const { accountId, at } = actor;
      const all = [...factors.values()].flatMap(({ passkeys }) => passkeys);
      if (all.some(({ passkeyId }) => passkeyId === passkey.passkeyId)) return false;
      const added = { ...passkey, addedAt: at, usedAt: null };
      set(accountId, { passkeys: [...kept(accountId).passkeys, added] });
      audit.push(auditEntry(actor, 'security.passkey-added', accountId));
      return true;
    },
    async passkeyUsed({ accountId, passkeyId, counter, at }) {
      const passkeys = kept(accountId).passkeys.map((each) =>
        each.passkeyId === passkeyId ? { ...each, counter, usedAt: at } : each,
      );
      set(accountId, { passkeys });
    },
    async remove(actor, factor) {
      const { secret, passkeys } = kept(actor.accountId);
      if (factor.factor === 'totp') {
        if (secret === null) return false;
        set(actor.accountId, { secret: null });
        audit.push(auditEntry(actor, 'security.totp-removed', actor.accountId));
        return true;
      }
      const left = passkeys.filter(({ passkeyId }) => passkeyId !== factor.passkeyId);
      if (left.length === passkeys.length) return false;
      set(actor.accountId, { passkeys: left });
      audit.push(auditEntry(actor, 'security.passkey-removed', actor.accountId));
      return true;
    },
    async renewRecovery(actor, hashes) {
      set(actor.accountId, { recovery: [...hashes] });
      audit.push(auditEntry(actor, 'security.recovery-renewed', actor.accountId));
    },
    async takeRecovery(actor, hash) {
      const { recovery } = kept(actor.accountId);
      if (!recovery.includes(hash)) return false;
      set(actor.accountId, { recovery: recovery.filter((each) => each !== hash) });
      audit.push(auditEntry(actor, 'security.recovery-used', actor.accountId));
      return true;
    },
    async keepChallenge(accountId, challenge, expiresAt) {
      set(accountId, { challenge: { challenge, expiresAt } });
    },
    async takeChallenge(accountId, at) {
      const { challenge } = kept(accountId);
      set(accountId, { challenge: null });
      return challenge && challenge.expiresAt > at ? challenge.challenge : null;
    },
  };
}
