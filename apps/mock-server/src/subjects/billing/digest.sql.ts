import { digestDayAt } from '@rpm/domain';
import { sql } from 'kysely';
import type { Database } from '../../store/sql/open.ts';
import type { Digests, DueDigest } from './digest.contract.ts';

/** Which forecasts are due, of the store. */
export const postgresDigests = (db: Database): Digests => ({
  async take(now) {
    const { rows } = await sql<{ id: string; timeZone: string; before: string | null }>`
      select id, time_zone as "timeZone", digest_day as before from clinics
      where billing -> 'value' ->> 'digest' = 'true' order by id`.execute(db);
    const due: DueDigest[] = [];
    for (const { id: clinicId, timeZone, before } of rows) {
      const day = digestDayAt(now, timeZone);
      if (day === null || day === before) continue;
      // Of two processes that look at once, one finds the row as it was.
      const { numAffectedRows } = await sql`update clinics set digest_day = ${day}
        where id = ${clinicId} and digest_day is distinct from ${day}`.execute(db);
      if (numAffectedRows === 1n) due.push({ clinicId, month: day.slice(0, 7) });
    }
    return due;
  },
});
