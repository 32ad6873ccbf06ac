import { type BillingPapers, type MergeCounts, mergedKinds, mergeProblem } from '@rpm/domain';
import { type Selectable, sql } from 'kysely';
import { type Database, inTransaction } from '../../store/sql/open.ts';
import type { Tables } from '../../store/sql/tables.ts';
import type { Actor } from '../accounts/contract.ts';
import { passLoginOn } from '../accounts/login.sql.ts';
import { auditEntry } from '../audit/contract.ts';
import { writeAudit } from '../audit/sql.ts';
import type { Saved } from '../billing/settings.contract.ts';
import { endAll } from '../passwords/sql.ts';
import { countsOfUnreviewed } from '../readings/unreviewed.sql.ts';
import { settleReviews } from '../reviews/settle.sql.ts';
import { countSharedTwice, shareAgain, stopSharedTwice } from '../sharing/sharedTwice.sql.ts';
import { type Merge, type MergeOutcome, type Merges, noCounts, type UndoOutcome } from './merges.contract.ts';
import { moveBack, moveRows } from './merges.moves.sql.ts';
import { papersAfter } from './merges.papers.ts';
import { movedTables, readingsTable } from './merges.tables.ts';
import { movedRows } from './moved.sql.ts';

type Row = Selectable<Tables['patients']>;

/** Merges in the store. */
export function postgresMerges(db: Database): Merges {
  return {
    async compare(oneId, otherId, at) {
      const [one, other, sameAlerts] = await Promise.all([
        countsOf(db, oneId, otherId, at),
        countsOf(db, otherId, oneId, at),
        countSameAlerts(db, oneId, otherId),
      ]);
      return {
        counts: { [oneId]: one.all, [otherId]: other.all },
        stays: { [oneId]: one.stays, [otherId]: other.stays },
        sameAlerts,
      };
    },
    merge: (actor, wish) => inTransaction(db, (trx) => merge(trx, actor, wish)),
    undo: (actor, goneId) => inTransaction(db, (trx) => undo(trx, actor, goneId)),
    async mergedIn(patientId) {
      const rows = await db
        .selectFrom('patients')
        .select(['id', 'merged_at', 'merged_by'])
        .where('merged_into', '=', patientId)
        .orderBy('merged_at')
        .orderBy('id')
        .execute();
      return rows.flatMap(({ id, merged_at: at, merged_by: byId }) =>
        at && byId !== null ? [{ patientId: id, at, byId }] : [],
      );
    },
    moved: (patientId, kind) => movedRows(db, patientId, kind),
  };
}

/** Two patients of a clinic, whom nobody else changes meanwhile; those who want the same two take turns. */
async function locked(trx: Database, { clinicId }: Actor, ids: readonly [string, string]) {
  const rows = await trx
    .selectFrom('patients')
    .selectAll()
    .where('id', 'in', ids)
    .where('clinic_id', '=', clinicId)
    .orderBy('id')
    .forUpdate()
    .execute();
  const [first, second] = ids.map((id) => rows.find((row) => row.id === id));
  return first && second && first !== second ? ([first, second] as const) : null;
}

/** The details of which those of one record hold; address and log in stay with their record. */
const detailsOf = (row: Row) => ({
  first_name: row.first_name,
  middle_name: row.middle_name,
  last_name: row.last_name,
  name_key: row.name_key,
  birth_date: row.birth_date,
  gender: row.gender,
  phone: row.phone,
  provider_id: row.provider_id,
  language: row.language,
  consent_date: row.consent_date,
  address: row.address === null ? null : JSON.stringify(row.address),
  emergency_contact: row.emergency_contact === null ? null : JSON.stringify(row.emergency_contact),
});

