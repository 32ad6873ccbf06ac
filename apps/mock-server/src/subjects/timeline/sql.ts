import { enteredBy, fullName, isClinicRole, type TimelineKind, valuesKey } from '@rpm/domain';
import { sql } from 'kysely';
import { newestFirst } from '../../store/newestFirst.ts';
import type { Database } from '../../store/sql/open.ts';
import { isContradicted, readingOf } from '../readings/sql.ts';
import {
  type Counted,
  noEntry,
  type TimelineEntry,
  type TimelineSearch,
  type Timelines,
} from './contract.ts';

const entryOrder = newestFirst<TimelineEntry>(
  ({ at }) => at,
  ({ id }) => id,
);

type Kinds = {
  [K in TimelineKind]: {
    entries(db: Database, search: TimelineSearch): Promise<TimelineEntry[]>;
    facts(
      db: Database,
      patientId: string,
      counted: Counted | null,
    ): Promise<{ total: string; oldest: Date | null }>;
  };
};

/** The timelines of the store. */
export function postgresTimelines(db: Database): Timelines {
  return {
    // In one order where the time is the same, as in memory.
    entries: async (kind, search) => (await kinds[kind].entries(db, search)).sort(entryOrder),
    async facts(kind, patientId, counted) {
      const { total, oldest } = await kinds[kind].facts(db, patientId, counted);
      return { total: Number(total), oldest };
    },
  };
}

/** From the beginning of time, where nothing else is asked for. */
const since = ({ from }: TimelineSearch) => from ?? new Date(0);

/** How many of the rows are counted. */
const totalOf = (time: 'at' | 'placed_at', counted: Counted | null) =>
  (counted
    ? sql<string>`count(*) filter (where ${sql.ref(time)} >= ${counted.from} and ${sql.ref(time)} < ${counted.before})`
    : sql<string>`count(*)`
  ).as('total');

const notes = (kind: 'notes' | 'messages') => {
  const found = (db: Database, patientId: string) =>
    db
      .selectFrom('notes')
      .where('patient_id', '=', patientId)
      .where('kind', '=', kind === 'notes' ? 'note' : 'conversation')
      .$if(kind === 'notes', (query) => query.where('to_patient', '=', true));
  return {
    async entries(db: Database, search: TimelineSearch): Promise<TimelineEntry[]> {
      const rows = await found(db, search.patientId)
        .leftJoin('accounts', 'accounts.id', 'notes.author_id')
        .select(['notes.id as id', 'at', 'text', 'role'])
        .select(['first_name as firstName', 'middle_name as middleName', 'last_name as lastName'])
        .where('at', '<', search.before)
        .where('at', '>=', since(search))
        .orderBy('at', 'desc')
        .orderBy('notes.id')
        .limit(search.rows)
        .execute();
      return rows.map(({ id, at, text, role, ...name }) => {
        const isOwn = !isClinicRole(role ?? '');
        return { ...noEntry, kind, id, at, text, by: fullName(name), role: role ?? '', isOwn };
      });
    },
    facts: (db: Database, patientId: string, counted: Counted | null) =>
      found(db, patientId)
        .select((eb) => [totalOf('at', counted), eb.fn.min('at').as('oldest')])
        .executeTakeFirstOrThrow(),
  };
};

const kinds: Kinds = {
  readings: {
    async entries(db, search) {
      const rows = await db
        .selectFrom('readings')
        .selectAll()
        .select(isContradicted.as('is_contradicted'))
        .where('patient_id', '=', search.patientId)
        .where('at', '<', search.before)
        .where('at', '>=', since(search))
        .orderBy('at', 'desc')
        .limit(search.rows)
        .execute();
      return rows.map(readingOf).map(({ vital, at, serial, values, ...reading }) => ({
        ...noEntry,
        kind: 'readings',
        id: `${vital} ${serial} ${valuesKey(values)}`,
        at,
        vital,
        values: { ...values },
        class: reading.class,
        enteredBy: enteredBy(serial),
      }));
    },
    // Of all time counted already, by month; the first is at one end of an index.
    facts: async (db, patientId, counted) => {
      const total = counted
        ? sql`select count(*) from readings where patient_id = ${patientId}
            and at >= ${counted.from} and at < ${counted.before}`
        : sql`select coalesce(sum(normal + cautious + critical), 0) from reading_months
            where patient_id = ${patientId}`;
      const { rows } = await sql<{ total: string; oldest: Date | null }>`
        select (${total}) as total,
          (select min(at) from readings where patient_id = ${patientId}) as oldest`.execute(db);
      return rows[0] ?? { total: '0', oldest: null };
    },
  },
  notes: notes('notes'),
  messages: notes('messages'),
  visits: {
    async entries(db, search) {
      const rows = await db
        .selectFrom('records')
        .select(['id', 'at', 'display as text', 'performer as by'])
        .where('patient_id', '=', search.patientId)
        .where('resource_type', '=', 'Encounter')
        .where('at', '<', search.before)
        .where('at', '>=', since(search))
        .orderBy('at', 'desc')
        .orderBy('id')
        .limit(search.rows)
        .execute();
      return rows.map((row) => ({ ...noEntry, kind: 'visits', ...row }));
    },
    facts: (db, patientId, counted) =>
      db
        .selectFrom('records')
        .select((eb) => [totalOf('at', counted), eb.fn.min('at').as('oldest')])
        .where('patient_id', '=', patientId)
        .where('resource_type', '=', 'Encounter')
        .executeTakeFirstOrThrow(),
  },
  files: {
    async entries(db, search) {
      const rows = await db
        .selectFrom('files')
        .select(['txn_name as id', 'at', 'file_name as text', 'uploaded_by as by'])
        .select(['report_type as reportType', 'uploaded_by_id as uploaderId'])
        .where('patient_id', '=', search.patientId)
        .where('at', '<', search.before)
        .where('at', '>=', since(search))
        .orderBy('at', 'desc')
        .orderBy('txn_name')
        .limit(search.rows)
        .execute();
      return rows.map(({ uploaderId, ...row }) => ({
        ...noEntry,
        kind: 'files',
        ...row,
        isOwn: uploaderId === search.patientId,
      }));
    },
    facts: (db, patientId, counted) =>
      db
        .selectFrom('files')
        .select((eb) => [totalOf('at', counted), eb.fn.min('at').as('oldest')])
        .where('patient_id', '=', patientId)
        .executeTakeFirstOrThrow(),
  },
  orders: {
    async entries(db, search) {
      const rows = await db
        .selectFrom('orders')
        .select(['id', 'placed_at as at', 'device_name as text', 'status'])
        .where('patient_id', '=', search.patientId)
        .where('placed_at', '<', search.before)
        .where('placed_at', '>=', since(search))
        .orderBy('placed_at', 'desc')
        .orderBy('id')
        .limit(search.rows)
        .execute();
      return rows.map((row) => ({ ...noEntry, kind: 'orders', ...row }));
    },
    facts: (db, patientId, counted) =>
      db
        .selectFrom('orders')
        .select((eb) => [totalOf('placed_at', counted), eb.fn.min('placed_at').as('oldest')])
        .where('patient_id', '=', patientId)
        .executeTakeFirstOrThrow(),
  },
};
