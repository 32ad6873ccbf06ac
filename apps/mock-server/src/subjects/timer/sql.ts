import { fullName, limits, type Stretch, sharesTime } from '@rpm/domain';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Database, inTransaction } from '../../store/sql/open.ts';
import { writeAudit } from '../audit/sql.ts';
import { closedMonths } from '../billing/closings.sql.ts';
import { isNewestOfWork } from '../notes/timed.sql.ts';
import type { KnownTimeEntry, StoredTimeEntry, TimeSearch, Times } from './contract.ts';
import { entryOfNote, entryOfTimer, settledTimer } from './entries.ts';
import { oldestFirst, type TimeRows, timeMoves } from './moves.ts';
import { stateOf, stateRow, timeEntryOf, timeEntryRow, timerOf, timerRow } from './rows.sql.ts';

/** The timers and entries of the store. */
export function postgresTimes(db: Database): Times {
  return {
    ...timeMoves((authorId, work) =>
      inTransaction(db, async (trx) => {
        // Of two machines that race for one person's time, one waits here.
        await trx.selectFrom('accounts').select('id').where('id', '=', authorId).forNoKeyUpdate().execute();
        return work(rowsOf(trx));
      }),
    ),
    async timer(accountId, now) {
      const row = await db
        .selectFrom('timers')
        .innerJoin('patients', 'patients.id', 'timers.patient_id')
        .selectAll('timers')
        .select(['first_name as firstName', 'middle_name as middleName', 'last_name as lastName'])
        .select('birth_date as birthDate')
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      return row
        ? { ...settledTimer(timerOf(row), now), name: fullName(row), birthDate: row.birthDate }
        : null;
    },
    async entries(search, during, now) {
      const written = (await entryRows(db, search, during)).map((row) => ({
        ...timeEntryOf(row),
        isRunning: false,
        ofNote: false,
      }));
      const noted = (await noteRows(db, search, during)).map((row) => ({
        ...entryOfNote(row),
        isRunning: false,
        ofNote: true,
      }));
      const running = (await timerRows(db, search))
        .flatMap((row) => entryOfTimer(timerOf(row), now) ?? [])
        .map((entry) => ({ ...entry, ofNote: false }));
      const all = [...written, ...running, ...noted].filter((entry) => sharesTime(entry, during));
      return named(db, all.sort(oldestFirst));
    },
    async stretches(patientIds, during, now) {
      if (patientIds.length === 0) return new Map();
      const ids = [...patientIds];
      const [entries, timers, notes] = await Promise.all([
        entryRows(db, { patientIds: ids }, during),
        timerRows(db, { patientIds: ids }),
        noteRows(db, { patientIds: ids }, during),
      ]);
      const all = [
        ...entries.map(timeEntryOf),
        ...timers.flatMap((row) => entryOfTimer(timerOf(row), now) ?? []),
        ...notes.map(entryOfNote),
      ];
      return Map.groupBy(
        all.filter((entry) => sharesTime(entry, during)),
        ({ patientId }) => patientId,
      );
    },
  };
}

