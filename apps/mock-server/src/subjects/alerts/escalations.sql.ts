import { escalationDue, isAdministrator, type OpeningHours, usualHours } from '@rpm/domain';
import { type Selectable, sql } from 'kysely';
import { type Database, inTransaction } from '../../store/sql/open.ts';
import type { Tables } from '../../store/sql/tables.ts';
import { type EscalationNotice, type Escalations, noticesTogether } from './escalations.contract.ts';
import { eventRow } from './events.sql.ts';

/** How many alerts of a clinic one transaction looks at: those that wait longest. */
const alertsAtOnce = 500;

/** The escalation of the alerts of the store. */
export function postgresEscalations(db: Database): Escalations {
  return {
    async take(now) {
      const { rows: clinics } = await sql<{ id: string }>`
        select id from clinics where exists (select from alerts a where a.clinic_id = clinics.id and ${waits})`.execute(
        db,
      );
      let steps = 0;
      for (const { id } of clinics) steps += await inTransaction(db, (trx) => takeOfClinic(trx, id, now));
      return steps;
    },
    async notices(now) {
      // An account whose access ended meanwhile is told nothing; its notice is done with all the same.
      const { rows } = await sql<Omit<EscalationNotice, 'count'>>`
        with taken as (
          update alert_notices set taken_at = ${now} where taken_at is null returning account_id, step
        )
        select username, language, step from taken join accounts on accounts.id = account_id
        where access_ended_at is null`.execute(db);
      return noticesTogether(rows);
    },
  };
}

/** What an alert is that others could have to be told of; as its index has it. */
const waits = sql`a.severity = 2 and a.state = 'Open' and a.escalated is distinct from 'administrators'`;

type WaitingRow = Pick<Selectable<Tables['alerts']>, 'id' | 'waits_since' | 'escalated' | 'escalated_at'> &
  Pick<Selectable<Tables['patients']>, 'provider_id'>;

/** Alerts that somebody moves at this moment, or another process has in hand, are left for the next time. */
async function takeOfClinic(trx: Database, clinicId: string, now: Date): Promise<number> {
  const clinic = await trx
    .selectFrom('clinics')
    .select(['opening_hours', 'time_zone', 'escalation_minutes'])
    .where('id', '=', clinicId)
    .executeTakeFirst();
  if (!clinic) return 0;
  const setting = {
    openingHours: (clinic.opening_hours satisfies OpeningHours | null) ?? usualHours,
    timeZone: clinic.time_zone,
    minutes: clinic.escalation_minutes,
  };
  const { rows } = await sql<WaitingRow>`
    select a.id, a.waits_since, a.escalated, a.escalated_at,
      (select id from accounts where id = p.provider_id and clinic_id = ${clinicId} and access_ended_at is null)
        as provider_id
    from alerts a join patients p on p.id = a.patient_id
    where a.clinic_id = ${clinicId} and ${waits} and p.discharged_at is null
    order by coalesce(a.escalated_at, a.waits_since), a.id limit ${alertsAtOnce} for update of a skip locked`.execute(
    trx,
  );
  const due = rows.flatMap((row) => {
    const alert = { class: 'Critical', state: 'Open', waitsSince: row.waits_since } as const;
    const before = { escalated: row.escalated, escalatedAt: row.escalated_at };
    const step = escalationDue({ ...alert, ...before }, setting, row.provider_id !== null, now);
    return step ? [{ alertId: row.id, step, providerId: row.provider_id }] : [];
  });
  if (due.length === 0) return 0;
  const administrators = await administratorsOf(trx, clinicId);
  for (const step of ['provider', 'administrators'] as const) {
    const ids = due.filter((each) => each.step === step).map(({ alertId }) => alertId);
    if (ids.length > 0)
      await trx
        .updateTable('alerts')
        .set({ escalated: step, escalated_at: now })
        .where(sql<boolean>`id = any(${ids})`)
        .execute();
  }
  const told = due.flatMap(({ alertId, step, providerId }) => {
    const readers = step === 'provider' && providerId !== null ? [providerId] : administrators;
    return readers.map((accountId) => ({ alertId, step, accountId }));
  });
  const line = { kind: 'escalated', at: now, byId: null } as const;
  const events = due.flatMap(({ alertId, step }) => {
    const own = told.filter((each) => each.alertId === alertId);
    if (own.length === 0) return [{ ...line, alertId, step }];
    return own.map(({ accountId }) => ({ ...line, alertId, step, toId: accountId }));
  });
  await trx.insertInto('alert_events').values(events.map(eventRow)).execute();
  if (told.length > 0)
    await trx
      .insertInto('alert_notices')
      .values(
        told.map(({ alertId, step, accountId }) => ({
          alert_id: alertId,
          step,
          account_id: accountId,
          at: now,
          taken_at: null,
        })),
      )
      .execute();
  return due.length;
}

async function administratorsOf(trx: Database, clinicId: string): Promise<string[]> {
  const staff = await trx
    .selectFrom('accounts')
    .select(['id', 'role'])
    .where('clinic_id', '=', clinicId)
    .where('access_ended_at', 'is', null)
    .orderBy('id')
    .execute();
  return staff.filter(({ role }) => isAdministrator(role)).map(({ id }) => id);
}