async function merge(trx: Database, actor: Actor, wish: Merge): Promise<MergeOutcome> {
  const { mergeId, keptId, goneId, details } = wish;
  const both = await locked(trx, actor, [keptId, goneId]);
  if (!both) return 'notFound';
  const [kept, gone] = both;
  const unreviewed = await countsOfUnreviewed(trx, [keptId, goneId]);
  const stateOf = (row: Row) => ({
    isMerged: row.merged_into !== null,
    isHeld: row.held_at !== null,
    isErasureAsked: row.erasure_asked_at !== null,
    isDischarged: row.discharged_at !== null,
    unreviewed: Object.values(unreviewed.get(row.id) ?? {}).reduce((sum, each) => sum + each, 0),
  });
  const problem = mergeProblem(stateOf(kept), stateOf(gone), await countSameAlerts(trx, keptId, goneId));
  if (problem) return problem;
  const version = kept.version + (details === 'other' ? 1 : 0);
  if (details === 'other') await saveDetails(trx, kept, { ...detailsOf(gone), version }, actor.at);
  const endedAccess = await endLogin(trx, actor, gone);
  const papers = papersAfter(papersOf(kept), papersOf(gone), wish, actor);
  if (papers) await savePapers(trx, keptId, papers);
  await trx
    .insertInto('merges')
    .values({
      id: mergeId,
      clinic_id: actor.clinicId,
      kept_id: keptId,
      gone_id: goneId,
      at: actor.at,
      moved_at: actor.at,
      by_id: actor.accountId,
      before: details === 'other' ? JSON.stringify(detailsOf(kept)) : null,
      version_after: version,
      ended_access: endedAccess,
      papers_before: papers && kept.billing ? JSON.stringify(kept.billing) : null,
      papers_version: papers?.version ?? null,
    })
    .execute();
  // While it is known which share is of which record.
  await stopSharedTwice(trx, actor, wish);
  await moveRows(trx, { mergeId, keptId, goneId, at: actor.at });
  await trx
    .updateTable('patients')
    .set({ changed_at: actor.at, merged_into: keptId, merged_at: actor.at, merged_by: actor.accountId })
    .where('id', '=', goneId)
    .execute();
  await settleReviews(trx, [keptId, goneId]);
  await writeAudit(trx, auditEntry(actor, 'patient.merged', keptId, { other: goneId, details }));
  return 'done';
}

/** As they stand in the column, where moments are texts. */
type KeptPapers = Omit<Saved<BillingPapers>, 'savedAt'> & { savedAt: string };

const papersOf = ({ billing }: Row): Saved<BillingPapers> | null => {
  const found = billing as KeptPapers | null;
  return found && { ...found, savedAt: new Date(found.savedAt) };
};

async function savePapers(
  trx: Database,
  id: string,
  papers: Saved<BillingPapers> | KeptPapers | null,
): Promise<void> {
  const kept = papers && JSON.stringify(papers);
  await sql`update patients set billing = ${kept}::jsonb where id = ${id}`.execute(trx);
}

