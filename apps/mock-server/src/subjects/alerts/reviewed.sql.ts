import { reviewAcknowledges } from '@rpm/domain';
import type { Database } from '../../store/sql/open.ts';
import type { Actor } from '../accounts/contract.ts';
import { eventRow } from './events.sql.ts';
import { alertOf } from './rows.sql.ts';

/** Acknowledges what a look through the readings of a patient covers. Called in its transaction. */
export async function acknowledgeReviewed(
  trx: Database,
  { reviewId, patientId, upTo }: { reviewId: string; patientId: string; upTo: Date },
  { accountId: byId, at }: Actor,
): Promise<void> {
  const rows = await trx
    .selectFrom('alerts')
    .selectAll()
    .where('patient_id', '=', patientId)
    .where('state', '=', 'Open')
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const alert of rows.map(alertOf).filter((each) => reviewAcknowledges(each, { at, upTo }))) {
    const { alertId, state, ownerId, snoozedUntil, version } = alert;
    await trx
      .updateTable('alerts')
      .set({
        state: 'Acknowledged',
        owner_id: ownerId ?? byId,
        before: JSON.stringify({ state, ownerId, snoozedUntil, byId }),
        review_id: reviewId,
        version: version + 1,
      })
      .where('id', '=', alertId)
      .execute();
    await trx
      .insertInto('alert_events')
      .values(eventRow({ alertId, kind: 'reviewed', at, byId }))
      .execute();
  }
}

/** Opens again what a review acknowledged that is taken back, as far as nothing has happened to it since. */
export async function takeBackReview(
  trx: Database,
  reviewId: string,
  { accountId: byId, at }: Actor,
): Promise<void> {
  const rows = await trx
    .selectFrom('alerts')
    .selectAll()
    .where('review_id', '=', reviewId)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const { alertId, before, version } of rows.map(alertOf)) {
    if (!before) continue;
    await trx
      .updateTable('alerts')
      .set({
        state: before.state,
        owner_id: before.ownerId,
        snoozed_until: before.snoozedUntil,
        before: null,
        review_id: null,
        version: version + 1,
      })
      .where('id', '=', alertId)
      .execute();
    await trx
      .insertInto('alert_events')
      .values(eventRow({ alertId, kind: 'undone', at, byId }))
      .execute();
  }
}
