import type { Database } from '../../store/sql/open.ts';
import type { RemovedRow } from './removals.contract.ts';
import type {} from './tables.ts';

/** How many rows one statement writes. */
const rowsAtOnce = 500;

/** Takes down what was taken away, so that who keeps copies is told. */
export async function keepRemoved(trx: Database, rows: readonly RemovedRow[], at: Date): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await trx
      .insertInto('removed_rows')
      .values(
        rows.slice(from, from + rowsAtOnce).map(({ patientId, type, id }) => ({
          patient_id: patientId,
          type,
          id,
          at,
        })),
      )
      .onConflict((conflict) => conflict.columns(['patient_id', 'type', 'id']).doUpdateSet({ at }))
      .execute();
}
