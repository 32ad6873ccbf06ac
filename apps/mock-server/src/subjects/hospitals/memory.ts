import { compareHospitals, fullName, isHospitalMeant, limits, readHospitalSearch } from '@rpm/domain';
import { drop } from '../../store/memory/drop.ts';
import type { MemoryState } from '../../store/memory/state.ts';
import { newestFirst } from '../../store/newestFirst.ts';
import { auditEntry } from '../audit/contract.ts';
import { removedRecord } from '../fhir/removedRows.ts';
import { isInCare } from '../patients/life.ts';
import { compareTexts } from '../patients/search.ts';
import type { Hospitals, KnownConnection, ReadRecord, StoredConnection } from './contract.ts';
import { changesOf, type FromHospital, leftBehind } from './records.ts';
import type {} from './state.ts';
import { synced } from './synced.ts';

/** What of a record is written over an older one. */
const written = ({ newId: _, ...record }: ReadRecord) => ({ results: undefined, ...structuredClone(record) });

/** The hospitals of a memory store. */
export function memoryHospitals(state: MemoryState): Hospitals {
  const from = (connectionId: string) =>
    state.records.filter((each): each is FromHospital => each.connectionId === connectionId);
  const live = (connectionId: string) =>
    state.hospitalConnections.find((each) => each.connectionId === connectionId && each.endedAt === null);
  const known = (connection: StoredConnection): KnownConnection[] => {
    const found = state.hospitals.find(({ hospitalId }) => hospitalId === connection.hospitalId);
    if (!found) return [];
    const { isListed: _, ...hospital } = found;
    return [{ ...structuredClone(connection), hospital, records: from(connection.connectionId).length }];
  };
  const listed = () =>
    state.hospitals.filter(({ isListed }) => isListed).map(({ isListed: _, ...hospital }) => hospital);
  const dropRecords = (ids: ReadonlySet<string>, at: Date) => {
    for (const { patientId, resourceType: type, recordId: id } of state.records)
      if (ids.has(id))
        state.removedRows.push(...removedRecord(patientId, { type, id }).map((row) => ({ ...row, at })));
    drop(state.records, ({ recordId }) => ids.has(recordId));
  };
  const takeOver = (
    { connectionId, patientId, hospitalId }: StoredConnection,
    kinds: readonly string[],
    at: Date,
  ) => {
    const found = state.hospitalConnections
      .filter((each) => each.patientId === patientId && each.hospitalId === hospitalId)
      .filter((each) => each.connectionId === connectionId || each.endedAt !== null)
      .flatMap((each) => from(each.connectionId))
      .filter(({ resourceType }) => kinds.includes(resourceType))
      .sort((one, other) => compareTexts(one.recordId, other.recordId));
    const { take, drop: gone } = leftBehind(found, connectionId);
    dropRecords(new Set(gone), at);
    for (const each of state.records) if (take.includes(each.recordId)) each.connectionId = connectionId;
  };
  return {
    async search(typed, most) {
      const search = readHospitalSearch(typed);
      return listed()
        .filter((each) => isHospitalMeant(each, search))
        .sort((a, b) => compareHospitals(a, b, search))
        .slice(0, most);
    },
    async find(id) {
      return listed().find(({ hospitalId }) => hospitalId === id) ?? null;
    },
    async replaceDirectory(all) {
      const now = new Set(all.map(({ hospitalId }) => hospitalId));
      const gone = state.hospitals.filter(({ hospitalId }) => !now.has(hospitalId));
      state.hospitals = [
        ...gone.map((each) => ({ ...each, isListed: false })),
        ...all.map((each) => ({ ...each, isListed: true })),
      ];
    },
    async ofPatient(id) {
      return state.hospitalConnections.filter(({ patientId }) => patientId === id).flatMap(known);
    },
    async ofClinic(id, most) {
      return state.hospitalConnections
        .filter(({ clinicId, endedAt }) => clinicId === id && endedAt === null)
        .sort(
          newestFirst(
            ({ askedAt }) => askedAt,
            ({ connectionId }) => connectionId,
          ),
        )
        .slice(0, most)
        .flatMap(known)
        .map((each) => {
          const patient = state.patients.find(({ patientId }) => patientId === each.patientId);
          return { ...each, patientName: patient ? fullName(patient) : '' };
        });
    },
    async one(connectionId) {
      return [live(connectionId)].flatMap((each) => (each ? known(each) : []))[0] ?? null;
    },
    async ask(actor, { connectionId, patientId, hospitalId, kinds, asked }) {
      const own = state.hospitalConnections.filter(
        (each) => each.patientId === patientId && each.endedAt === null,
      );
      const there = own.find((each) => each.connectionId === connectionId);
      if (!there && own.some((each) => each.hospitalId === hospitalId)) return 'taken';
      if (!there && own.length >= limits.hospitalConnectionsMax) return 'full';
      const change = { kinds: [...kinds], askedAt: actor.at, asked: { ...asked } };
      if (there) Object.assign(there, change);
      else
        state.hospitalConnections.push({
          connectionId,
          clinicId: actor.clinicId,
          patientId,
          hospitalId,
          state: 'Requested',
          tokens: null,
          lastGoodAt: null,
          syncBegunAt: null,
          endedAt: null,
          runs: [],
          ...change,
        });
      state.audit.push(auditEntry(actor, 'hospital.asked', connectionId, { kinds: [...kinds] }));
      return 'asked';
    },
    async takeAsked(patientId, stateHash, after) {
      const found = state.hospitalConnections.find(
        (each) =>
          each.patientId === patientId &&
          each.asked?.stateHash === stateHash &&
          each.askedAt > after &&
          each.endedAt === null,
      );
      if (!found) return null;
      const [taken = null] = known(found);
      found.asked = null;
      return taken;
    },
    async connect(actor, connectionId, tokens) {
      const found = live(connectionId);
      if (!found) return;
      Object.assign(found, { tokens, state: 'Connected' });
      state.audit.push(auditEntry(actor, 'hospital.connected', connectionId));
    },
    async saveTokens(connectionId, tokens) {
      const found = live(connectionId);
      if (found) found.tokens = tokens;
    },
    async beginSync(connectionId, at, dead) {
      const found = live(connectionId);
      if (!found || (found.syncBegunAt !== null && found.syncBegunAt > dead)) return false;
      found.syncBegunAt = at;
      return true;
    },
    async endSync(connectionId, at, found) {
      const connection = live(connectionId);
      const hospital = state.hospitals.find(({ hospitalId }) => hospitalId === connection?.hospitalId);
      if (!connection || !hospital) return;
      const { patientId } = connection;
      const kinds = found.read.map(({ kind }) => kind);
      takeOver(connection, kinds, at);
      const counts = { added: 0, changed: 0, gone: 0 };
      for (const { kind, records, isWhole } of found.read) {
        const kept = from(connectionId).filter(({ resourceType }) => resourceType === kind);
        const { add, change, drop: gone } = changesOf(kept, records, isWhole);
        dropRecords(new Set(gone), at);
        for (const { recordId, to } of change) {
          const old = state.records.find((each) => each.recordId === recordId);
          if (old) Object.assign(old, written(to), { keptAt: at });
        }
        const source = { connectionId, source: hospital.name };
        const more = add.map(
          ({ newId, ...each }): FromHospital => ({
            ...structuredClone(each),
            recordId: newId,
            patientId,
            keptAt: at,
            ...source,
          }),
        );
        state.records.push(...more);
        counts.added += add.length;
        counts.changed += change.length;
        counts.gone += gone.length;
      }
      state.records.sort(
        newestFirst(
          (each) => each.at,
          ({ recordId }) => recordId,
        ),
      );
      Object.assign(connection, synced(connection, at, found, counts));
    },
    async end(actor, { patientId, connectionId, forget }) {
      const found = state.hospitalConnections.find((each) => each.connectionId === connectionId);
      if (found?.patientId !== patientId) return false;
      if (found.endedAt !== null && (!forget || from(connectionId).length === 0)) return false;
      if (found.endedAt === null)
        Object.assign(found, { state: 'Disconnected', asked: null, tokens: null, endedAt: actor.at });
      if (forget) dropRecords(new Set(from(connectionId).map(({ recordId }) => recordId)), actor.at);
      state.audit.push(auditEntry(actor, 'hospital.ended', connectionId, { forget }));
      return true;
    },
    async due(before, most) {
      const last = ({ syncBegunAt, runs, askedAt }: StoredConnection) =>
        syncBegunAt ?? runs.at(-1)?.at ?? askedAt;
      const isThere = (id: string) => state.patients.some((each) => each.patientId === id && isInCare(each));
      return state.hospitalConnections
        .filter((each) => each.tokens !== null && each.endedAt === null && last(each) < before)
        .filter(({ patientId }) => isThere(patientId))
        .sort((a, b) => last(a).getTime() - last(b).getTime() || compareTexts(a.connectionId, b.connectionId))
        .slice(0, most)
        .map(({ connectionId }) => connectionId);
    },
  };
}
