import { fullName, isClinicRole } from '@rpm/domain';
import { type ExpressionBuilder, sql } from 'kysely';
import { type Database, inTransaction } from '../../store/sql/open.ts';
import type { Tables } from '../../store/sql/tables.ts';
import { auditEntry } from '../audit/contract.ts';
import { writeAudit } from '../audit/sql.ts';
import { closedMonths } from '../billing/closings.sql.ts';
import {
  byNewestTopic,
  endsDraft,
  matchesQuery,
  type NewNoteEntry,
  type Note,
  type NoteSearch,
  type Notes,
} from './contract.ts';
import { discardDraft } from './drafts.sql.ts';
import type {} from './tables.ts';
import { workSaidAnew } from './timed.sql.ts';
import { changesClosed } from './timed.ts';

/** The notes of the store. */
export function postgresNotes(db: Database): Notes {
  return {
    async add(note, actor, isAdministrator = false) {
      const { noteId, patientId, kind, topic, text, toPatient, minutes, isInteractive, corrects, about } =
        note;
      return inTransaction(db, async (trx) => {
        const work = kind === 'note' && corrects !== undefined && (await workSaidAnew(trx, corrects));
        if (work && !isAdministrator && (await isClosed(trx, actor.clinicId, work, note)))
          return 'monthClosed';
        await trx
          .insertInto('notes')
          .values({
            id: noteId,
            clinic_id: actor.clinicId,
            patient_id: patientId,
            author_id: actor.accountId,
            kind,
            topic,
            text,
            to_patient: toPatient,
            minutes,
            is_interactive: isInteractive,
            corrects: corrects ?? null,
            ...(work && { time_of: work.time.noteId, time_at: work.time.at, time_by: work.time.authorId }),
            about: about ? JSON.stringify(about) : null,
            at: actor.at,
          })
          .execute();
        if (endsDraft({ kind, ...(corrects !== undefined && { corrects }) }))
          await discardDraft(trx, patientId, actor.accountId);
        await writeAudit(trx, auditEntry(actor, 'note.added', noteId));
        return 'added';
      });
    },
    async list(search, most) {
      const rows = await found(db, search, most);
      const corrected = await correctedBy(db, search, rows);
      return rows.map((row) => noteOf(row, corrected));
    },
    async readable(noteId, search) {
      const row = await db
        .selectFrom('notes')
        .select(['kind', 'to_patient as toPatient'])
        .where('id', '=', noteId)
        .where((eb) => shown(eb, { ...search, selection: 'readable' }))
        .executeTakeFirst();
      return row ?? null;
    },
    async topics(search) {
      const rows = await db
        .selectFrom('notes')
        .select((eb) => ['topic', eb.fn.countAll<string>().as('total'), eb.fn.max('at').as('latest')])
        .where((eb) => shown(eb, search))
        .where('kind', '<>', 'conversation')
        .groupBy('topic')
        .execute();
      return rows
        .map(({ topic, total, latest }) => ({
          topic,
          total: Number(total),
          latest,
        }))
        .sort(byNewestTopic);
    },
    async countEncounters({ clinicId, authorId }, { start, end }) {
      const counted = await db
        .selectFrom('notes')
        .select((eb) => [
          eb.fn.countAll<string>().as('total'),
          eb.fn
            .countAll<string>()
            .filterWhere('at', '>=', start)
            .filterWhere('at', '<', new Date(end.getTime() + 1000))
            .as('this_week'),
        ])
        .where('clinic_id', '=', clinicId)
        .where('kind', '=', 'note')
        .where('topic', '=', 'Encounter')
        .$if(authorId !== null, (query) => query.where('author_id', '=', authorId ?? ''))
        .executeTakeFirstOrThrow();
      return { total: Number(counted.total), thisWeek: Number(counted.this_week) };
    },
  };
}

/** Whether a correction changes time of a month that the clinic has closed for billing. */
async function isClosed(
  trx: Database,
  clinicId: string,
  { time, sofar }: NonNullable<Awaited<ReturnType<typeof workSaidAnew>>>,
  now: Pick<NewNoteEntry, 'minutes' | 'isInteractive'>,
): Promise<boolean> {
  const months = await closedMonths(trx, clinicId);
  const { timeZone } = await trx
    .selectFrom('clinics')
    .select('time_zone as timeZone')
    .where('id', '=', clinicId)
    .executeTakeFirstOrThrow();
  return changesClosed(time, [sofar, now], months, timeZone);
}

