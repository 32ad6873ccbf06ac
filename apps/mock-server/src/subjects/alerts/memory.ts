import {
  type Alert,
  type AlertEvent,
  type AlertStanding,
  canUndo,
  compareAlerts,
  cutPart,
  decideAlert,
  fullName,
  limits,
  rangeAt,
  reviewAcknowledges,
  stateAt,
  takeIn,
  toldAlertEvents,
} from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import type { Actor } from '../accounts/contract.ts';
import { auditEntry } from '../audit/contract.ts';
import { personOf } from '../patients/clinicPeople.memory.ts';
import type { IncomingReading } from '../readings/contract.ts';
import { tellAlert } from '../subscriptions/memory.ts';
import {
  type AlertFilter,
  type AlertMoved,
  type Alerts,
  alertPlace,
  auditOfMove,
  breachesOf,
  eventOfMove,
  type KnownAlert,
  newestOpened,
  type StoredAlert,
} from './contract.ts';
import { gainsIn } from './gains.memory.ts';
import type {} from './state.ts';
import { keepUsual } from './usual.memory.ts';

/** The alerts of a memory store. */
export function memoryAlerts(state: MemoryState): Alerts {
  const find = (alertId: string) => state.alerts.find((each) => each.alertId === alertId);
  const conflict = (alert: StoredAlert, at: Date): AlertMoved => {
    // Whom the program told is nothing that somebody did.
    const last = alert.history.findLast(({ kind }) => kind !== 'escalated');
    const by = last?.byId ? personOf(state, last.byId) : null;
    return { kind: 'conflict', state: stateAt(alert, at), by, at: last?.at ?? null };
  };
  const waiting = (clinicId: string, now: Date) =>
    state.alerts.filter(
      (each) => each.clinicId === clinicId && !['Snoozed', 'Resolved'].includes(stateAt(each, now)),
    );

  return {
    async page(search) {
      const { tab, page, noOfRows, now } = search;
      const found = state.alerts.filter((each) => isAskedFor(each, search));
      found.sort(tab === 'resolved' ? newestResolved : (a, b) => compareAlerts(a, b, now));
      return {
        rows: found.slice(page * noOfRows, (page + 1) * noOfRows).map((each) => known(state, each)),
        total: found.length,
        ...countsOf(found),
      };
    },
    async part(search, after, most) {
      const found = state.alerts
        .filter((each) => isAskedFor(each, search) && (!after || newestOpened(alertPlace(each), after) > 0))
        .sort((a, b) => newestOpened(alertPlace(a), alertPlace(b)));
      const { rows, next } = cutPart(found, most, alertPlace);
      return { rows: rows.map((each) => known(state, each)), next };
    },
    async counts(clinicId, now) {
      return countsOf(waiting(clinicId, now));
    },
    async owner(alertId) {
      const alert = find(alertId);
      if (!alert) return null;
      const { clinicId, patientId } = alert;
      const patient = state.patients.find((each) => each.patientId === patientId);
      return { alertId, clinicId, patientId, providerId: patient?.providerId ?? null };
    },
    async find(alertId) {
      const alert = find(alertId);
      if (!alert) return null;
      const newest = <T>(rows: readonly T[]) => [...rows].reverse().slice(0, limits.alertLinesMax);
      return structuredClone({
        ...known(state, alert),
        list: newest([...alert.list].sort((a, b) => a.at.getTime() - b.at.getTime())),
        history: newest(alert.history).map((line) => ({
          ...line,
          by: line.byId ? personOf(state, line.byId) : null,
          to: line.toId ? personOf(state, line.toId) : null,
        })),
      });
    },
    async ofPatient(patientId, since) {
      return state.alerts
        .filter((each) => each.patientId === patientId && each.state !== 'Resolved' && each.firstAt >= since)
        .map((each) => known(state, each));
    },
    async ofReading({ patientId, vital, at }) {
      const held = state.alerts.filter(
        (each) =>
          each.patientId === patientId &&
          each.vital === vital &&
          each.list.some((reading) => reading.at.getTime() === at.getTime()),
      );
      return held.map(({ alertId }) => alertId).sort();
    },
    async move(wish, actor) {
      const alert = find(wish.alertId);
      if (!alert || alert.clinicId !== actor.clinicId)
        throw new Error('Only an alert of the own clinic is moved.');
      const decision = decideAlert(alert, wish, actor.accountId, actor.at);
      if (decision.kind === 'no-op') return { kind: 'no-op' };
      if (decision.kind === 'conflict' || alert.version !== wish.version) return conflict(alert, actor.at);
      stand(alert, decision.to, decision.before);
      const { outcome = null, note = null } = wish;
      if (wish.move === 'resolve') Object.assign(alert, { outcome, note, resolvedAt: actor.at });
      alert.history.push(eventOfMove(wish, actor));
      tellChanges(state, [eventOfMove(wish, actor)]);
      state.audit.push(
        auditEntry(actor, auditOfMove[wish.move], alert.patientId, { alertId: alert.alertId }),
      );
      return { kind: 'change' };
    },
    async undo({ alertId, version }, actor) {
      const alert = find(alertId);
      if (!alert || alert.clinicId !== actor.clinicId)
        throw new Error('Only an alert of the own clinic is moved.');
      if (alert.version !== version || !alert.before || !canUndo(alert, actor.accountId))
        return conflict(alert, actor.at);
      const { byId: _, ...to } = alert.before;
      stand(alert, to, null);
      const undone = { alertId, kind: 'undone', at: actor.at, byId: actor.accountId } as const;
      alert.history.push(undone);
      tellChanges(state, [undone]);
      state.audit.push(auditEntry(actor, 'alert.undone', alert.patientId, { alertId }));
      return { kind: 'change' };
    },
  };
}

