import { cutTo, limits } from '@rpm/domain';
import { drop } from '../../store/memory/drop.ts';
import type { MemoryState } from '../../store/memory/state.ts';
import { newestFirst } from '../../store/newestFirst.ts';
import { compareTexts } from '../patients/search.ts';
import {
  allowedEntry,
  type ConnectedApps,
  deadCodesBefore,
  endedEntry,
  type KnownGrant,
  type StoredCode,
  type StoredGrant,
} from './contract.ts';
import type {} from './state.ts';

type Row = StoredGrant & StoredCode;

function withoutCode(row: KnownGrant & StoredCode): KnownGrant {
  const { codeHash, challenge, redirectUri, nonce, codeUntil, codeUsedAt, ...grant } = row;
  return grant;
}

/** What an app of a patient is allowed, on each device. */
const liveOf = (state: MemoryState, { appId, patientId }: Pick<Row, 'appId' | 'patientId'>) =>
  state.appGrants.filter(
    (each) => each.appId === appId && each.patientId === patientId && each.endedAt === null,
  );

/** Ends all that a patient allows apps: access that is given back later brings none of it back. */
export function endAppsOf(state: MemoryState, id: string, at: Date): void {
  for (const each of state.appGrants) if (each.patientId === id) each.endedAt ??= at;
}

/** The apps of a memory store. */
export function memoryConnectedApps(state: MemoryState): ConnectedApps {
  const live = (appId: string) => state.apps.find((each) => each.appId === appId && each.endedAt === null);
  const isThere = (id: string) =>
    state.patients.some(({ patientId, life }) => patientId === id && !life?.merged) &&
    state.accounts.some(({ accountId, accessEndedAt }) => accountId === id && accessEndedAt === null);
  const known = (grant: Row, now: Date): (KnownGrant & StoredCode)[] => {
    const app = live(grant.appId);
    const isGood = grant.endedAt === null && grant.until > now && isThere(grant.patientId);
    if (!app || !isGood) return [];
    const { name, publisher, privacyUrl } = app;
    return [{ ...structuredClone(grant), name, publisher, privacyUrl }];
  };
  const nameOf = ({ appId }: StoredGrant) => state.apps.find((each) => each.appId === appId)?.name ?? '';
  const open = (grantId: string) =>
    state.appGrants.find((each) => each.grantId === grantId && each.endedAt === null);
  return {
    async find(appId) {
      const found = live(appId);
      return found ? structuredClone(found) : null;
    },
    async all() {
      return structuredClone(state.apps).sort(
        (a, b) => a.madeAt.getTime() - b.madeAt.getTime() || compareTexts(a.appId, b.appId),
      );
    },
    async register(app) {
      if (state.apps.some(({ appId }) => appId === app.appId)) return false;
      state.apps.push(structuredClone(app));
      return true;
    },
    async renewSecret(appId, secretHash) {
      const found = live(appId);
      if (!found?.secretHash) return false;
      found.secretHash = secretHash;
      return true;
    },
    async endApp(appId, at) {
      const found = live(appId);
      if (found) found.endedAt = at;
      return found !== undefined;
    },
    async ofPatient(id, now) {
      return state.appGrants
        .filter(({ patientId, codeUsedAt }) => patientId === id && codeUsedAt !== null)
        .flatMap((each) => known(each, now))
        .sort(
          newestFirst(
            ({ madeAt }) => madeAt,
            ({ grantId }) => grantId,
          ),
        )
        .map(withoutCode);
    },
    async allow(actor, grant) {
      const { appId, patientId } = grant;
      const dead = deadCodesBefore(actor.at);
      drop(state.appGrants, (each) => each.codeUsedAt === null && each.codeUntil < dead);
      const others = liveOf(state, { appId, patientId });
      for (const each of others) each.scopes = cutTo(each.scopes, grant.scopes);
      const beyond = others
        .sort((a, b) => b.madeAt.getTime() - a.madeAt.getTime() || compareTexts(a.grantId, b.grantId))
        .slice(limits.appDevicesMax - 1);
      for (const each of others)
        if (each.scopes.length === 0 || beyond.includes(each)) each.endedAt = actor.at;
      const row = { ...structuredClone(grant), usedAt: null, endedAt: null };
      state.appGrants.push(row);
      state.audit.push(allowedEntry(actor, row, nameOf(row)));
    },
    async end(actor, { patientId, grantId }) {
      const found = open(grantId);
      if (found?.patientId !== patientId) return false;
      for (const each of liveOf(state, found)) each.endedAt = actor.at;
      state.audit.push(endedEntry(actor, found, nameOf(found)));
      return true;
    },
    async endItself(grantId, why, at) {
      const found = open(grantId);
      if (!found) return;
      found.endedAt = at;
      state.audit.push(endedEntry({ at }, found, nameOf(found), why));
    },
    async ofCode(codeHash, now) {
      const found = state.appGrants.find((each) => each.codeHash === codeHash);
      if (!found || (found.codeUsedAt === null && found.codeUntil <= now)) return null;
      return known(found, now)[0] ?? null;
    },
    async takeCode(grantId, at) {
      const found = open(grantId);
      if (found?.codeUsedAt !== null) return false;
      found.codeUsedAt = at;
      return true;
    },
    async issue(tokens, at) {
      for (const token of tokens) {
        state.appTokens.push(structuredClone(token));
        const grant = open(token.grantId);
        if (grant) grant.usedAt = at;
      }
    },
    async ofToken(tokenHash, now) {
      const token = state.appTokens.find((each) => each.tokenHash === tokenHash && each.until > now);
      const row = token && open(token.grantId);
      const [grant] = row ? known(row, now) : [];
      return token && grant ? { token: structuredClone(token), grant } : null;
    },
    async takeRefresh(tokenHash, at) {
      const found = state.appTokens.find((each) => each.tokenHash === tokenHash);
      if (found?.usedAt !== null) return false;
      found.usedAt = at;
      return true;
    },
  };
}