const rowsOf = (trx: Database): TimeRows => ({
  async timer(accountId) {
    const row = await trx
      .selectFrom('timers')
      .selectAll()
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    return row ? timerOf(row) : null;
  },
  async putTimer(timer) {
    const { account_id, ...row } = timerRow(timer);
    await trx
      .insertInto('timers')
      .values({ account_id, ...row })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
      .execute();
  },
  async dropTimer(accountId) {
    await trx.deleteFrom('timers').where('account_id', '=', accountId).execute();
  },
  async entry(entryId) {
    const row = await trx.selectFrom('time_entries').selectAll().where('id', '=', entryId).executeTakeFirst();
    return row ? timeEntryOf(row) : null;
  },
  async overlapping(authorId, { start, end }, except) {
    const row = await trx
      .selectFrom('time_entries')
      .selectAll()
      .where('author_id', '=', authorId)
      .where('start_at', '<', end)
      .where('end_at', '>', start)
      .where('id', '<>', except)
      .orderBy('start_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    return row ? timeEntryOf(row) : null;
  },
  async addEntry(entry) {
    await trx.insertInto('time_entries').values(timeEntryRow(entry)).execute();
  },
  async changeEntry(entry, before) {
    const { entryId, patientId, ...state } = before;
    await trx
      .insertInto('time_entry_versions')
      .values({ entry_id: entryId, patient_id: patientId, ...stateRow(state) })
      .execute();
    await trx
      .updateTable('time_entries')
      .set({ patient_id: entry.patientId, ...stateRow(entry) })
      .where('id', '=', entryId)
      .execute();
  },
  async setWorkOf({ timerId, activity, isInteractive, note }) {
    await trx
      .updateTable('time_entries')
      .set({ activity, is_interactive: isInteractive, note })
      .where('timer_id', '=', timerId)
      .where('version', '=', 1)
      .execute();
  },
  note: (entry) => writeAudit(trx, entry),
  async closedMonths(clinicId) {
    const months = await closedMonths(trx, clinicId);
    const clinic = await trx
      .selectFrom('clinics')
      .select('time_zone as timeZone')
      .where('id', '=', clinicId)
      .executeTakeFirstOrThrow();
    return { months, ...clinic };
  },
});

/** Whose rows: as a search says, or those of some patients. */
type Whose = TimeSearch | { patientIds: readonly string[] };

const entryRows = (db: Database, whose: Whose, { start, end }: Stretch) =>
  db
    .selectFrom('time_entries')
    .selectAll()
    .where('start_at', '<', end)
    .where('end_at', '>', start)
    .where((eb) => eb.and(ownersOf(whose, (id) => is('author_id', id))))
    .execute();

const timerRows = (db: Database, whose: Whose) =>
  db
    .selectFrom('timers')
    .selectAll()
    .where('since', 'is not', null)
    .where((eb) => eb.and(ownersOf(whose, (id) => is('account_id', id))))
    .execute();

/** The notes that record minutes which may lie in a time, as the newest word on each work says (`timedNotes`). */
const noteRows = (db: Database, whose: Whose, { start, end }: Stretch) =>
  db
    .selectFrom('notes')
    .select([
      'id as noteId',
      'clinic_id as clinicId',
      'patient_id as patientId',
      'author_id as savedById',
      'minutes',
      'is_interactive as isInteractive',
      'at as savedAt',
    ])
    .select([
      sql<string>`coalesce(time_by, author_id)`.as('authorId'),
      sql<Date>`coalesce(time_at, at)`.as('at'),
    ])
    .where('kind', '=', 'note')
    .where('minutes', '>', 0)
    // No correction is older than what it corrects.
    .where('at', '>', start)
    .where(sql`coalesce(time_at, at)`, '>', start)
    .where(sql`coalesce(time_at, at)`, '<', new Date(end.getTime() + limits.noteMaxMinutes * 60_000))
    .where(isNewestOfWork)
    .where((eb) => eb.and(ownersOf(whose, isNotesWorkBy)))
    .execute();

/** Whose work a row is, as a condition. */
type IsBy = (accountId: string) => RawBuilder<SqlBool>;
const is = (column: string, id: string) => sql<SqlBool>`${sql.ref(column)} = ${id}`;

/** The work that a note tells of is that of who wrote the first one. */
const isNotesWorkBy: IsBy = (id) => sql`(time_by = ${id} or time_by is null and author_id = ${id})`;

/** What rows must have. */
function ownersOf(whose: Whose, isBy: IsBy): RawBuilder<SqlBool>[] {
  if ('patientIds' in whose) return [sql<SqlBool>`patient_id = any(${whose.patientIds})`];
  const { clinicId, patientId, authorId } = whose;
  return [
    is('clinic_id', clinicId),
    ...(patientId === undefined ? [] : [is('patient_id', patientId)]),
    ...(authorId === undefined ? [] : [isBy(authorId)]),
  ];
}

/** Entries with the names of people and with what they were before. */
async function named(
  db: Database,
  entries: readonly (StoredTimeEntry & Pick<KnownTimeEntry, 'isRunning' | 'ofNote'>)[],
): Promise<KnownTimeEntry[]> {
  if (entries.length === 0) return [];
  const changed = entries.filter(({ version }) => version > 1).map(({ entryId }) => entryId);
  const versions =
    changed.length === 0
      ? []
      : await db
          .selectFrom('time_entry_versions')
          .selectAll()
          .where('entry_id', 'in', changed)
          .orderBy('version')
          .execute();
  const people = [...entries.flatMap((e) => [e.authorId, e.savedById]), ...versions.map((v) => v.saved_by)];
  const accounts = await accountNames(db, people);
  const patients = await patientsOf(
    db,
    entries.map(({ patientId }) => patientId),
  );
  const person = (userId: string) => ({ userId, name: accounts.get(userId) ?? '' });
  return entries.map((entry) => ({
    ...entry,
    name: patients.get(entry.patientId)?.name ?? '',
    birthDate: patients.get(entry.patientId)?.birthDate ?? null,
    author: person(entry.authorId),
    savedBy: person(entry.savedById),
    before: versions
      .filter(({ entry_id }) => entry_id === entry.entryId)
      .map((row) => ({
        entryId: row.entry_id,
        patientId: row.patient_id,
        ...stateOf(row),
        savedBy: person(row.saved_by),
      })),
  }));
}

const nameColumns = [
  'id',
  'first_name as firstName',
  'middle_name as middleName',
  'last_name as lastName',
] as const;

async function accountNames(db: Database, ids: readonly string[]) {
  const asked = [...new Set(ids)];
  const rows = await db.selectFrom('accounts').select(nameColumns).where('id', 'in', asked).execute();
  return new Map(rows.map(({ id, ...name }) => [id, fullName(name)]));
}

async function patientsOf(db: Database, ids: readonly string[]) {
  const rows = await db
    .selectFrom('patients')
    .select([...nameColumns, 'birth_date as birthDate'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, birthDate, ...name }) => [id, { name: fullName(name), birthDate }]));
}
