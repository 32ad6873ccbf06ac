import { countUnreviewed, type MergeCounts, mergeProblem, readingKey } from '@rpm/domain';
import { drop } from '../../store/memory/drop.ts';
import type { MemoryState } from '../../store/memory/state.ts';
import type { Actor } from '../accounts/contract.ts';
import { passLoginOn } from '../accounts/login.memory.ts';
import { auditEntry } from '../audit/contract.ts';
import { endAll } from '../passwords/memory.ts';
import { liveReviews } from '../reviews/memory.ts';
import { stoppedShares } from '../sharing/contract.ts';
import { shareAgain, sharedTwice, stopSharedTwice } from '../sharing/sharedTwice.memory.ts';
import { changedNow, changesOf, type StoredPatient } from './contract.ts';
import { noLife } from './life.ts';
import type { MergedKind } from './mergedKind.ts';
import {
  type KeptMerge,
  type Merge,
  type MergeOutcome,
  type Merges,
  noCounts,
  type UndoOutcome,
} from './merges.contract.ts';
import { mergedKindsOf } from './merges.kinds.memory.ts';
import { papersAfter } from './merges.papers.ts';
import { movedIn } from './moved.memory.ts';
import { usernameKey } from './search.ts';

const ownedBy = ({ rows, ownerOf }: MergedKind, id: string) =>
  rows.filter((row) => ownerOf(row as never) === id);

/** The rows of one patient, and those of them that clash with the other's. */
function split(each: MergedKind, id: string, otherId: string) {
  const own = ownedBy(each, id);
  const { placeOf } = each;
  const places = new Set(placeOf ? ownedBy(each, otherId).map((row) => placeOf(row as never)) : []);
  return { own, stays: own.filter((row) => placeOf && places.has(placeOf(row as never))) };
}

const readingsOf = (state: MemoryState, id: string) => state.readings().get(id) ?? new Map();

/** Merges in a memory store. */
export function memoryMerges(state: MemoryState): Merges {
  const patientOf = ({ clinicId }: Actor, id: string) =>
    state.patients.find((each) => each.patientId === id && each.clinicId === clinicId);
  const countsOf = (id: string, otherId: string, at: Date) => {
    const all = noCounts();
    const stays = noCounts();
    for (const each of mergedKindsOf(state)) {
      if (!(each.kind in all)) continue;
      const found = split(each, id, otherId);
      all[each.kind as keyof MergeCounts] = found.own.length;
      stays[each.kind as keyof MergeCounts] = found.stays.length;
    }
    const readings = readingsOf(state, id);
    const others = readingsOf(state, otherId);
    all.readings = readings.size;
    stays.readings = [...readings.keys()].filter((key) => others.has(key)).length;
    stays.shares = sharedTwice(state, { keptId: otherId, goneId: id }, at).length;
    return { all, stays };
  };
  const sameAlerts = (oneId: string, otherId: string) => {
    const about = (id: string) =>
      state.alerts
        .filter((each) => each.patientId === id && each.state !== 'Resolved')
        .map(({ vital, parameter, side }) => `${vital} ${parameter} ${side}`);
    const others = new Set(about(otherId));
    return about(oneId).filter((each) => others.has(each)).length;
  };
  const stateOf = ({ patientId, life = noLife }: StoredPatient) => {
    const { critical, cautious } = countUnreviewed(
      [...readingsOf(state, patientId).values()],
      liveReviews(state, patientId),
    );
    return {
      isMerged: Boolean(life.merged),
      isHeld: life.hold !== null,
      isErasureAsked: life.erasure !== null,
      isDischarged: life.discharge !== null,
      unreviewed: critical + cautious,
    };
  };

  async function merge(actor: Actor, wish: Merge): Promise<MergeOutcome> {
    const { keptId, goneId, details } = wish;
    const kept = patientOf(actor, keptId);
    const gone = patientOf(actor, goneId);
    if (!kept || !gone || kept === gone) return 'notFound';
    const problem = mergeProblem(stateOf(kept), stateOf(gone), sameAlerts(keptId, goneId));
    if (problem) return problem;
    const before = details === 'other' ? detailsOf(kept) : null;
    if (before) saveDetails(state, kept, detailsOf(gone), actor.at);
    const papers = papersAfter(kept.billing ?? null, gone.billing ?? null, wish, actor);
    const papersBefore = kept.billing ?? null;
    if (papers) kept.billing = structuredClone(papers);
    // While it is known which share is of which record.
    const stopped = stopSharedTwice(state, actor, wish);
    const hasEndedAccess = endLogin(state, gone, actor.at);
    state.merges.push({
      ...wish,
      at: actor.at,
      before,
      hasEndedAccess,
      isUndone: false,
      papers: papers && { before: papersBefore, version: papers.version },
      versionAfter: (kept.life ?? noLife).version,
      moved: { ...moveRows(state, goneId, keptId, actor.at), [stoppedShares]: stopped },
    });
    const merged = { into: keptId, at: actor.at, byId: actor.accountId };
    gone.life = { ...noLife, ...gone.life, merged };
    gone.changed = { ...changesOf(gone), at: actor.at };
    state.audit.push(auditEntry(actor, 'patient.merged', keptId, { other: goneId, details }));
    return 'done';
  }

  async function undo(actor: Actor, goneId: string): Promise<UndoOutcome> {
    const gone = patientOf(actor, goneId);
    const found = state.merges.find((each) => each.goneId === goneId && !each.isUndone);
    const kept = found && patientOf(actor, found.keptId);
    if (!gone || !found || !kept) return 'notMerged';
    const { keptId } = found;
    if (kept.life?.merged) return 'merged';
    if (kept.life?.hold || gone.life?.hold) return 'mergeHeld';
    if (kept.life?.erasure) return 'mergeErasure';
    gone.life = { ...noLife, ...gone.life, merged: null };
    gone.changed = { ...changesOf(gone), at: actor.at };
    moveBack(state, found, actor.at);
    shareAgain(state, actor, found);
    if (found.before && kept.life?.version === found.versionAfter)
      saveDetails(state, kept, found.before, actor.at);
    if (found.papers && kept.billing?.version === found.papers.version) {
      if (found.papers.before) kept.billing = found.papers.before;
      else delete kept.billing;
    }
    const account = state.accounts.find(({ accountId }) => accountId === goneId);
    if (account && found.hasEndedAccess && account.accessEndedAt?.getTime() === found.at.getTime())
      account.accessEndedAt = null;
    Object.assign(found, { isUndone: true, undoneAt: actor.at });
    state.audit.push(auditEntry(actor, 'patient.unmerged', keptId, { other: goneId }));
    return 'done';
  }

  return {
    async compare(oneId, otherId, at) {
      const one = countsOf(oneId, otherId, at);
      const other = countsOf(otherId, oneId, at);
      return {
        counts: { [oneId]: one.all, [otherId]: other.all },
        stays: { [oneId]: one.stays, [otherId]: other.stays },
        sameAlerts: sameAlerts(oneId, otherId),
      };
    },
    merge,
    undo,
    async mergedIn(id) {
      return state.patients
        .flatMap(({ patientId, life }) =>
          life?.merged?.into === id ? [{ patientId, at: life.merged.at, byId: life.merged.byId }] : [],
        )
        .sort((a, b) => a.at.getTime() - b.at.getTime() || (a.patientId < b.patientId ? -1 : 1));
    },
    moved: async (id, kind) => [...movedIn(state, id, kind)].map(([row, at]) => ({ id: row, at })),
  };
}

