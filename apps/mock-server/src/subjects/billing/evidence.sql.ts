import { type Evidence, monthBounds } from '@rpm/domain';
import { sql } from 'kysely';
import type { Database } from '../../store/sql/open.ts';
import { postgresMonitoring } from '../readings/monitoring.sql.ts';
import { postgresReadings } from '../readings/sql.ts';
import type { PatientMonth } from './contract.ts';
import { setUpCode } from './evidence.memory.ts';

/** What the store has recorded of a month. */
export async function evidenceOf(
  db: Database,
  { patientId, timeZone, year, month }: PatientMonth,
): Promise<Evidence> {
  const bounds = monthBounds({ year, month }, timeZone);
  const next = new Date(bounds.end.getTime() + 1000);
  const notes = await db
    .selectFrom('notes')
    .select((eb) => [
      eb.fn.sum<string | null>('minutes').as('minutes'),
      eb.fn.countAll<string>().filterWhere('is_interactive', '=', true).as('contacts'),
    ])
    .where('patient_id', '=', patientId)
    .where('kind', '=', 'note')
    .where('at', '>=', bounds.start)
    .where('at', '<', next)
    .executeTakeFirstOrThrow();
  const setUpElsewhere = await db
    .selectFrom('bills')
    .select('id')
    .where('patient_id', '=', patientId)
    .where((eb) => eb.or([eb('year', '<>', year), eb('month', '<>', month)]))
    .where(sql<boolean>`bill -> 'lines' @> ${JSON.stringify([{ code: setUpCode }])}::jsonb`)
    .where(
      sql<boolean>`not exists (select from bills later where later.patient_id = bills.patient_id
        and later.year = bills.year and later.month = bills.month and later.version > bills.version)`,
    )
    .limit(1)
    .executeTakeFirst();
  const days = await postgresReadings(db).days(patientId, bounds);
  const since = await postgresMonitoring(db).since(patientId);
  return {
    days: days.length,
    minutes: Number(notes.minutes ?? 0),
    contacts: Number(notes.contacts),
    isFirstMonth: since !== null && since >= bounds.start && since < next && !setUpElsewhere,
  };
}
