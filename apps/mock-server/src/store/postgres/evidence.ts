import { type Evidence, monthBounds } from '@rpm/domain';
import type { PatientMonth } from '../contracts/billing.ts';
import type { Database } from './open.ts';

/** What the store has recorded of a month. */
export async function evidenceOf(
  db: Database,
  { patientId, timeZone, year, month }: PatientMonth,
): Promise<Evidence> {
  const { start, end } = monthBounds({ year, month }, timeZone);
  const next = new Date(end.getTime() + 1000);
  const notes = await db
    .selectFrom('notes')
    .select((eb) => [
      eb.fn.coalesce(eb.fn.sum<string>('minutes'), eb.lit(0)).as('minutes'),
      eb.fn.countAll<string>().filterWhere('is_interactive', '=', true).as('contacts'),
    ])
    .where('patient_id', '=', patientId)
    .where('kind', '=', 'note')
    .where('at', '>=', start)
    .where('at', '<', next)
    .executeTakeFirstOrThrow();
  return { days: 0, minutes: Number(notes.minutes), contacts: Number(notes.contacts), isFirstMonth: false };
}
