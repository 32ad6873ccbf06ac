import {
  type Absence,
  countedPeriod,
  formatStamp,
  isAwayUntil,
  isSnooze,
  limits,
  localDay,
  stateAt,
} from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';
import { type Api, route } from '../../api/route.ts';
import { instantOfStamp } from '../../api/stamps.ts';
import type { Store } from '../../store/Store.ts';
import type { Actor } from '../accounts/contract.ts';
import { auditEntry } from '../audit/contract.ts';
import type { ComplianceWish, KnownCompliance } from './contract.ts';

/** The alerts about devices and habits, and what a patient says of being away. @see SCR-02 */
export function complianceRoutes(api: Api): void {
  route(
    api,
    'getComplianceAlerts',
    async ({ caller: { account }, query: { owner, ...query }, store, now }) => {
      const { accountId, clinicId } = account;
      const ownerId = { all: undefined, mine: accountId, unassigned: null }[owner ?? 'all'];
      const search = { ...query, clinicId, now, ...(ownerId !== undefined && { ownerId }) };
      const { rows, total } = await store.compliance.page(search);
      return { result: rows.map((row) => complianceRow(row, accountId, now)), total };
    },
  );

  route(api, 'exportCompliance', async ({ caller: { account }, body, store, actor, now }) => {
    const { after, owner, ...filters } = body;
    const { accountId, clinicId } = account;
    const ownerId = { all: undefined, mine: accountId, unassigned: null }[owner ?? 'all'];
    const search = { ...filters, clinicId, now, ...(ownerId !== undefined && { ownerId }) };
    const { rows, next } = await store.compliance.part(search, after, limits.exportPartRows);
    const about = { count: rows.length, goesOn: next !== null };
    await store.audit.add(auditEntry(actor, 'compliance.exported', clinicId, about));
    return { result: rows.map((row) => complianceRow(row, accountId, now)), next };
  });

  route(api, 'acknowledgeCompliance', async ({ words, body: { list }, store, actor }) => {
    await move(store, { list, wish: { move: 'acknowledge' } }, actor);
    return { message: words.server.alertAcknowledged };
  });

  route(api, 'takeCompliance', async ({ words, body: { list }, store, actor }) => {
    await move(store, { list, wish: { move: 'assign', toId: actor.accountId } }, actor);
    return { message: words.server.alertAssigned };
  });

  route(api, 'snoozeCompliance', async ({ words, body, store, actor, now }) => {
    const until = instantOfStamp(body.until);
    if (!isSnooze(until, now))
      throw new Refusal(400, {
        code: 'snoozeTime',
        told: { days: limits.snoozeMaxDays },
        body: { field: 'until' },
      });
    await move(store, { list: body.list, wish: { move: 'snooze', until } }, actor);
    return { message: words.server.alertSnoozed };
  });

  route(api, 'resolveCompliance', async ({ words, body: { list, note }, store, actor }) => {
    await move(store, { list, wish: { move: 'resolve' }, note }, actor);
    return { message: words.server.alertResolved };
  });

  route(api, 'undoCompliance', async ({ words, body: { list }, store, actor }) => {
    await move(store, { list, wish: { move: 'undo' } }, actor);
    return { message: words.server.alertUndone };
  });

  route(
    api,
    'getAbsence',
    ({ caller: { account }, store }): Promise<Absence> => store.compliance.absence(account.accountId),
  );

  route(api, 'sayAway', async ({ words, body: { until }, store, actor, now }) => {
    const patient = await store.patients.find(actor.accountId);
    if (!patient) throw new Refusal(404);
    if (!isAwayUntil(until, localDay(now, patient.timeZone)))
      throw new Refusal(400, { code: 'absenceDay', body: { field: 'until' } });
    await store.compliance.sayAway(actor, until);
    return { message: words.server.absenceSaved };
  });
}

/** Moves all of them; tells who was quicker. What is another clinic's is as what does not exist. */
async function move(store: Pick<Store, 'compliance'>, wish: ComplianceWish, actor: Actor): Promise<void> {
  const moved = await store.compliance.move(wish, actor);
  if (moved.kind === 'unknown') throw new Refusal(404);
  if (moved.kind !== 'conflict') return;
  const { state, by, at } = moved;
  throw new Refusal(409, { code: 'alertChanged', body: { state, by, time: at && formatStamp(at) } });
}

/** An alert as the API answers it. */
const complianceRow = (alert: KnownCompliance, callerId: string, now: Date) => ({
  alertId: alert.alertId,
  userId: alert.patientId,
  name: alert.name,
  dob: alert.birthDate,
  phone: alert.phone,
  kind: alert.kind,
  state: stateAt(alert, now),
  day: alert.day,
  until: alert.until,
  today: localDay(now, alert.timeZone),
  count: alert.count,
  vital: alert.vital,
  openedTime: formatStamp(alert.openedAt),
  overTime: alert.overAt && formatStamp(alert.overAt),
  awayUntil: alert.awayUntil,
  device: alert.device,
  lastReadingDay: alert.lastReadingAt && localDay(alert.lastReadingAt, alert.timeZone),
  period: countedPeriod(alert.period),
  owner: alert.owner,
  snoozedUntil:
    stateAt(alert, now) === 'Snoozed' && alert.snoozedUntil ? formatStamp(alert.snoozedUntil) : null,
  resolvedTime: alert.resolvedAt && formatStamp(alert.resolvedAt),
  note: alert.note,
  canUndo: alert.before?.byId === callerId,
  history: alert.history.map(({ kind, at, by }) => ({ kind, time: formatStamp(at), by })),
  version: alert.version,
});