function stand(
  alert: StoredAlert,
  to: AlertStanding,
  before: Alert['before'],
  reviewId: string | null = null,
) {
  Object.assign(alert, to, { before, reviewId, version: alert.version + 1 });
}

const isAskedFor = (each: StoredAlert, { clinicId, tab, severity, ownerId, vital, patientId }: AlertFilter) =>
  each.clinicId === clinicId &&
  (each.state === 'Resolved') === (tab === 'resolved') &&
  (!severity || each.class === severity) &&
  (ownerId === undefined || each.ownerId === ownerId) &&
  (!vital || each.vital === vital) &&
  (patientId === undefined || each.patientId === patientId);

const newestResolved = (a: StoredAlert, b: StoredAlert) =>
  (b.resolvedAt?.getTime() ?? 0) - (a.resolvedAt?.getTime() ?? 0) || (a.alertId < b.alertId ? -1 : 1);

const countsOf = (alerts: readonly StoredAlert[]) => ({
  critical: alerts.filter((each) => each.class === 'Critical').length,
  cautious: alerts.filter((each) => each.class === 'Cautious').length,
});

function known(
  state: MemoryState,
  { clinicId: _, list: _list, history: _history, ...alert }: StoredAlert,
): KnownAlert {
  const patient = state.patients.find(({ patientId }) => patientId === alert.patientId);
  const { rangeVersion, at, rangeOf = alert.patientId } = alert.shown;
  const ranges = state.ranges.filter(
    (each) => each.patientId === rangeOf && each.version === rangeVersion && each.vital === alert.vital,
  );
  const range = rangeVersion === null ? undefined : (rangeAt(ranges, alert.vital, at) ?? ranges[0]);
  return structuredClone({
    ...alert,
    name: patient ? fullName(patient) : '',
    birthDate: patient?.birthDate ?? null,
    timeZone: patient?.timeZone ?? 'UTC',
    owner: alert.ownerId === null ? null : personOf(state, alert.ownerId),
    limitSetBy: range ? personOf(state, range.setById) : null,
    limitSetAt: range?.setAt ?? null,
    normalAt: normalAtOf(state, alert),
  });
}

