import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../store/sql/open.ts';
import type { NewNoteEntry, TimeSaidAnew } from './contract.ts';
import type {} from './tables.ts';

/** Of the table `notes`: the newest word on how long a work took, whose minutes count (`timedNotes`). */
export const isNewestOfWork: RawBuilder<boolean> = sql`not exists (
  select from notes later where later.time_of = coalesce(notes.time_of, notes.id) and later.number > notes.number)`;

/** `workSaidAnew`, of the database. */
export async function workSaidAnew(
  trx: Database,
  corrects: string,
): Promise<{ time: TimeSaidAnew; sofar: Pick<NewNoteEntry, 'minutes' | 'isInteractive'> } | null> {
  const { rows } = await sql<TimeSaidAnew & { minutes: number; isInteractive: boolean }>`
    select first.id as "noteId", first.at, first.author_id as "authorId", last.minutes, last.is_interactive as "isInteractive"
    from notes corrected
    join notes first on first.id = coalesce(corrected.time_of, corrected.id)
    join lateral (select minutes, is_interactive from notes said
      where said.id = first.id or said.time_of = first.id order by number desc limit 1) last on true
    where corrected.id = ${corrects}`.execute(trx);
  const [row] = rows;
  if (!row) return null;
  const { minutes, isInteractive, ...time } = row;
  return { time, sofar: { minutes, isInteractive } };
}