const detailsOf = (patient: StoredPatient): Partial<StoredPatient> => {
  const { firstName, middleName, lastName, birthDate, gender, phone } = patient;
  const { providerId, language, consentDate, address, emergencyContact } = patient;
  const names = { firstName, middleName, lastName };
  return {
    ...names,
    birthDate,
    gender,
    phone,
    providerId,
    language,
    consentDate,
    address,
    emergencyContact,
  };
};

function saveDetails(state: MemoryState, patient: StoredPatient, details: Partial<StoredPatient>, at: Date) {
  const life = patient.life ?? noLife;
  patient.changed = changedNow(patient, details, at);
  Object.assign(patient, details, { life: { ...life, version: life.version + 1 } });
  const { firstName, middleName, lastName } = patient;
  const account = state.accounts.find(({ accountId }) => accountId === patient.patientId);
  if (account) Object.assign(account, { firstName, middleName, lastName });
}

function endLogin(state: MemoryState, { patientId, username }: StoredPatient, at: Date): boolean {
  state.activations.delete(patientId);
  state.signUps.delete(usernameKey(username));
  const account = state.accounts.find((each) => each.accountId === patientId);
  if (!account || account.accessEndedAt) return false;
  passLoginOn(state, patientId);
  account.accessEndedAt = at;
  endAll(state, patientId, null);
  return true;
}

function moveRows(state: MemoryState, goneId: string, keptId: string, at: Date): KeptMerge['moved'] {
  const moved: KeptMerge['moved'] = {};
  const ranged = new Set(state.ranges.filter((each) => each.patientId === keptId).map(({ vital }) => vital));
  for (const alert of state.alerts)
    if (alert.patientId === goneId && ranged.has(alert.vital))
      alert.shown = { rangeOf: goneId, ...alert.shown };
  moved.readings = giveReadings(
    state,
    [...readingsOf(state, goneId).keys()].filter((key) => !readingsOf(state, keptId).has(key)),
    goneId,
    keptId,
  );
  for (const each of mergedKindsOf(state)) {
    const { own, stays } = split(each, goneId, keptId);
    const going = own.filter((row) => !stays.includes(row));
    moved[each.kind] = going.map((row) => each.keyOf(row as never));
    for (const row of going) each.give(row as never, keptId, at);
  }
  return moved;
}

function moveBack(state: MemoryState, { moved, keptId, goneId }: KeptMerge, at: Date): void {
  for (const each of mergedKindsOf(state)) {
    const keys = new Set(moved[each.kind]);
    for (const row of ownedBy(each, keptId))
      if (keys.has(each.keyOf(row as never))) each.give(row as never, goneId, at);
  }
  for (const alert of state.alerts)
    if (alert.patientId === goneId && alert.shown.rangeOf === goneId) {
      const { rangeOf: _, ...shown } = alert.shown;
      alert.shown = shown;
    }
  giveReadings(state, moved.readings ?? [], keptId, goneId);
}

function giveReadings(state: MemoryState, keys: readonly string[], from: string, to: string): string[] {
  const tables = state.readings();
  const source = tables.get(from);
  const target = tables.get(to) ?? new Map();
  tables.set(to, target);
  for (const key of keys) {
    const reading = source?.get(key);
    if (!reading) continue;
    source?.delete(key);
    target.set(readingKey(reading), { ...reading, patientId: to });
  }
  return [...keys];
}

/** Forgets the merges of a patient who is erased. @returns the records that became a part of that one */
export function forgetMerges(state: MemoryState, id: string): string[] {
  drop(state.merges, ({ keptId, goneId }) => keptId === id || goneId === id);
  return state.patients.filter(({ life }) => life?.merged?.into === id).map(({ patientId }) => patientId);
}
