import { firstSeen, fullName } from '@rpm/domain';
import { type Selectable, sql } from 'kysely';
import { type Database, inTransaction } from '../../store/sql/open.ts';
import type { Tables } from '../../store/sql/tables.ts';
import { auditEntry } from '../audit/contract.ts';
import { writeAudit } from '../audit/sql.ts';
import { type Conversations, sideOfAuthor } from './conversations.contract.ts';

/** The conversations of the store. */
export function postgresConversations(db: Database): Conversations {
  return {
    async of(patientId, most) {
      const rows = await db
        .selectFrom('notes')
        .innerJoin('accounts', 'accounts.id', 'notes.author_id')
        .select(['notes.id as noteId', 'author_id as userId', 'role', 'text', 'about', 'at'])
        .select(['first_name as firstName', 'middle_name as middleName', 'last_name as lastName'])
        .where('patient_id', '=', patientId)
        .where('kind', '=', 'conversation')
        .orderBy('at', 'desc')
        .orderBy('number', 'desc')
        .limit(most)
        .execute();
      const seen = await db
        .selectFrom('conversation_marks')
        .leftJoin('accounts', 'accounts.id', 'account_id')
        .select(['side', 'up_to as upTo', 'at', 'account_id as userId'])
        .select(['first_name as firstName', 'middle_name as middleName', 'last_name as lastName'])
        .where('patient_id', '=', patientId)
        .execute();
      const marks = seen.map(({ side, upTo, at, userId, ...name }) => ({
        side,
        upTo,
        at,
        author: { userId, name: fullName(name) },
      }));
      const said = rows.reverse().map(({ noteId, userId, role, text, about, at, ...name }) => ({
        noteId,
        side: sideOfAuthor(role),
        author: { userId, name: fullName(name) },
        text,
        about,
        at,
      }));
      return said.map((message) => {
        const first = firstSeen(message, said, marks);
        return { ...message, seen: first?.at ?? null, seenBy: first?.author ?? null };
      });
    },
    async markSeen({ patientId, noteId, side }, actor) {
      return inTransaction(db, async (trx) => {
        const message = await trx
          .selectFrom('notes')
          .select('at')
          .where('id', '=', noteId)
          .where('patient_id', '=', patientId)
          .where('kind', '=', 'conversation')
          .executeTakeFirst();
        if (!message) return false;
        const known = await trx
          .selectFrom('conversation_marks')
          .select('at')
          .where('patient_id', '=', patientId)
          .where('side', '=', side)
          .where('up_to', '>=', message.at)
          .limit(1)
          .executeTakeFirst();
        if (known) return true;
        const { accountId: account_id, at } = actor;
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('conversation_marks')
          .values({ patient_id: patientId, side, up_to: message.at, account_id, at })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        if (numInsertedOrUpdatedRows === 1n)
          await writeAudit(trx, auditEntry(actor, 'conversation.seen', patientId));
        return true;
      });
    },
    async waiting(clinicId, most) {
      const { rows } = await sql<WaitingRow>`
        select p.id, p.first_name, p.middle_name, p.last_name, p.time_zone, count(*) as waiting, min(n.at) as since,
          count(*) filter (where not exists (
            select from conversation_marks m
            where m.patient_id = n.patient_id and m.side = 'clinic' and m.up_to >= n.at)) as unread
        from notes n join patients p on p.id = n.patient_id
          join accounts a on a.id = n.author_id and a.role = 'PATIENT'
        where n.clinic_id = ${clinicId} and n.kind = 'conversation'
          and not exists (
            select from notes answer join accounts by_whom on by_whom.id = answer.author_id
            where answer.patient_id = n.patient_id and answer.kind = 'conversation'
              and by_whom.role <> 'PATIENT'
              and (answer.at, answer.number) > (n.at, n.number))
        group by p.id order by min(n.at), p.id collate "C" limit ${most}`.execute(db);
      return rows.map(
        ({ id, first_name, middle_name, last_name, time_zone: timeZone, waiting, unread, since }) => ({
          patient: {
            userId: id,
            name: fullName({ firstName: first_name, middleName: middle_name, lastName: last_name }),
          },
          timeZone,
          waiting: Number(waiting),
          unread: Number(unread),
          since,
        }),
      );
    },
  };
}

interface WaitingRow
  extends Pick<
    Selectable<Tables['patients']>,
    'id' | 'first_name' | 'middle_name' | 'last_name' | 'time_zone'
  > {
  waiting: string;
  unread: string;
  since: Selectable<Tables['notes']>['at'];
}
