import { Address, Bill } from '@rpm/domain';
import type { Database } from '../../store/sql/open.ts';
import { rowColumns } from '../orders/orderPage.sql.ts';
import { Monitoring } from '../orders/sql.ts';
import { rangeVersion } from '../ranges/sql.ts';
import type { WholeRecord, WholeRecords } from './contract.ts';
import { workOf } from './work.sql.ts';

/** Whole records in the store, each as it is at one moment. */
export function postgresWholeRecords(db: Database): WholeRecords {
  return {
    of: (id) =>
      db.isTransaction
        ? wholeRecord(db, id)
        : db
            .transaction()
            .setIsolationLevel('repeatable read')
            .execute((trx) => wholeRecord(trx, id)),
  };
}

const wholeRecord = async (db: Database, id: string): Promise<WholeRecord> => ({
  orders: await ordersOf(db, id),
  notes: await notesOf(db, id),
  ranges: await rangesOf(db, id),
  reviews: await reviewsOf(db, id),
  shares: await sharesOf(db, id),
  bills: await billsOf(db, id),
  ...(await workOf(db, id)),
});

async function ordersOf(db: Database, id: string): Promise<WholeRecord['orders']> {
  const rows = await db
    .selectFrom('orders')
    .select(rowColumns)
    .select([
      'clinic_id as clinicId',
      'patient_id as patientId',
      'provider_id as providerId',
      'device_id as deviceId',
      'gender',
      'address',
      'monitoring',
      'dispatched_serial',
      'serial',
      'activated_at as activatedAt',
      'changed_at as changedAt',
      'deactivation_reason as deactivationReason',
    ])
    .where('patient_id', '=', id)
    .orderBy('placed_at')
    .orderBy('orders.id')
    .execute();
  return rows.map(({ dispatched_serial, address, monitoring, ...row }) => ({
    ...row,
    address: address === null ? null : Address.parse(address),
    monitoring: Monitoring.parse(monitoring ?? []),
    ...(dispatched_serial !== null && { dispatchedSerial: dispatched_serial }),
  }));
}

async function notesOf(db: Database, id: string): Promise<WholeRecord['notes']> {
  const rows = await db
    .selectFrom('notes')
    .select(['id as noteId', 'patient_id as patientId', 'clinic_id as clinicId', 'author_id as authorId'])
    .select([
      'kind',
      'topic',
      'text',
      'to_patient as toPatient',
      'minutes',
      'is_interactive as isInteractive',
    ])
    .select(['corrects', 'about', 'at'])
    .where('patient_id', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map(({ corrects, about, ...note }) => ({
    ...note,
    ...(corrects !== null && { corrects }),
    ...(about && { about }),
  }));
}

async function rangesOf(db: Database, id: string): Promise<WholeRecord['ranges']> {
  const rows = await db
    .selectFrom('ranges')
    .selectAll()
    .where('patient_id', '=', id)
    .orderBy('vital')
    .orderBy('version')
    .execute();
  return rows.map((row) => ({
    ...rangeVersion(row),
    patientId: id,
    setById: row.set_by,
    setAt: row.set_at,
    ...(row.confirmed_at &&
      row.confirmed_by && { confirmed: { byId: row.confirmed_by, at: row.confirmed_at } }),
  }));
}

async function reviewsOf(db: Database, id: string): Promise<WholeRecord['reviews']> {
  const rows = await db
    .selectFrom('reviews')
    .select(['id as reviewId', 'patient_id as patientId', 'reviewer_id as reviewerId'])
    .select(['at', 'up_to as upTo', 'undone_at'])
    .where('patient_id', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map(({ undone_at, ...review }) => ({ ...review, isUndone: undone_at !== null }));
}

const sharesOf = (db: Database, id: string): Promise<WholeRecord['shares']> =>
  db
    .selectFrom('shares')
    .select(['id as shareId', 'owner_id as ownerId', 'username', 'parts', 'from_at as from', 'until'])
    .select(['message', 'relation', 'is_left as isLeft'])
    .select(['revoked_at as revokedAt', 'token_used_at as tokenUsedAt'])
    .where('owner_id', '=', id)
    .orderBy('from_at')
    .orderBy('id')
    .execute();

async function billsOf(db: Database, id: string): Promise<WholeRecord['bills']> {
  const rows = await db
    .selectFrom('bills')
    .select('bill')
    .where('patient_id', '=', id)
    .orderBy('year')
    .orderBy('month')
    .orderBy('version')
    .execute();
  return rows.map(({ bill }) => Bill.parse(bill));
}
