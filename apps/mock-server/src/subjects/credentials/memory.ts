import { credentialMailDue, fullName, isAdministrator, isLicense, limits, localDay } from '@rpm/domain';
import { drop } from '../../store/memory/drop.ts';
import type { MemoryState } from '../../store/memory/state.ts';
import { auditEntry } from '../audit/contract.ts';
import { compareTexts } from '../patients/search.ts';
import {
  type Credentials,
  credentialFacts,
  type DueCredentialMail,
  type KnownCredential,
  mailsFromHour,
  type SeedCredential,
} from './contract.ts';
import { hourAt } from './hourAt.ts';
import type {} from './state.ts';

/** The credentials of a memory store. */
export function memoryCredentials(state: MemoryState): Credentials {
  const live = () =>
    state.credentials
      .filter(({ replacedAt }) => replacedAt === null)
      .sort(
        (a, b) => a.addedAt.getTime() - b.addedAt.getTime() || compareTexts(a.credentialId, b.credentialId),
      );
  const accountOf = (id: string | null) => state.accounts.find(({ accountId }) => accountId === id);
  const nameOf = (id: string | null) => {
    const account = accountOf(id);
    return account ? fullName(account) : null;
  };
  const known = ({ content: _, ...row }: SeedCredential): KnownCredential => ({
    ...structuredClone(row),
    checkedBy: nameOf(row.checkedById),
    isRenewed: live().some(
      ({ replacesId, review }) => replacesId === row.credentialId && review === 'waiting',
    ),
  });
  const isOf =
    (owner: { clinicId: string; accountId: string }) =>
    ({ clinicId, accountId }: SeedCredential) =>
      clinicId === owner.clinicId && accountId === owner.accountId;

  return {
    async list(owner) {
      return live().filter(isOf(owner)).map(known);
    },
    async ofClinic(clinicId) {
      return live()
        .filter((row) => row.clinicId === clinicId && accountOf(row.accountId)?.accessEndedAt === null)
        .map((row) => ({ ...known(row), name: nameOf(row.accountId) ?? '' }));
    },
    async document({ clinicId, credentialId }) {
      const found = state.credentials.find(
        (row) => row.clinicId === clinicId && row.credentialId === credentialId,
      );
      return found ? structuredClone(found) : null;
    },
    async licenses(owner) {
      return live()
        .filter((row) => isOf(owner)(row) && isLicense(row.kind))
        .map(({ kind, state: where, expires, review }) => ({ kind, state: where, expires, review }));
    },
    async add(actor, credential) {
      const own = live().filter(isOf(actor));
      if (own.length >= limits.credentialsMax) return 'full';
      const { replacesId } = credential;
      if (replacesId !== null && !own.some(({ credentialId }) => credentialId === replacesId))
        return 'unknown';
      state.credentials.push(structuredClone(credential));
      state.audit.push(
        auditEntry(actor, 'credential.added', credential.credentialId, credentialFacts(credential)),
      );
      return 'added';
    },
    async remove(actor, credentialId) {
      const found = live().find(
        (row) => isOf(actor)(row) && row.credentialId === credentialId && row.review !== 'accepted',
      );
      if (!found) return false;
      drop(state.credentials, (row) => row === found);
      for (const row of state.credentials) if (row.replacesId === credentialId) row.replacesId = null;
      state.audit.push(auditEntry(actor, 'credential.removed', credentialId, credentialFacts(found)));
      return true;
    },
    async check(actor, { credentialId, review, reason }) {
      const found = live().find(
        (row) => row.clinicId === actor.clinicId && row.credentialId === credentialId,
      );
      if (!found) return 'unknown';
      const isOther = state.accounts.some(
        ({ accountId, clinicId, role, accessEndedAt }) =>
          clinicId === actor.clinicId &&
          accessEndedAt === null &&
          accountId !== actor.accountId &&
          isAdministrator(role),
      );
      if (found.accountId === actor.accountId && isOther) return 'own';
      if (found.review !== 'waiting') return 'checked';
      const old = live().find((row) => row.credentialId === found.replacesId);
      if (review === 'accepted' && found.replacesId !== null && !old) return 'replaced';
      Object.assign(found, { review, reason, checkedById: actor.accountId, checkedAt: actor.at });
      if (review === 'accepted' && old) old.replacedAt = actor.at;
      state.audit.push(
        auditEntry(actor, `credential.${review}`, credentialId, { accountId: found.accountId }),
      );
      return 'done';
    },
    async ordersWait(clinicId) {
      return state.clinicsThatWait.has(clinicId);
    },
    async setOrdersWait(actor, ordersWait) {
      if (ordersWait) state.clinicsThatWait.add(actor.clinicId);
      else state.clinicsThatWait.delete(actor.clinicId);
      state.audit.push(auditEntry(actor, 'credential.rule', actor.clinicId, { ordersWait }));
    },
    async due(now) {
      return live()
        .flatMap((row): DueCredentialMail[] => {
          const { credentialId, expires, mailedDays, accountId } = row;
          const account = accountOf(accountId);
          const zone = state.clinics.find(({ clinicId }) => clinicId === row.clinicId)?.timeZone;
          if (row.review !== 'accepted' || expires === null || account?.accessEndedAt !== null || !zone)
            return [];
          if (hourAt(now, zone) < mailsFromHour) return [];
          const days = credentialMailDue({ expires, mailed: mailedDays }, localDay(now, zone));
          if (days === null) return [];
          const { username: to, language } = account;
          return [{ credentialId, expires, days, mailedDays, to, language }];
        })
        .sort((a, b) => compareTexts(a.credentialId, b.credentialId));
    },
    async take({ credentialId, days }) {
      const found = live().find((row) => row.credentialId === credentialId);
      if (!found || (found.mailedDays !== null && found.mailedDays <= days)) return false;
      found.mailedDays = days;
      return true;
    },
    async giveBack({ credentialId, days, mailedDays }) {
      const found = state.credentials.find((row) => row.credentialId === credentialId);
      if (found?.mailedDays === days) found.mailedDays = mailedDays;
    },
  };
}