/** When a value within limits was measured after the last reading of an alert. */
export function normalAtOf(
  state: MemoryState,
  { patientId, vital, parameter, lastAt }: Pick<Alert, 'patientId' | 'vital' | 'parameter' | 'lastAt'>,
): Date | null {
  const readings = [...(state.readings().get(patientId)?.values() ?? [])];
  const normal = readings.filter(
    (each) => each.vital === vital && each.at > lastAt && each.classes[parameter] === 'Normal',
  );
  return normal.map((each) => each.at).sort((a, b) => b.getTime() - a.getTime())[0] ?? null;
}

/** Takes what of new readings is out of limits into the alerts. */
export function alertsTakeIn(state: MemoryState, readings: readonly IncomingReading[]): void {
  const breaches = [...breachesOf(readings), ...gainsIn(state, readings)];
  const [first] = breaches;
  if (!first) return;
  const patients = new Set(breaches.map(({ patientId }) => patientId));
  const own = state.alerts.filter(({ patientId }) => patients.has(patientId));
  const previous = own
    .flatMap((each) => (each.resolvedAt ? [{ ...each, resolvedAt: each.resolvedAt }] : []))
    .sort((a, b) => a.resolvedAt.getTime() - b.resolvedAt.getTime());
  const open = own.filter((each) => each.state !== 'Resolved');
  const lines = open.flatMap(({ alertId, list }) => list.map((reading) => ({ ...reading, alertId })));
  const changes = takeIn(open, previous, breaches, first.receivedAt, lines);
  const firstAts = new Map(own.map(({ alertId, firstAt }) => [alertId, firstAt.getTime()]));
  keepUsual(
    state,
    changes.alerts.filter(({ alertId, firstAt }) => firstAts.get(alertId) !== firstAt.getTime()),
  );
  for (const alert of changes.alerts) {
    const kept = state.alerts.find(({ alertId }) => alertId === alert.alertId);
    if (kept) Object.assign(kept, alert);
    else {
      const clinicId = state.patients.find(({ patientId }) => patientId === alert.patientId)?.clinicId ?? '';
      state.alerts.push({
        outcome: null,
        note: null,
        resolvedAt: null,
        list: [],
        history: [],
        ...alert,
        clinicId,
      });
    }
  }
  const keptOf = (id: string) => state.alerts.find(({ alertId }) => alertId === id);
  for (const { alertId, reading } of changes.readings) keptOf(alertId)?.list.push(reading);
  for (const event of changes.events) keptOf(event.alertId)?.history.push(event);
  tellChanges(state, changes.events);
}

/** What of it a system of the clinic may want to know, each alert once. */
function tellChanges(state: MemoryState, events: readonly AlertEvent[]) {
  const told = events.filter(({ kind }) => toldAlertEvents.some((each) => each === kind));
  for (const alert of state.alerts) {
    const last = told.findLast(({ alertId }) => alertId === alert.alertId);
    if (last) tellAlert(state, alert, last.at);
  }
}

/** Acknowledges what a look through the readings of a patient covers. */
export function acknowledgeReviewed(
  state: MemoryState,
  { reviewId, patientId, upTo }: { reviewId: string; patientId: string; upTo: Date },
  { accountId: byId, at }: Actor,
): void {
  for (const alert of state.alerts) {
    if (alert.patientId !== patientId || !reviewAcknowledges(alert, { at, upTo })) continue;
    const { state: was, ownerId, snoozedUntil } = alert;
    const before = { state: was, ownerId, snoozedUntil, byId };
    stand(alert, { state: 'Acknowledged', ownerId: ownerId ?? byId, snoozedUntil: null }, before, reviewId);
    alert.history.push({ alertId: alert.alertId, kind: 'reviewed', at, byId });
  }
}

/** Opens again what a review acknowledged that is taken back, as far as nothing has happened to it since. */
export function takeBackReview(state: MemoryState, reviewId: string, { accountId: byId, at }: Actor): void {
  for (const alert of state.alerts) {
    if (alert.reviewId !== reviewId || !alert.before) continue;
    const { byId: _, ...to } = alert.before;
    stand(alert, to, null);
    const undone = { alertId: alert.alertId, kind: 'undone', at, byId } as const;
    alert.history.push(undone);
    tellChanges(state, [undone]);
  }
}
