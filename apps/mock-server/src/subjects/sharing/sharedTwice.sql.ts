import { sql } from 'kysely';
import type { Database } from '../../store/sql/open.ts';
import type { Actor } from '../accounts/contract.ts';
import { auditEntry } from '../audit/contract.ts';
import { writeAudit } from '../audit/sql.ts';
import type { KeptMerge } from '../patients/merges.contract.ts';
import { type Share, shareFacts, stoppedShares } from './contract.ts';
import type {} from './tables.ts';

type Records = Pick<KeptMerge, 'keptId' | 'goneId'>;

/** Of the shares `t`: a live one of the record that goes, with an address with which the one that stays is shared too. */
const isTwice = ({ keptId, goneId }: Records, at: Date) => sql<boolean>`
  t.owner_id = ${goneId} and t.revoked_at is null and t.until > ${at}
    and exists (select from shares other where other.owner_id = ${keptId} and other.username_key = t.username_key
      and other.revoked_at is null and other.until > ${at})`;

/** How many shares a merge would stop. */
export async function countSharedTwice(db: Database, records: Records, at: Date): Promise<number> {
  const { rows } = await sql<{ total: string }>`
    select count(*) as total from shares t where ${isTwice(records, at)}`.execute(db);
  return Number(rows[0]?.total);
}

/**
 * Stops what of a record that becomes a part of another one is shared with an address with which that one is shared too,
 * each with its audit entry: what the record that stays shares holds. Called in the transaction of the merge, which holds
 * both patients' rows, so that no share begins meanwhile; it takes down which those are.
 */
export async function stopSharedTwice(
  trx: Database,
  actor: Actor,
  { mergeId, ...records }: Records & Pick<KeptMerge, 'mergeId'>,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    with stopped as (
      update shares t set revoked_at = ${actor.at} where ${isTwice(records, actor.at)} returning t.id),
    noted as (insert into merge_moves select ${mergeId}, ${stoppedShares}, jsonb_build_array(id) from stopped)
    select id from stopped order by id`.execute(trx);
  for (const { id } of rows) await writeAudit(trx, auditEntry(actor, 'share.stopped', id));
}

/** Lets those shares go on when the merge is undone, as far as their end has not come, with their audit entries. */
export async function shareAgain(trx: Database, actor: Actor, mergeId: string): Promise<void> {
  const { rows } = await sql<{ id: string } & Pick<Share, 'parts' | 'until'>>`
    with again as (
      update shares t set revoked_at = null from merge_moves m
      where m.merge_id = ${mergeId} and m.kind = ${stoppedShares} and t.id = m.key ->> 0
      returning t.id, t.parts, t.until)
    select id, parts, until from again where until > ${actor.at} order by id`.execute(trx);
  for (const { id, ...share } of rows)
    await writeAudit(trx, auditEntry(actor, 'share.started', id, shareFacts(share)));
}
