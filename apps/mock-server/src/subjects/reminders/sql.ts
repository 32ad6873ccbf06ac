import { type Language, limits, reminderDayAt, usualReminder } from '@rpm/domain';
import { type RawBuilder, sql } from 'kysely';
import { type Database, inTransaction } from '../../store/sql/open.ts';
import { auditEntry } from '../audit/contract.ts';
import { writeAudit } from '../audit/sql.ts';
import type { DueReminder, KnownReminder, Reminders } from './contract.ts';
import type {} from './tables.ts';

/** How many patients are looked at by one statement. */
const patientsAtOnce = 500;
const dayMs = 86_400_000;
/** Links of mails that went at this moment or before are too old. */
const oldestLink = (at: Date) => new Date(at.getTime() - limits.reminderLinkDays * dayMs);

/** Reminding patients, of the store. */
export function postgresReminders(db: Database): Reminders {
  return {
    async find(patientId) {
      const { rows } = await sql<KnownReminder>`
        select coalesce(r.is_on, ${usualReminder.isOn}) as "isOn", coalesce(r.hour, ${usualReminder.hour}) as hour, ${facts}
        from patients p left join reminders r on r.patient_id = p.id left join accounts a on a.id = p.id
        where p.id = ${patientId}`.execute(db);
      return rows[0] ?? null;
    },
    async save(actor, { isOn, hour }) {
      await inTransaction(db, async (trx) => {
        await trx
          .insertInto('reminders')
          .values({ patient_id: actor.accountId, is_on: isOn, hour })
          .onConflict((conflict) => conflict.column('patient_id').doUpdateSet({ is_on: isOn, hour }))
          .execute();
        await writeAudit(trx, auditEntry(actor, 'reminder.saved', actor.accountId, { isOn, hour }));
      });
    },
    async due(now) {
      const due: DueReminder[] = [];
      let after = '';
      const next = () => wanted(db, sql`r.patient_id > ${after}`);
      for (let rows = await next(); rows.length > 0; rows = await next()) {
        for (const row of rows) {
          const day = reminderDayAt(row, now);
          const { patientId, username, language } = row;
          if (day !== null) due.push({ patientId, day, username, language });
        }
        after = rows.at(-1)?.patientId ?? '';
      }
      return due;
    },
    take: ({ patientId, day, tokenHash, at }) =>
      inTransaction(db, async (trx) => {
        await trx.deleteFrom('reminder_mails').where('sent_at', '<=', oldestLink(at)).execute();
        // The log in is held, so that of two clinics of one person one is first.
        await sql`select from accounts where id = (
          select coalesce(login_id, id) from accounts where id = ${patientId}) for no key update`.execute(
          trx,
        );
        const [row] = await wanted(trx, sql`r.patient_id = ${patientId}`);
        if (!row || reminderDayAt(row, at) !== day) return false;
        const mail = { patient_id: patientId, day, token_hash: tokenHash, sent_at: at };
        await trx.insertInto('reminder_mails').values(mail).execute();
        return true;
      }),
    async giveBack({ patientId, day }) {
      await db
        .deleteFrom('reminder_mails')
        .where('patient_id', '=', patientId)
        .where('day', '=', day)
        .execute();
    },
    stop: (tokenHash, at) =>
      inTransaction(db, async (trx) => {
        const mail = await trx
          .selectFrom('reminder_mails')
          .innerJoin('patients', 'patients.id', 'reminder_mails.patient_id')
          .select(['patient_id as accountId', 'clinic_id as clinicId'])
          .where('token_hash', '=', tokenHash)
          .where('sent_at', '>', oldestLink(at))
          .executeTakeFirst();
        if (!mail) return false;
        const stopped = await trx
          .updateTable('reminders')
          .set({ is_on: false })
          .where('patient_id', '=', mail.accountId)
          .where('is_on', '=', true)
          .returning('patient_id')
          .executeTakeFirst();
        if (stopped) await writeAudit(trx, auditEntry({ ...mail, at }, 'reminder.stopped', mail.accountId));
        return true;
      }),
  };
}

/** Of a patient `p` and the account `a`, which may be missing. */
const facts = sql`p.time_zone as "timeZone",
  (p.discharged_at is null and p.held_at is null and p.merged_into is null and a.id is not null
    and a.access_ended_at is null and a.login_id is distinct from '') as "isFollowed",
  (select min(activated_at) from orders o where o.patient_id = p.id and o.status = 'Activated') as "activatedAt",
  (select max(at) from latest_readings l where l.patient_id = p.id) as "lastReadingAt",
  (select until from absences away where away.patient_id = p.id order by away.id desc limit 1) as "awayUntil"`;

interface Wanted extends KnownReminder {
  patientId: string;
  username: string;
  language: Language;
  lastDay: string | null;
}

/** The first patients of some who want to be reminded, by id, with the last day for which whoever logs in was, at whichever clinic. */
async function wanted(db: Database, which: RawBuilder<unknown>): Promise<Wanted[]> {
  const { rows } = await sql<Wanted>`
    select r.patient_id as "patientId", r.is_on as "isOn", r.hour, a.username, a.language, ${facts},
      (select max(m.day) from reminder_mails m join accounts o on o.id = m.patient_id
        where o.id = coalesce(a.login_id, a.id) or o.login_id = coalesce(a.login_id, a.id)) as "lastDay"
    from reminders r join patients p on p.id = r.patient_id join accounts a on a.id = p.id
    where r.is_on and ${which} order by r.patient_id limit ${patientsAtOnce}`.execute(db);
  return rows;
}