/** Ends the log in of the record that goes, and the code that would open one. @returns whether there was one to end */
async function endLogin(trx: Database, { at }: Actor, { id, username_key }: Row): Promise<boolean> {
  await trx.deleteFrom('activation_codes').where('patient_id', '=', id).execute();
  await trx.deleteFrom('sign_ups').where('username_key', '=', username_key).execute();
  const account = await trx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', id)
    .where('access_ended_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!account) return false;
  await passLoginOn(trx, id);
  await trx.updateTable('accounts').set({ access_ended_at: at }).where('id', '=', id).execute();
  await endAll(trx, { accountId: id, at });
  return true;
}

/** The account has the patient's names. */
async function saveDetails(
  trx: Database,
  { id, consent_date }: Row,
  details: ReturnType<typeof detailsOf> & { version: number },
  at: Date,
): Promise<void> {
  const { first_name, middle_name, last_name } = details;
  const isConsentOther = details.consent_date !== consent_date;
  await trx
    .updateTable('patients')
    .set({ ...details, changed_at: at, ...(isConsentOther && { consent_changed_at: at }) })
    .where('id', '=', id)
    .execute();
  await trx
    .updateTable('accounts')
    .set({ first_name, middle_name, last_name })
    .where('id', '=', id)
    .execute();
}

async function undo(trx: Database, actor: Actor, goneId: string): Promise<UndoOutcome> {
  const running = await trx
    .selectFrom('merges')
    .select('kept_id')
    .where('gone_id', '=', goneId)
    .where('clinic_id', '=', actor.clinicId)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
  const both = running && (await locked(trx, actor, [running.kept_id, goneId]));
  if (!both) return 'notMerged';
  const [kept, gone] = both;
  // Somebody else may have undone it since we looked.
  const found = await trx
    .selectFrom('merges')
    .selectAll()
    .where('gone_id', '=', goneId)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
  if (!found || gone.merged_into !== kept.id) return 'notMerged';
  if (kept.merged_into !== null) return 'merged';
  if (kept.held_at !== null || gone.held_at !== null) return 'mergeHeld';
  if (kept.erasure_asked_at !== null) return 'mergeErasure';
  await trx
    .updateTable('patients')
    .set({ changed_at: actor.at, merged_into: null, merged_at: null, merged_by: null })
    .where('id', '=', goneId)
    .execute();
  await moveBack(trx, { mergeId: found.id, keptId: kept.id, goneId, at: actor.at });
  await shareAgain(trx, actor, found.id);
  // What somebody has corrected since is newer than what was before.
  if (found.before && kept.version === found.version_after)
    await saveDetails(
      trx,
      kept,
      { ...(found.before as ReturnType<typeof detailsOf>), version: kept.version + 1 },
      actor.at,
    );
  // The same of billing papers.
  if (found.papers_version !== null && papersOf(kept)?.version === found.papers_version)
    await savePapers(trx, kept.id, (found.papers_before ?? null) as KeptPapers | null);
  if (found.ended_access)
    await trx
      .updateTable('accounts')
      .set({ access_ended_at: null })
      .where('id', '=', goneId)
      .where('access_ended_at', '=', found.at)
      .execute();
  await trx
    .updateTable('merges')
    .set({ undone_at: actor.at, undone_by: actor.accountId, moved_at: actor.at })
    .where('id', '=', found.id)
    .execute();
  await settleReviews(trx, [kept.id, goneId]);
  await writeAudit(trx, auditEntry(actor, 'patient.unmerged', kept.id, { other: goneId }));
  return 'done';
}

async function countSameAlerts(db: Database, oneId: string, otherId: string): Promise<number> {
  const { rows } = await sql<{ total: string }>`
    select count(*) as total from alerts one join alerts other using (vital, parameter, side)
    where one.patient_id = ${oneId} and other.patient_id = ${otherId}
      and one.state <> 'Resolved' and other.state <> 'Resolved'`.execute(db);
  return Number(rows[0]?.total);
}

/** What a record holds, and what of it would stay behind if it became a part of the other. */
async function countsOf(db: Database, id: string, otherId: string, at: Date) {
  const all = noCounts();
  const stays = noCounts();
  const told = [...movedTables, readingsTable].filter(({ table }) =>
    mergedKinds.some((kind) => kind === table),
  );
  for (const { table, owner, clash = sql<boolean>`false` } of told) {
    const { rows } = await sql<{ all: string; stays: string }>`
      select count(*) as all, count(*) filter (where exists (
        select from ${sql.table(table)} other where other.${sql.ref(owner)} = ${otherId} and ${clash})) as stays
      from ${sql.table(table)} t where t.${sql.ref(owner)} = ${id}`.execute(db);
    all[table as keyof MergeCounts] = Number(rows[0]?.all);
    stays[table as keyof MergeCounts] = Number(rows[0]?.stays);
  }
  // They go along, but have ended before.
  stays.shares = await countSharedTwice(db, { keptId: otherId, goneId: id }, at);
  return { all, stays };
}
