import {
  fullName,
  limits,
  ownRequestMoves,
  RecordHolder,
  recordKinds,
  requestMoves,
  type requestStates,
} from '@rpm/domain';
import { type Insertable, type Selectable, sql } from 'kysely';
import * as z from 'zod/mini';
import { type Database, inTransaction } from '../../store/sql/open.ts';
import type { Tables } from '../../store/sql/tables.ts';
import { auditEntry } from '../audit/contract.ts';
import { writeAudit } from '../audit/sql.ts';
import type { RecordRequests, StoredRecordRequest } from './contract.ts';
import { requestMoved } from './moved.ts';
import type {} from './tables.ts';

const over = ['Complete', 'Refused', 'Stopped'] as const satisfies readonly (typeof requestStates)[number][];

/** The requests for records of the store. */
export function postgresRecordRequests(db: Database): RecordRequests {
  return {
    async list(patientId) {
      const rows = await db
        .selectFrom('record_requests')
        .selectAll()
        .where('patient_id', '=', patientId)
        .execute();
      return rows.map(requestOf);
    },
    async work(clinicId, tab, most) {
      const rows = await db
        .selectFrom('record_requests as r')
        .innerJoin('patients as p', 'p.id', 'r.patient_id')
        .leftJoin('accounts as o', 'o.id', 'r.owner_id')
        .selectAll('r')
        .select(['p.first_name', 'p.middle_name', 'p.last_name'])
        .select(['o.first_name as owner_first', 'o.middle_name as owner_middle', 'o.last_name as owner_last'])
        .where('r.clinic_id', '=', clinicId)
        .where('r.state', tab === 'over' ? 'in' : 'not in', over)
        .$if(tab === 'open', (query) => query.orderBy('due'))
        .$if(tab === 'over', (query) => query.orderBy(sql`(r.history -> -1 ->> 'at')::timestamptz`, 'desc'))
        .orderBy('r.id')
        .limit(most)
        .execute();
      return rows.map((row) => ({
        ...requestOf(row),
        patientName: named(row.first_name, row.middle_name, row.last_name),
        ownerName:
          row.owner_last === null
            ? null
            : named(row.owner_first ?? '', row.owner_middle ?? '', row.owner_last),
      }));
    },
    async waiting(clinicId) {
      const { count } = await db
        .selectFrom('record_requests')
        .select((eb) => eb.fn.countAll<string>().as('count'))
        .where('clinic_id', '=', clinicId)
        .where('state', '=', 'Asked')
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    add: (actor, request) =>
      inTransaction(db, async (trx) => {
        // One at a time for a patient, so that two do not both find the last place free.
        await sql`select from patients where id = ${request.patientId} for no key update`.execute(trx);
        const { count } = await trx
          .selectFrom('record_requests')
          .select((eb) => eb.fn.countAll<string>().as('count'))
          .where('patient_id', '=', request.patientId)
          .where('state', 'not in', over)
          .executeTakeFirstOrThrow();
        if (Number(count) >= limits.recordRequestsMax) return 'full';
        const added = await trx
          .insertInto('record_requests')
          .values(recordRequestRow(request))
          .onConflict((conflict) => conflict.columns(['clinic_id', 'reference']).doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!added) return 'taken';
        await writeAudit(trx, auditEntry(actor, 'records.asked-for', request.requestId));
        return 'added';
      }),
    move: (actor, wish) =>
      inTransaction(db, async (trx) => {
        const row = await trx
          .selectFrom('record_requests')
          .selectAll()
          .where('id', '=', wish.requestId)
          .where('patient_id', '=', wish.patientId)
          .forUpdate()
          .executeTakeFirst();
        if (!row) return { kind: 'unknown' };
        const request = requestMoved(requestOf(row), wish, actor);
        if (!request) return { kind: 'conflict' };
        const { state, note, owner_id, version, history } = recordRequestRow(request);
        await trx
          .updateTable('record_requests')
          .set({ state, note, owner_id, version, history })
          .where('id', '=', wish.requestId)
          .execute();
        const { requestId } = wish;
        await writeAudit(trx, auditEntry(actor, 'records.request-moved', requestId, { state }));
        return { kind: 'moved', request };
      }),
  };
}

const named = (firstName: string, middleName: string, lastName: string) =>
  fullName({ firstName, middleName, lastName });

const Event = z.object({
  move: z.enum(['asked', ...requestMoves, ...ownRequestMoves]),
  at: z.pipe(
    z.string(),
    z.transform((text) => new Date(text)),
  ),
  by: z.nullable(z.string()),
  note: z.nullable(z.string()),
});

/** A request, as its row has it. */
export const requestOf = (row: Selectable<Tables['record_requests']>): StoredRecordRequest => ({
  requestId: row.id,
  clinicId: row.clinic_id,
  patientId: row.patient_id,
  reference: row.reference,
  holders: z.array(RecordHolder).parse(row.holders),
  since: row.since,
  until: row.until,
  kinds: z.array(z.enum(recordKinds)).parse(row.kinds),
  signedAs: row.signed_as,
  askedAt: row.asked_at,
  allowedUntil: row.allowed_until,
  due: row.due,
  state: row.state,
  note: row.note,
  ownerId: row.owner_id,
  version: row.version,
  history: z.array(Event).parse(row.history),
});

/** A request, as its table holds it. */
export const recordRequestRow = (each: StoredRecordRequest): Insertable<Tables['record_requests']> => ({
  id: each.requestId,
  clinic_id: each.clinicId,
  patient_id: each.patientId,
  reference: each.reference,
  holders: JSON.stringify(each.holders),
  since: each.since,
  until: each.until,
  kinds: JSON.stringify(each.kinds),
  signed_as: each.signedAs,
  asked_at: each.askedAt,
  allowed_until: each.allowedUntil,
  due: each.due,
  state: each.state,
  note: each.note,
  owner_id: each.ownerId,
  version: each.version,
  history: JSON.stringify(each.history),
});
