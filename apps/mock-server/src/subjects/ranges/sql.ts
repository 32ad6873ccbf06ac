import {
  fullName,
  type KeptLimits,
  LimitsByParameterWire,
  limits,
  limitsToKeep,
  type RangeVersion,
  rangeChanges,
  vitalKinds,
} from '@rpm/domain';
import { sql } from 'kysely';
import { type Database, inTransaction } from '../../store/sql/open.ts';
import { prepared } from '../../store/sql/prepared.ts';
import { auditEntry } from '../audit/contract.ts';
import { writeAudit } from '../audit/sql.ts';
import type { KeptRange, NewRange, RangeOutcome, Ranges } from './contract.ts';
import type {} from './tables.ts';

/** The ranges of the store. */
export function postgresRanges(db: Database): Ranges {
  return {
    save: (range, actor) =>
      inTransaction(db, async (trx): Promise<RangeOutcome> => {
        // Somebody else may take the next number first; then we look again. Each round means that another save
        // succeeded, so this ends. A save that began from a version ends with the first round.
        for (;;) {
          const version = await insertNext(trx, range, actor);
          if (version !== null) {
            const { vital, start, end, limits: given } = range;
            const after = { start, end, limits: limitsToKeep(vital, given) };
            const changes = rangeChanges(await versionBefore(trx, range, version), after);
            const details = { vital, version, changes };
            await writeAudit(trx, auditEntry(actor, 'range.saved', range.patientId, details));
            return { kind: 'saved', version };
          }
          const newest = await newestVersion(trx, range);
          if (range.fromVersion !== undefined && range.fromVersion !== newest) {
            return { kind: 'conflict', version: newest };
          }
        }
      }),
    async history(patientId) {
      const rows = await keptQuery(db)
        .where('patient_id', '=', patientId)
        .orderBy('set_at', 'desc')
        .orderBy(sql`array_position(${[...vitalKinds]}::text[], vital)`)
        .orderBy('version', 'desc')
        .limit(limits.rangeHistoryMax)
        .execute();
      return rows.map(keptRange);
    },
    async versions(patientId, vitals) {
      const { rows } = await sql<VersionRow>`${prepared}
        select vital, version, start_at, end_at, limits from ranges
        where patient_id = ${patientId} and vital = any(${[...vitals]}::text[])
        order by array_position(${[...vitalKinds]}::text[], vital), version desc`.execute(db);
      return rows.map(rangeVersion);
    },
    async inForce(patientId, at) {
      const rows = await keptQuery(db)
        .distinctOn('vital')
        .where('patient_id', '=', patientId)
        .where('start_at', '<=', at)
        .where('end_at', '>=', at)
        .orderBy('vital')
        .orderBy('version', 'desc')
        .execute();
      const place = ({ vital }: KeptRange) => vitalKinds.indexOf(vital);
      return rows.map(keptRange).sort((a, b) => place(a) - place(b));
    },
  };
}

/** Adds the version after the newest one, if the save may follow it. `null` when it may not, or somebody was quicker. */
async function insertNext(
  db: Database,
  { patientId, vital, start, end, limits: given, fromVersion }: NewRange,
  { accountId, at }: { accountId: string; at: Date },
): Promise<number | null> {
  const kept = JSON.stringify(limitsToKeep(vital, given));
  const { rows } = await sql<{ version: number }>`
    insert into ranges (patient_id, vital, version, start_at, end_at, limits, set_by, set_at)
      select ${patientId}, ${vital}, coalesce(max(version), 0) + 1, ${start}::timestamptz, ${end}::timestamptz,
        ${kept}::jsonb, ${accountId}, ${at}::timestamptz
      from ranges where patient_id = ${patientId} and vital = ${vital}
      having coalesce(max(version), 0) = coalesce(${fromVersion ?? null}::int, max(version), 0)
    on conflict do nothing
    returning version`.execute(db);
  return rows[0]?.version ?? null;
}

/** The version that another one followed. */
async function versionBefore(
  db: Database,
  { patientId, vital }: NewRange,
  version: number,
): Promise<RangeVersion | null> {
  const { rows } = await sql<VersionRow>`
    select vital, version, start_at, end_at, limits from ranges
    where patient_id = ${patientId} and vital = ${vital} and version = ${version - 1}`.execute(db);
  return rows[0] ? rangeVersion(rows[0]) : null;
}

async function newestVersion(
  db: Database,
  { patientId, vital }: Pick<NewRange, 'patientId' | 'vital'>,
): Promise<number> {
  const found = await db
    .selectFrom('ranges')
    .select((eb) => eb.fn.max('version').as('newest'))
    .where('patient_id', '=', patientId)
    .where('vital', '=', vital)
    .executeTakeFirst();
  return found?.newest ?? 0;
}

const keptQuery = (db: Database) =>
  db
    .selectFrom('ranges')
    .innerJoin('accounts', 'accounts.id', 'ranges.set_by')
    .select(['vital', 'version', 'start_at', 'end_at', 'limits', 'set_by', 'set_at'])
    .select(['first_name as firstName', 'middle_name as middleName', 'last_name as lastName']);

type KeptRow = Awaited<ReturnType<ReturnType<typeof keptQuery>['executeTakeFirstOrThrow']>>;
type VersionRow = Pick<KeptRow, 'vital' | 'version' | 'start_at' | 'end_at' | 'limits'>;

const keptRange = ({ set_by, set_at, firstName, middleName, lastName, ...row }: KeptRow): KeptRange => ({
  ...rangeVersion(row),
  setBy: { userId: set_by, name: fullName({ firstName, middleName, lastName }) },
  setAt: set_at,
});

export const rangeVersion = ({
  vital,
  version,
  start_at,
  end_at,
  limits: kept,
}: VersionRow): RangeVersion => ({
  vital,
  version,
  start: start_at,
  end: end_at,
  limits: LimitsByParameterWire.parse(kept) satisfies KeptLimits,
});
