import { limits } from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import { auditEntry } from '../audit/contract.ts';
import { compareTexts } from '../patients/search.ts';
import { exportEntry, type StoredExport, type StoredSystem, type Systems } from './contract.ts';
import type {} from './state.ts';

/** The connected systems of a memory store. */
export function memorySystems(state: MemoryState): Systems {
  const live = (systemId: string) =>
    state.systems.find((each) => each.systemId === systemId && each.endedAt === null);
  const ofClinic = (clinicId: string) =>
    state.systems.filter((each) => each.clinicId === clinicId && each.endedAt === null);
  const told = ({ endedAt: _, ...system }: MemoryState['systems'][number]): StoredSystem =>
    structuredClone(system);
  return {
    async find(systemId) {
      const found = live(systemId);
      return found ? told(found) : null;
    },
    async list(clinicId) {
      return ofClinic(clinicId)
        .map(told)
        .sort((a, b) => a.madeAt.getTime() - b.madeAt.getTime() || compareTexts(a.systemId, b.systemId));
    },
    async add({ systemId, name, grants, keys, ...actor }) {
      if (ofClinic(actor.clinicId).length >= limits.systemsMax) return 'full';
      const system = { systemId, clinicId: actor.clinicId, name, grants, keys, madeAt: actor.at };
      state.systems.push({ ...structuredClone(system), usedAt: null, endedAt: null });
      state.audit.push(auditEntry(actor, 'system.connected', systemId, { name, grants: [...grants] }));
      return 'added';
    },
    async end({ systemId, ...actor }) {
      const found = live(systemId);
      if (found?.clinicId !== actor.clinicId) return false;
      found.endedAt = actor.at;
      for (const each of state.subscriptions) if (each.systemId === systemId) each.endedAt ??= actor.at;
      state.audit.push(auditEntry(actor, 'system.ended', systemId, { name: found.name }));
      return true;
    },
    async issue({ at, ...token }) {
      const { systemId, assertionHash } = token;
      const isOf = (each: MemoryState['systemTokens'][number]) =>
        each.systemId === systemId && each.assertionHash === assertionHash;
      const found = live(systemId);
      if (!found || state.systemTokens.some(isOf)) return false;
      state.systemTokens.push(structuredClone(token));
      found.usedAt = at;
      return true;
    },
    async ofToken(tokenHash, now) {
      const found = state.systemTokens.find((each) => each.tokenHash === tokenHash && each.until > now);
      if (!found || !live(found.systemId)) return null;
      const { systemId, clinicId, scopes } = found;
      return { systemId, clinicId, scopes: [...scopes] };
    },
    async beginExport(begun) {
      state.systemExports.push(structuredClone(begun));
      state.audit.push(exportEntry(begun));
    },
    async findExport({ exportId, systemId }, after) {
      const found = state.systemExports.find(
        (each) => each.exportId === exportId && each.systemId === systemId && each.at > after,
      );
      return found ? structuredClone(found) : null;
    },
    async endExport({ exportId, systemId }) {
      const isMeant = (each: StoredExport) => each.exportId === exportId && each.systemId === systemId;
      const isThere = state.systemExports.some(isMeant);
      state.systemExports = state.systemExports.filter((each) => !isMeant(each));
      return isThere;
    },
  };
}