/** How many notes a search looks at together. */
const lookedAt = 500;

/** The newest notes that are asked for. Their text is searched here and not by the database, whose folding is another one. */
async function found(db: Database, search: NoteSearch, most: number): Promise<FoundRow[]> {
  const { query = {} } = search;
  if (!query.text) return rowsQuery(db, search, most).execute();
  const rows: FoundRow[] = [];
  for (let last: FoundRow | undefined; ; ) {
    const from = last;
    const looked: FoundRow[] = await rowsQuery(db, search, lookedAt)
      .$if(from !== undefined, (asked) =>
        asked.where(sql<boolean>`(at, number) < (${from?.at}, ${from?.number}::bigint)`),
      )
      .execute();
    rows.push(...looked.filter((row) => matchesQuery({ ...row, authorId: row.author_id }, query)));
    last = looked.at(-1);
    if (rows.length >= most || looked.length < lookedAt) return rows.slice(0, most);
  }
}

const rowsQuery = (db: Database, search: NoteSearch, most: number) =>
  db
    .selectFrom('notes')
    .innerJoin('accounts', 'accounts.id', 'notes.author_id')
    .selectAll('notes')
    .select(['role', 'first_name', 'middle_name', 'last_name'])
    .where((eb) => shown(eb, search))
    .$if(search.query?.topic !== undefined, (asked) =>
      asked.where('topic', '=', search.query?.topic ?? 'Other'),
    )
    .$if(search.query?.author !== undefined, (asked) =>
      asked.where('author_id', '=', search.query?.author ?? ''),
    )
    .orderBy('at', 'desc')
    .orderBy('number', 'desc')
    .limit(most);

/** The rule of `showsNote`, for the database. The contract test compares the two. */
function shown(eb: ExpressionBuilder<Tables, 'notes'>, { patientId, selection, reader }: NoteSearch) {
  const ofPatient = eb('patient_id', '=', patientId);
  const isOwn = eb('author_id', '=', reader.accountId);
  if (!isClinicRole(reader.role)) {
    const toPatient = eb.and([eb('kind', '=', 'note'), eb('to_patient', '=', true)]);
    return eb.and([ofPatient, eb.or([eb('kind', '=', 'conversation'), toPatient])]);
  }
  switch (selection) {
    case 'readable':
      return eb.and([ofPatient, eb.or([eb('kind', '<>', 'exception'), isOwn])]);
    case 'own':
      return eb.and([ofPatient, isOwn]);
    case 'ownExceptions':
      return eb.and([ofPatient, isOwn, eb('kind', '=', 'exception')]);
  }
}

/** The notes that others correct, by id: those that the reader may read. */
async function correctedBy(
  db: Database,
  search: NoteSearch,
  rows: readonly { corrects: string | null }[],
): Promise<ReadonlyMap<string, Note['corrects']>> {
  const ids = rows.flatMap(({ corrects }) => corrects ?? []);
  if (ids.length === 0) return new Map();
  const found = await db
    .selectFrom('notes')
    .innerJoin('accounts', 'accounts.id', 'notes.author_id')
    .select(['notes.id as noteId', 'author_id as userId', 'at'])
    .select(['first_name as firstName', 'middle_name as middleName', 'last_name as lastName'])
    .where('notes.id', 'in', ids)
    .where((eb) => shown(eb, { ...search, selection: 'readable' }))
    .execute();
  return new Map(
    found.map(({ noteId, userId, at, ...name }) => [
      noteId,
      { noteId, author: { userId, name: fullName(name) }, at },
    ]),
  );
}

type FoundRow = Awaited<ReturnType<ReturnType<typeof rowsQuery>['executeTakeFirstOrThrow']>>;

function noteOf(row: FoundRow, corrected: ReadonlyMap<string, Note['corrects']>): Note {
  const { first_name: firstName, middle_name: middleName, last_name: lastName } = row;
  return {
    noteId: row.id,
    kind: row.kind,
    topic: row.topic,
    text: row.text,
    toPatient: row.to_patient,
    minutes: row.minutes,
    isInteractive: row.is_interactive,
    author: { userId: row.author_id, name: fullName({ firstName, middleName, lastName }), role: row.role },
    at: row.at,
    corrects: (row.corrects !== null && corrected.get(row.corrects)) || null,
  };
}
