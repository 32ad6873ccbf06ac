import { reviewCovering } from '@rpm/domain';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { type Database, inTransaction } from '../../store/sql/open.ts';
import type { Tables } from '../../store/sql/tables.ts';

/** A reading whose review is to be decided. */
type Row = Pick<
  Selectable<Tables['out_of_range_readings']>,
  'patient_id' | 'vital' | 'at' | 'serial' | 'received_at' | 'review_id'
>;

/**
 * Decides by which review the readings of some patients count as reviewed, and stores it with them: with those out of
 * range that no review covers, or one that was taken back, and with the newest of each vital; the patients' lines follow. Holds on to the patients'
 * rows from here to the end of the transaction, so that a delivery and a review never miss each other.
 */
export function settleReviews(db: Database, patientIds: readonly string[]): Promise<void> {
  return inTransaction(db, async (trx) => {
    await sql`select from patients where id = any(${patientIds}) order by id for no key update`.execute(trx);
    const reviews = await trx
      .selectFrom('reviews')
      .select(['id', 'patient_id', 'at', 'up_to as upTo'])
      .where(sql<boolean>`patient_id = any(${patientIds})`)
      .where('undone_at', 'is', null)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    const ofPatient = Map.groupBy(reviews, ({ patient_id }) => patient_id);
    const settle = async (table: RawBuilder<unknown>, given: RawBuilder<Row>) => {
      const { rows } = await given.execute(trx);
      const changed = rows.flatMap(({ received_at, review_id, ...key }) => {
        const reading = { at: key.at, receivedAt: received_at };
        const covering = reviewCovering(ofPatient.get(key.patient_id) ?? [], reading)?.id ?? null;
        return covering === review_id ? [] : [{ ...key, review_id: covering }];
      });
      if (changed.length === 0) return;
      await sql`update ${table} as r set review_id = g.review_id
        from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
          as g(patient_id text, vital text, at timestamptz, serial text, review_id text)
        where r.patient_id = g.patient_id and r.vital = g.vital and r.at = g.at and r.serial = g.serial`.execute(
        trx,
      );
    };
    await settle(
      sql`out_of_range_readings`,
      sql<Row>`select r.patient_id, vital, r.at, serial, received_at, review_id
        from out_of_range_readings r left join reviews v on v.id = review_id
        where r.patient_id = any(${patientIds}) and (review_id is null or undone_at is not null)`,
    );
    await settle(
      sql`latest_readings`,
      sql<Row>`select patient_id, vital, at, serial, received_at, review_id
        from latest_readings where patient_id = any(${patientIds})`,
    );
    await sql`select keep_patient_lines(${patientIds}::text[], true)`.execute(trx);
  });
}
