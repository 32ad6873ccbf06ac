import { limits } from '@rpm/domain';
import { drop } from '../../store/memory/drop.ts';
import type { MemoryState } from '../../store/memory/state.ts';
import { auditEntry } from '../audit/contract.ts';
import { compareTexts } from '../patients/search.ts';
import { ehrOf, type SignOn, type StoredProvider, savedEntry } from './contract.ts';
import type {} from './state.ts';

/** The providers of a memory store. */
export function memorySignOn(state: MemoryState): SignOn {
  const { loginProviders: providers, signOnTrips: trips, signOnLinks: links, audit } = state;
  const told = (found: StoredProvider | undefined) => (found ? structuredClone(found) : null);
  return {
    async ofClinic(id) {
      return providers
        .filter(({ clinicId }) => clinicId === id)
        .sort((a, b) => a.madeAt.getTime() - b.madeAt.getTime() || compareTexts(a.providerId, b.providerId))
        .map((each) => structuredClone(each));
    },
    async find(id) {
      return told(providers.find(({ providerId }) => providerId === id));
    },
    async forDomain(domain) {
      return told(
        providers.find(({ kind, isOn, domains }) => kind === 'signOn' && isOn && domains.includes(domain)),
      );
    },
    async forIss(iss) {
      return told(providers.find(({ kind, address }) => kind === 'ehr' && address === iss));
    },
    async save(actor, provider) {
      const { clinicId, at } = actor;
      const signOns = providers.filter(({ kind }) => kind === 'signOn');
      const isTaken = signOns.some(
        (each) =>
          each.clinicId !== clinicId && each.domains.some((domain) => provider.domains.includes(domain)),
      );
      if (isTaken) return 'taken';
      const there = signOns.find((each) => each.clinicId === clinicId);
      if (there) Object.assign(there, structuredClone(provider), { providerId: there.providerId });
      else providers.push({ ...structuredClone(provider), clinicId, kind: 'signOn', madeAt: at });
      audit.push(savedEntry(actor, { ...provider, providerId: there?.providerId ?? provider.providerId }));
      return 'saved';
    },
    async addEhr(actor, ehr) {
      const all = providers.filter(({ kind }) => kind === 'ehr');
      if (all.filter(({ clinicId }) => clinicId === actor.clinicId).length >= limits.ehrsMax) return 'full';
      if (all.some(({ address }) => address === ehr.address)) return 'taken';
      providers.push(ehrOf(actor, ehr));
      audit.push(auditEntry(actor, 'clinic.ehr-added', ehr.providerId, { issuer: ehr.address }));
      return 'added';
    },
    async endEhr(actor, id) {
      const isMeant = ({ providerId, clinicId, kind }: StoredProvider) =>
        providerId === id && clinicId === actor.clinicId && kind === 'ehr';
      if (!providers.some(isMeant)) return false;
      drop(providers, isMeant);
      drop(trips, ({ providerId }) => providerId === id);
      audit.push(auditEntry(actor, 'clinic.ehr-ended', id));
      return true;
    },
    async begin(trip) {
      trips.push(structuredClone(trip));
    },
    async take(hash, after) {
      const found = trips.find(({ stateHash }) => stateHash === hash);
      drop(trips, ({ stateHash }) => stateHash === hash);
      return found && found.begunAt > after ? structuredClone(found) : null;
    },
    async linked({ clinicId, issuer, subject }) {
      const found = links.find(
        (each) => each.clinicId === clinicId && each.issuer === issuer && each.subject === subject,
      );
      return found?.accountId ?? null;
    },
    async isLinked({ accountId, issuer }) {
      return links.some((each) => each.accountId === accountId && each.issuer === issuer);
    },
    async link(actor, link) {
      const { clinicId, issuer, subject, accountId } = link;
      const isThere = links.some(
        (each) =>
          each.issuer === issuer &&
          ((each.clinicId === clinicId && each.subject === subject) || each.accountId === accountId),
      );
      if (isThere) return false;
      links.push({ clinicId, issuer, subject, accountId });
      audit.push(auditEntry(actor, 'staff.linked', accountId, { issuer }));
      return true;
    },
    async unlink(actor, id) {
      const isMeant = ({ accountId, clinicId }: { accountId: string; clinicId: string }) =>
        accountId === id && clinicId === actor.clinicId;
      if (!links.some(isMeant)) return false;
      drop(links, isMeant);
      audit.push(auditEntry(actor, 'staff.unlinked', id));
      return true;
    },
    async linkedIn(id) {
      return new Set(links.filter(({ clinicId }) => clinicId === id).map(({ accountId }) => accountId));
    },
    async prove({ providerId, address, clientId }, at) {
      const found = providers.find((each) => each.providerId === providerId);
      if (found?.address === address && found.clientId === clientId) found.provedAt ??= at;
    },
  };
}
