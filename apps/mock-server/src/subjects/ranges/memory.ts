import { limits, limitsToKeep, rangeAt, rangeChanges, vitalKinds } from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import { auditEntry } from '../audit/contract.ts';
import { personOf } from '../patients/clinicPeople.memory.ts';
import type { KeptRange, Ranges, StoredRange } from './contract.ts';
import type {} from './state.ts';

/** The ranges of a memory store. */
export function memoryRanges(state: MemoryState): Ranges {
  const of = (patientId: string) => state.ranges.filter((each) => each.patientId === patientId);
  const kept = ({ patientId: _, setById, confirmed: _by, ...range }: StoredRange): KeptRange => ({
    ...structuredClone(range),
    setBy: personOf(state, setById),
  });

  return {
    async save({ patientId, vital, start, end, limits: given, fromVersion }, actor) {
      const own = of(patientId).filter((each) => each.vital === vital);
      const newest = own.reduce((most, { version }) => Math.max(most, version), 0);
      if (fromVersion !== undefined && fromVersion !== newest) return { kind: 'conflict', version: newest };
      const version = newest + 1;
      const { accountId: setById, at: setAt } = actor;
      const range = { patientId, vital, version, start, end, limits: limitsToKeep(vital, given) };
      state.ranges.push({ ...range, setById, setAt });
      const before = own.find((each) => each.version === newest) ?? null;
      const changes = rangeChanges(before, range);
      state.audit.push(auditEntry(actor, 'range.saved', patientId, { vital, version, changes }));
      return { kind: 'saved', version };
    },
    async history(patientId) {
      return of(patientId).sort(newestFirst).slice(0, limits.rangeHistoryMax).map(kept);
    },
    async versions(patientId, vitals) {
      return of(patientId)
        .filter(({ vital }) => vitals.includes(vital))
        .sort((a, b) => vitalKinds.indexOf(a.vital) - vitalKinds.indexOf(b.vital) || b.version - a.version)
        .map(({ vital, version, start, end, limits: own }) => ({ vital, version, start, end, limits: own }));
    },
    async inForce(patientId, at) {
      const own = of(patientId);
      return vitalKinds.flatMap((vital) => {
        const range = rangeAt(own, vital, at);
        return range ? [kept(range)] : [];
      });
    },
  };
}

const newestFirst = (a: StoredRange, b: StoredRange) =>
  b.setAt.getTime() - a.setAt.getTime() ||
  vitalKinds.indexOf(a.vital) - vitalKinds.indexOf(b.vital) ||
  b.version - a.version;
