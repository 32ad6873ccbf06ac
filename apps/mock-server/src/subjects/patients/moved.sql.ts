import { sql } from 'kysely';
import type { Database } from '../../store/sql/open.ts';
import type { MovedKind, MovedRow } from './merges.contract.ts';

/** What of a kind came to a record by a merge, or went back to it when one was undone, with when it did last. */
export async function movedRows(db: Database, patientId: string, kind: MovedKind): Promise<MovedRow[]> {
  const { rows } = await sql<MovedRow>`
    select m.key ->> 0 as id, max(g.moved_at) as at
    from merges g join merge_moves m on m.merge_id = g.id and m.kind = ${kind}
    where (g.kept_id = ${patientId} and g.undone_at is null) or (g.gone_id = ${patientId} and g.undone_at is not null)
    group by 1`.execute(db);
  return rows;
}
