import { readStamp } from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import { latestOf } from '../patients/careTeams.contract.ts';
import { memoryCareTeams } from '../patients/careTeams.memory.ts';
import { changesOf } from '../patients/contract.ts';
import { compareTexts } from '../patients/search.ts';
import type { Departed, Removals, Removed, RemovedRow } from './removals.contract.ts';
import type {} from './state.ts';

/** What is no longer there, in a memory store. */
export function memoryRemovals(state: MemoryState): Removals {
  return {
    async departures(clinicId, { start, end }) {
      const clinicOf = (id: string) => state.patients.find(({ patientId }) => patientId === id)?.clinicId;
      return state.merges
        .map((each) => ({ ...each, movedAt: each.undoneAt ?? each.at }))
        .filter(({ goneId, movedAt }) => clinicOf(goneId) === clinicId && movedAt >= start && movedAt <= end)
        .sort((a, b) => a.movedAt.getTime() - b.movedAt.getTime() || compareTexts(a.mergeId, b.mergeId))
        .map(({ mergeId, isUndone, keptId, goneId }) => ({ mergeId, fromId: isUndone ? keptId : goneId }));
    },
    async departed({ mergeId, fromId }) {
      const moved = state.merges.find((each) => each.mergeId === mergeId)?.moved ?? {};
      const there = state.readings().get(fromId);
      const readings = (moved.readings ?? []).filter((key) => !there?.has(key)).sort(compareTexts);
      const rows = rowsGone(state, moved, fromId);
      return {
        rows: rows.sort((a, b) => compareTexts(a.type, b.type) || compareTexts(a.id, b.id)),
        readings,
      };
    },
    async removed(clinicId, { start, end }) {
      const { removedRows, bills, files, patients } = state;
      const isIn = (at: Date) => at >= start && at <= end;
      const own = new Set(
        patients.filter((each) => each.clinicId === clinicId).map((each) => each.patientId),
      );
      const rows = removedRows
        .filter(({ at }) => isIn(at))
        .filter(({ patientId, id }) => !files.some((f) => f.patientId === patientId && f.txnName === id))
        .map(({ at: _, ...row }): RemovedRow => row);
      const charges = bills.flatMap(({ userId: patientId, year, month, version, made }) =>
        isIn(readStamp(made) ?? new Date(0))
          ? bills
              .filter((old) => old.userId === patientId && old.year === year && old.month === month)
              .filter((old) => old.version === version - 1)
              .flatMap(({ billId, lines }) =>
                lines.map(
                  (_, line): RemovedRow => ({ patientId, type: 'ChargeItem', id: `${billId}-${line}` }),
                ),
              )
          : [],
      );
      const emptied = await emptiedOf(state, clinicId, isIn);
      return [...rows, ...charges, ...emptied]
        .filter(({ patientId }) => own.has(patientId))
        .sort(
          (a, b) =>
            compareTexts(a.patientId, b.patientId) ||
            compareTexts(a.type, b.type) ||
            compareTexts(a.id ?? '', b.id ?? ''),
        );
    },
  };
}

/** Consents without their day, and teams to which nobody belongs any more: what of them changed in a time, but no new patient's. */
async function emptiedOf(state: MemoryState, clinicId: string, isIn: (at: Date) => boolean) {
  const { patients, merges, reviews } = state;
  const teams = memoryCareTeams(state);
  const found: Removed[] = [];
  for (const patient of patients.filter((each) => each.clinicId === clinicId)) {
    const { patientId, enrolledAt, consentDate } = patient;
    const { at: changedAt, consentAt } = changesOf(patient);
    const isSince = (at: Date) => isIn(at) && at > enrolledAt;
    if (consentDate === null && isSince(consentAt)) found.push({ patientId, type: 'Consent', id: null });
    const changed = latestOf([
      changedAt,
      ...reviews.map((each) => (each.patientId === patientId ? each.undoneAt : null)),
      ...merges.flatMap(({ keptId, goneId, at, undoneAt }) =>
        [keptId, goneId].includes(patientId) ? [at, undoneAt] : [],
      ),
    ]);
    if (isSince(changed) && (await teams.of(patientId, 1)).length === 0)
      found.push({ patientId, type: 'CareTeam', id: null });
  }
  return found;
}

/** Rows that are in another record now; of a file, which its record names, that the record has none of that name. */
function rowsGone(
  { notes, alerts, orders, records, bills, files, removedRows }: MemoryState,
  moved: Readonly<Record<string, string[]>>,
  fromId: string,
): Departed['rows'] {
  const went = <Row extends { patientId: string | null }>(
    kind: string,
    rows: readonly Row[],
    of: (row: Row) => string,
  ) => {
    const ids = new Set(moved[kind]);
    return rows.filter((row) => row.patientId !== fromId && ids.has(of(row)));
  };
  const ordered = went(
    'orders',
    orders.map(({ order }) => order),
    ({ orderId }) => orderId,
  );
  const kept = went('records', records, ({ recordId }) => recordId);
  const ofBills = bills.map((bill) => ({ ...bill, patientId: bill.userId }));
  return [
    ...went('notes', notes, ({ noteId }) => noteId)
      .filter(({ kind, toPatient }) => kind === 'conversation' || toPatient)
      .map(({ noteId: id }) => ({ type: 'Communication' as const, id })),
    ...went('alerts', alerts, ({ alertId }) => alertId).map(({ alertId: id }) => ({
      type: 'DetectedIssue' as const,
      id,
    })),
    ...ordered.map(({ orderId: id }) => ({ type: 'DeviceRequest' as const, id })),
    ...ordered.flatMap(({ orderId: id, serial }) =>
      serial === null ? [] : [{ type: 'Device' as const, id }],
    ),
    ...went('records', removedRows, ({ id }) => id).map(({ type, id }) => ({ type, id })),
    ...kept.map(({ resourceType: type, recordId: id }) => ({ type, id })),
    ...kept.flatMap(({ recordId: id, connectionId }) =>
      connectionId === undefined ? [] : [{ type: 'Provenance' as const, id }],
    ),
    ...went('bills', ofBills, ({ billId }) => billId).flatMap(({ billId, lines }) =>
      lines.map((_, line) => ({ type: 'ChargeItem' as const, id: `${billId}-${line}` })),
    ),
    ...(moved.files ?? [])
      .filter((id) => !files.some(({ patientId, txnName }) => patientId === fromId && txnName === id))
      .map((id) => ({ type: 'DocumentReference' as const, id })),
  ];
}
