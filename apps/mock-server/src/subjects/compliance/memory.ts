import {
  type ComplianceFacts,
  complianceChanges,
  complianceFindings,
  cutPart,
  fullName,
  limits,
  localDay,
  type PeriodFacts,
  runningPeriod,
  stateAt,
} from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import type { Actor } from '../accounts/contract.ts';
import { alertPlace, newestOpened } from '../alerts/contract.ts';
import { auditEntry } from '../audit/contract.ts';
import { periodFactsOf } from '../billing/periods.memory.ts';
import { personOf } from '../patients/clinicPeople.memory.ts';
import type { StoredPatient } from '../patients/contract.ts';
import type {
  Compliance,
  ComplianceFilter,
  ComplianceMoved,
  KnownCompliance,
  StoredCompliance,
} from './contract.ts';
import { stepOf, tracesOf } from './move.ts';
import type {} from './state.ts';

/** The alerts about devices and habits of a memory store. */
export function memoryCompliance(state: MemoryState): Compliance {
  const awayUntil = (patientId: string) =>
    state.absences.findLast((each) => each.patientId === patientId)?.until ?? null;
  const found = ({ clinicId, tab, kind, ownerId, now }: ComplianceFilter) =>
    state.compliance
      .filter(
        (each) =>
          each.clinicId === clinicId &&
          (each.state === 'Resolved') === (tab === 'resolved') &&
          (!kind || each.kind === kind) &&
          (ownerId === undefined || each.ownerId === ownerId),
      )
      .map((each) => known(state, each, { now, awayUntil: awayUntil(each.patientId) }))
      .filter((each) => each !== null);
  const open = (patientId: string) =>
    state.compliance.filter((each) => each.patientId === patientId && each.state !== 'Resolved');

  return {
    async check(now) {
      let opened = 0;
      for (const patient of state.patients) {
        if (isOver(state, patient)) continue;
        const { patientId, clinicId } = patient;
        const clinic = state.clinics.find((each) => each.clinicId === clinicId);
        const days = clinic?.silentDays ?? limits.complianceSilentDays;
        const facts = {
          ...factsOf(state, patient, awayUntil(patientId)),
          ...periodFactsOf(state, patient, now),
        };
        const own = state.compliance.filter((each) => each.patientId === patientId);
        const changes = complianceChanges(own, complianceFindings(facts, days, now), now);
        for (const { alertId, event, ...rest } of changes.changed) {
          const alert = own.find((each) => each.alertId === alertId);
          if (!alert) continue;
          Object.assign(alert, rest);
          if (event) alert.history.push({ alertId, kind: event, at: now, byId: null });
        }
        for (const finding of changes.opened) {
          const alertId = crypto.randomUUID();
          state.compliance.push({
            ...finding,
            alertId,
            clinicId,
            patientId,
            state: 'Open',
            ownerId: null,
            snoozedUntil: null,
            openedAt: now,
            overAt: null,
            before: null,
            note: null,
            resolvedAt: null,
            version: 1,
            history: [{ alertId, kind: 'opened', at: now, byId: null }],
          });
          opened += 1;
        }
      }
      return opened;
    },
    async open(clinicId) {
      return state.compliance.filter(
        (each) =>
          each.clinicId === clinicId && each.state !== 'Resolved' && inCare(state, each) !== undefined,
      ).length;
    },
    async page({ page, noOfRows, ...search }) {
      const rows = found(search).sort(
        (a, b) =>
          (b.resolvedAt?.getTime() ?? 0) - (a.resolvedAt?.getTime() ?? 0) ||
          compare(a.day, b.day) ||
          compare(a.alertId, b.alertId),
      );
      return { rows: rows.slice(page * noOfRows, (page + 1) * noOfRows), total: rows.length };
    },
    async part(search, after, most) {
      const rows = found(search)
        .filter((each) => !after || newestOpened(alertPlace(each), after) > 0)
        .sort((a, b) => newestOpened(alertPlace(a), alertPlace(b)));
      return cutPart(rows, most, alertPlace);
    },
    async move(wish, actor) {
      const steps = [];
      for (const { alertId, version } of wish.list) {
        const alert = state.compliance.find((each) => each.alertId === alertId);
        if (!alert || alert.clinicId !== actor.clinicId) return { kind: 'unknown' };
        const step = stepOf(alert, wish, version, actor);
        if (step.kind === 'conflict') return conflict(state, alert, actor);
        steps.push({ alert, step });
      }
      const { kind, action } = tracesOf(wish.wish);
      for (const { alert, step } of steps) {
        if (step.kind !== 'change') continue;
        const { alertId } = alert;
        Object.assign(alert, step.to, { before: step.before, version: alert.version + 1 });
        if (wish.wish.move === 'resolve')
          Object.assign(alert, { note: wish.note ?? null, resolvedAt: actor.at });
        alert.history.push({ alertId, kind, at: actor.at, byId: actor.accountId });
        state.audit.push(auditEntry(actor, action, alert.patientId, { alertId }));
      }
      return { kind: 'done' };
    },
    async absence(patientId) {
      const patient = state.patients.find((each) => each.patientId === patientId);
      const last = patient && factsOf(state, patient, null).lastReadingAt;
      const lastDay = last ? localDay(last, patient.timeZone) : '';
      const isSilent = open(patientId).some(
        ({ kind, overAt, day }) => kind === 'silent' && overAt === null && lastDay <= day,
      );
      return { until: awayUntil(patientId), isSilent };
    },
    async sayAway(actor, until) {
      state.absences.push({ patientId: actor.accountId, until });
      state.audit.push(auditEntry(actor, 'absence.said', actor.accountId));
    },
  };
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function conflict(state: MemoryState, alert: StoredCompliance, { at }: Actor): ComplianceMoved {
  const last = alert.history.findLast(({ byId }) => byId !== null);
  const by = last?.byId ? personOf(state, last.byId) : null;
  return { kind: 'conflict', state: stateAt(alert, at), by, at: last?.at ?? null };
}

/** Whose it is; nobody of a patient who is discharged or whose record became a part of another. */
const inCare = (state: MemoryState, alert: StoredCompliance) =>
  state.patients.find((each) => each.patientId === alert.patientId && !isOver(state, each));

function known(
  state: MemoryState,
  alert: StoredCompliance,
  { now, awayUntil }: { now: Date; awayUntil: string | null },
): KnownCompliance | null {
  const patient = inCare(state, alert);
  if (!patient) return null;
  return structuredClone({
    ...alert,
    name: fullName(patient),
    birthDate: patient.birthDate ?? null,
    phone: patient.phone,
    timeZone: patient.timeZone,
    awayUntil,
    device: deviceOf(state, alert),
    lastReadingAt: factsOf(state, patient, null).lastReadingAt,
    period: runningPeriod(periodFactsOf(state, patient, now), localDay(now, patient.timeZone)),
    owner: alert.ownerId === null ? null : personOf(state, alert.ownerId),
    history: [...alert.history]
      .reverse()
      .slice(0, limits.rowHistoryMax)
      .map((line) => ({ ...line, by: line.byId ? personOf(state, line.byId) : null })),
  });
}

/** The device that is waited for the longest, or the last that was activated. */
function deviceOf(state: MemoryState, { patientId, kind }: StoredCompliance): KnownCompliance['device'] {
  const orders = state.orders.filter(({ order }) => order.patientId === patientId);
  const [found] =
    kind === 'notActivated'
      ? orders
          .filter(({ order: { status } }) => status === 'Shipped' || status === 'PickedUp')
          .sort((a, b) => handedOut(a).getTime() - handedOut(b).getTime() || b.number - a.number)
      : orders
          .filter(({ order: { status } }) => status === 'Activated')
          .sort(
            (a, b) =>
              (b.order.activatedAt?.getTime() ?? 0) - (a.order.activatedAt?.getTime() ?? 0) ||
              b.number - a.number,
          );
  return found ? { deviceName: found.order.deviceName, deviceModel: found.order.deviceModel } : null;
}

const handedOut = ({ order, handedOutAt }: MemoryState['orders'][number]): Date =>
  handedOutAt ?? order.placedAt;

function factsOf(
  state: MemoryState,
  { patientId, timeZone }: StoredPatient,
  awayUntil: string | null,
): Omit<ComplianceFacts, keyof PeriodFacts> {
  const orders = state.orders.filter(({ order }) => order.patientId === patientId);
  const activated = orders.flatMap(({ order }) =>
    order.status === 'Activated' && order.activatedAt ? [order.activatedAt] : [],
  );
  const handedOut = orders.flatMap(({ order, handedOutAt }) =>
    order.status === 'Shipped' || order.status === 'PickedUp' ? [handedOutAt ?? order.placedAt] : [],
  );
  const times = [...(state.readings().get(patientId)?.values() ?? [])].map(({ at }) => at);
  const ranges = Map.groupBy(
    state.ranges.filter((each) => each.patientId === patientId),
    ({ vital }) => vital,
  );
  return {
    timeZone,
    awayUntil,
    activatedAt: earliest(activated),
    handedOutAt: earliest(handedOut),
    lastReadingAt: times.sort((a, b) => b.getTime() - a.getTime())[0] ?? null,
    rangeEnds: [...ranges.values()].flatMap((all) => all.sort((a, b) => b.version - a.version).slice(0, 1)),
  };
}

/** Whether a patient is discharged, or the record became a part of another. */
const isOver = ({ merges }: MemoryState, { life, patientId }: StoredPatient) =>
  (life?.discharge ?? null) !== null ||
  merges.some(({ goneId, isUndone }) => goneId === patientId && !isUndone);

const earliest = (times: readonly Date[]): Date | null =>
  [...times].sort((a, b) => a.getTime() - b.getTime())[0] ?? null;
