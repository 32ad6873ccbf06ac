import {
  type AlertCounts,
  type AlertDetails,
  type AlertOwners,
  type AlertsExport,
  canUndo,
  formatStamp,
  isSnooze,
  limits,
  type RepeatsAsked,
  repeatsAsked,
  repetitionOf,
  roleKind,
  stateAt,
} from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';
import { type Api, type AskedByUser, route } from '../../api/route.ts';
import { instantOfStamp } from '../../api/stamps.ts';
import type { Account } from '../accounts/contract.ts';
import { auditEntry } from '../audit/contract.ts';
import type { AlertFilter, AlertMoved, AlertMoveWish, KnownAlert } from './contract.ts';

/** Whose alerts are asked for. */
const ownerOf = (owner: AlertOwners = 'all', { accountId }: Pick<Account, 'accountId'>) =>
  ({ all: undefined, mine: accountId, unassigned: null })[owner];

/** The filters as the store has them; the clinic is the caller's own. */
function filterOf(
  { owner, userId, ...filters }: Omit<AlertsExport, 'after'>,
  account: Pick<Account, 'accountId' | 'clinicId'>,
): AlertFilter {
  const ownerId = ownerOf(owner, account);
  return {
    ...filters,
    clinicId: account.clinicId,
    ...(ownerId !== undefined && { ownerId }),
    ...(userId !== undefined && { patientId: userId }),
  };
}

/** The inbox of alerts. @see SCR-02 */
export function alertRoutes(api: Api): void {
  route(api, 'getAlerts', async ({ caller: { account }, query, store, now }) => {
    const { page, noOfRows, ...filters } = query;
    const search = { ...filterOf(filters, account), page, noOfRows, now };
    const { rows, ...counts } = await store.alerts.page(search);
    return { result: rows.map((row) => alertRow(row, now)), ...counts };
  });

  route(api, 'exportAlerts', async ({ caller: { account }, body, store, actor, now }) => {
    const { after, ...filters } = body;
    const { clinicId } = account;
    const { rows, next } = await store.alerts.part(filterOf(filters, account), after, limits.exportPartRows);
    const about = { count: rows.length, goesOn: next !== null };
    await store.audit.add(auditEntry(actor, 'alerts.exported', clinicId, about));
    return { result: rows.map((row) => alertRow(row, now)), next };
  });

  route(api, 'getAlertCounts', async ({ caller: { account }, store, now }): Promise<AlertCounts> => {
    const { clinicId } = account;
    const [counts, compliance] = await Promise.all([
      store.alerts.counts(clinicId, now),
      store.compliance.open(clinicId),
    ]);
    return { ...counts, compliance };
  });

  route(api, 'getRepeatsAsked', async ({ caller: { account }, store, now }): Promise<RepeatsAsked> => {
    const since = new Date(now.getTime() - limits.repeatShownHours * 3_600_000);
    const alerts = await store.alerts.ofPatient(account.accountId, since);
    const result = repeatsAsked(alerts, now).map((asked) => ({ ...asked, until: formatStamp(asked.until) }));
    return { result };
  });

  route(api, 'getAlert', async ({ caller: { account }, subject, store, now }): Promise<AlertDetails> => {
    const alert = await store.alerts.find(subject.alertId);
    if (!alert) throw new Refusal(404);
    return {
      ...alertRow(alert, now),
      previousId: alert.previousId,
      cameLater: alert.cameLater,
      canUndo: canUndo(alert, account.accountId),
      note: alert.note,
      list: alert.list.map(({ at, receivedAt, value, class: judged, limit }) => ({
        time: formatStamp(at),
        receivedTime: formatStamp(receivedAt),
        value,
        class: judged,
        limit,
      })),
      history: alert.history.map((line) => ({
        kind: line.kind,
        time: formatStamp(line.at),
        by: line.by,
        to: line.to,
        value: line.value ?? null,
        class: line.class ?? null,
        step: line.step ?? null,
        until: line.until ? formatStamp(line.until) : null,
        outcome: line.outcome ?? null,
        note: line.note ?? null,
      })),
    };
  });

  route(api, 'acknowledgeAlert', async (asked) => {
    await move(asked, { move: 'acknowledge', ...asked.body });
    return { message: asked.words.server.alertAcknowledged };
  });

  route(api, 'assignAlert', async (asked) => {
    const { accountId: toId, ...body } = asked.body;
    const colleague = await asked.store.accounts.find(toId);
    const isColleague =
      colleague !== null &&
      colleague.clinicId === asked.caller.account.clinicId &&
      roleKind(colleague.role) !== 'patient' &&
      colleague.accessEndedAt === null;
    if (!isColleague)
      throw new Refusal(400, {
        code: 'badField',
        told: { field: 'accountId' },
        body: { field: 'accountId' },
      });
    await move(asked, { move: 'assign', ...body, toId });
    return { message: asked.words.server.alertAssigned };
  });

  route(api, 'snoozeAlert', async (asked) => {
    const until = instantOfStamp(asked.body.until);
    if (!isSnooze(until, asked.now))
      throw new Refusal(400, {
        code: 'snoozeTime',
        told: { days: limits.snoozeMaxDays },
        body: { field: 'until' },
      });
    await move(asked, { move: 'snooze', ...asked.body, until });
    return { message: asked.words.server.alertSnoozed };
  });

  route(api, 'resolveAlert', async (asked) => {
    await move(asked, { move: 'resolve', ...asked.body });
    return { message: asked.words.server.alertResolved };
  });

  route(api, 'undoAlert', async ({ words, body, actor, store }) => {
    refuse(await store.alerts.undo(body, actor));
    return { message: words.server.alertUndone };
  });
}

async function move(
  { store, actor }: Pick<AskedByUser<'acknowledgeAlert'>, 'store' | 'actor'>,
  wish: AlertMoveWish,
): Promise<void> {
  refuse(await store.alerts.move(wish, actor));
}

/** Tells who was quicker. */
function refuse(moved: AlertMoved): void {
  if (moved.kind !== 'conflict') return;
  const { state, by, at } = moved;
  throw new Refusal(409, { code: 'alertChanged', body: { state, by, time: at && formatStamp(at) } });
}

/** An alert as the API answers it. */
const alertRow = (alert: KnownAlert, now: Date) => ({
  alertId: alert.alertId,
  userId: alert.patientId,
  name: alert.name,
  dob: alert.birthDate,
  timeZone: alert.timeZone,
  vital: alert.vital,
  parameter: alert.parameter,
  side: alert.side,
  class: alert.class,
  state: stateAt(alert, now),
  value: alert.shown.value,
  valueTime: formatStamp(alert.shown.at),
  limit: alert.shown.limit,
  period: alert.shown.period ?? null,
  sinceTime: alert.shown.since ? formatStamp(alert.shown.since) : null,
  limitSetBy: alert.limitSetBy,
  limitSetTime: alert.limitSetAt && formatStamp(alert.limitSetAt),
  firstTime: formatStamp(alert.firstAt),
  lastTime: formatStamp(alert.lastAt),
  readings: alert.readings,
  repetition: repetitionOf(alert, alert.normalAt, now),
  owner: alert.owner,
  snoozedUntil:
    stateAt(alert, now) === 'Snoozed' && alert.snoozedUntil ? formatStamp(alert.snoozedUntil) : null,
  outcome: alert.outcome,
  resolvedTime: alert.resolvedAt && formatStamp(alert.resolvedAt),
  version: alert.version,
});
