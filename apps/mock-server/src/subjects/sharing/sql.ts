import { fullName, limits, mayShare } from '@rpm/domain';
import { sql } from 'kysely';
import { type Database, inTransaction } from '../../store/sql/open.ts';
import { auditEntry } from '../audit/contract.ts';
import { writeAudit } from '../audit/sql.ts';
import { usernameKey } from '../patients/search.ts';
import { dayMs, type KnownShare, oldestLink, type Share, type Shares, shareFacts } from './contract.ts';
import type {} from './tables.ts';

/** The shares of the store. */
export function postgresShares(db: Database): Shares {
  return {
    async liveParts({ ownerId, usernameKey: key, at }) {
      const row = await db
        .selectFrom('shares')
        .select('parts')
        .where('owner_id', '=', ownerId)
        .where('username_key', '=', key)
        .where('revoked_at', 'is', null)
        .where('until', '>', at)
        .orderBy('from_at', 'desc')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst();
      return row?.parts ?? [];
    },
    async start(actor, share) {
      return inTransaction(db, async (trx) => {
        // Two shares of one owner take turns, so that there is never more than one live share with an address.
        await trx
          .selectFrom('patients')
          .select('id')
          .where('id', '=', share.ownerId)
          .forNoKeyUpdate()
          .execute();
        const row = shareTableRow({ ...share, revokedAt: null, tokenUsedAt: null, isLeft: false });
        // Two owners who share with one address take turns too, so that they cannot pass its limit together (F13).
        await sql`select pg_advisory_xact_lock(hashtextextended(${`share ${row.username_key}`}, 0))`.execute(
          trx,
        );
        const { rows: counted } = await sql<{ by_owner: string; to_address: string; with_one: string }>`
          select count(*) filter (where owner_id = ${share.ownerId}) as by_owner,
            count(*) filter (where username_key = ${row.username_key}) as to_address,
            count(*) filter (where owner_id = ${share.ownerId} and username_key = ${row.username_key}) as with_one
          from shares where from_at > ${new Date(actor.at.getTime() - dayMs)}
            and (owner_id = ${share.ownerId} or username_key = ${row.username_key})`.execute(trx);
        const [{ by_owner, to_address, with_one } = { by_owner: 0, to_address: 0, with_one: 0 }] = counted;
        const counts = {
          byOwner: Number(by_owner),
          toAddress: Number(to_address),
          withOne: Number(with_one),
        };
        if (!mayShare(counts)) return false;
        const before = await revokeLive(trx, share.ownerId, actor.at)
          .where('username_key', '=', row.username_key)
          .execute();
        for (const { id } of before) await writeAudit(trx, auditEntry(actor, 'share.stopped', id));
        await trx.insertInto('shares').values(row).execute();
        await writeAudit(trx, auditEntry(actor, 'share.started', share.shareId, shareFacts(share)));
        return true;
      });
    },
    async change(actor, { shareId, parts, until }) {
      return inTransaction(db, async (trx) => {
        const changed = await trx
          .updateTable('shares')
          .set({ parts: JSON.stringify(parts), ...(until && { until }) })
          .where('owner_id', '=', actor.accountId)
          .where('id', '=', shareId)
          .where('revoked_at', 'is', null)
          .where('until', '>', actor.at)
          .returning(['username_key as key', 'until'])
          .executeTakeFirst();
        if (!changed) return false;
        await writeAudit(
          trx,
          auditEntry(actor, 'share.changed', shareId, shareFacts({ parts, until: changed.until })),
        );
        const others = await revokeLive(trx, actor.accountId, actor.at)
          .where('username_key', '=', changed.key)
          .where('id', '<>', shareId)
          .execute();
        for (const { id } of others) await writeAudit(trx, auditEntry(actor, 'share.stopped', id));
        return true;
      });
    },
    async stop(actor, shareId) {
      return inTransaction(db, async (trx) => {
        const addressOfLive = trx
          .selectFrom('shares')
          .select('username_key')
          .where('id', '=', shareId)
          .where('owner_id', '=', actor.accountId)
          .where('revoked_at', 'is', null)
          .where('until', '>', actor.at);
        const stopped = await revokeLive(trx, actor.accountId, actor.at)
          .where('username_key', '=', addressOfLive)
          .execute();
        for (const { id } of stopped) await writeAudit(trx, auditEntry(actor, 'share.stopped', id));
        return stopped.length > 0;
      });
    },
    async leave(actor, { ownerId, usernameKey: key }) {
      return inTransaction(db, async (trx) => {
        const left = await trx
          .updateTable('shares')
          .set({ revoked_at: actor.at, is_left: true })
          .from('patients')
          .whereRef('patients.id', '=', 'shares.owner_id')
          .where('owner_id', '=', ownerId)
          .where('shares.username_key', '=', key)
          .where('revoked_at', 'is', null)
          .where('until', '>', actor.at)
          .returning(['shares.id as id', 'clinic_id as clinicId'])
          .execute();
        for (const { id, clinicId } of left)
          await writeAudit(trx, auditEntry({ ...actor, clinicId }, 'share.left', id));
        return left.length > 0;
      });
    },
    async byOwner(ownerId) {
      const rows = await newest(db)
        .where('owner_id', '=', ownerId)
        .leftJoinLateral(
          // Who saw something of the owner while the share was live, and has its address.
          (eb) =>
            eb
              .selectFrom('access_log')
              .innerJoin('accounts', 'accounts.id', 'access_log.account_id')
              .select(['accounts.id as seenId', 'access_log.last_at as seenAt'])
              .select(['accounts.first_name as seenFirst', 'accounts.middle_name as seenMiddle'])
              .select('accounts.last_name as seenLast')
              .whereRef('access_log.subject', '=', 'shares.owner_id')
              .where('access_log.event', '=', 'read')
              .whereRef('accounts.username_key', '=', 'shares.username_key')
              .whereRef('access_log.at', '>=', 'shares.from_at')
              .where(sql<boolean>`access_log.at < coalesce(shares.revoked_at, shares.until)`)
              .orderBy('access_log.id', 'desc')
              .limit(1)
              .as('seen'),
          (join) => join.onTrue(),
        )
        .select(['seenId', 'seenAt', 'seenFirst', 'seenMiddle', 'seenLast'])
        .execute();
      return rows.map(({ seenId, seenAt, seenFirst, seenMiddle, seenLast, ...share }) => {
        const name = fullName({ firstName: seenFirst, middleName: seenMiddle, lastName: seenLast });
        const isSeen = seenId !== null && seenAt !== null;
        return { ...knownShare(share), seenBy: isSeen ? { userId: seenId, name, at: seenAt } : null };
      });
    },
    async withAddressee(key, at) {
      const rows = await newest(db)
        .where('shares.username_key', '=', key)
        .where('revoked_at', 'is', null)
        .where('until', '>', at)
        .execute();
      return rows.map(knownShare);
    },
    async open(actor, { tokenHash, usernameKey: key }) {
      return inTransaction(db, async (trx) => {
        const taken = await trx
          .updateTable('shares')
          .set({ token_used_at: actor.at })
          .from('patients')
          .whereRef('patients.id', '=', 'shares.owner_id')
          .where('token_hash', '=', tokenHash)
          .where('shares.username_key', '=', key)
          .where('token_used_at', 'is', null)
          .where('revoked_at', 'is', null)
          .where('until', '>', actor.at)
          .where('from_at', '>', oldestLink(actor.at))
          .returning([...shareColumns, 'clinic_id as clinicId'])
          .executeTakeFirst();
        if (!taken) return null;
        const { clinicId, ...share } = taken;
        await writeAudit(trx, auditEntry({ ...actor, clinicId }, 'share.opened', share.shareId));
        return knownShare(share);
      });
    },
  };
}

/** Stops live shares of an owner. Live is asked in the statement that stops, so that no share is stopped twice. */
const revokeLive = (db: Database, ownerId: string, at: Date) =>
  db
    .updateTable('shares')
    .set({ revoked_at: at })
    .where('owner_id', '=', ownerId)
    .where('revoked_at', 'is', null)
    .where('until', '>', at)
    .returning('id');

/** A share with whose it is, of a query that joins the patients. */
const shareColumns = [
  'shares.id as shareId',
  'shares.owner_id as ownerId',
  'shares.username',
  'parts',
  'from_at as from',
  'until',
  'revoked_at as revokedAt',
  'is_left as isLeft',
  'relation',
  'message',
  'first_name as firstName',
  'middle_name as middleName',
  'last_name as lastName',
] as const;

const newest = (db: Database) =>
  db
    .selectFrom('shares')
    .innerJoin('patients', 'patients.id', 'shares.owner_id')
    .select(shareColumns)
    .orderBy('from_at', 'desc')
    .orderBy('shares.id')
    .limit(limits.sharesMaxRows);

type NewestRow = Awaited<ReturnType<ReturnType<typeof newest>['executeTakeFirstOrThrow']>>;
const knownShare = ({ firstName, middleName, lastName, ...share }: NewestRow): KnownShare => ({
  ...share,
  ownerName: fullName({ firstName, middleName, lastName }),
  seenBy: null,
});

/** A share as its table holds it. */
export const shareTableRow = (share: Share) => ({
  id: share.shareId,
  owner_id: share.ownerId,
  username: share.username,
  username_key: usernameKey(share.username),
  parts: JSON.stringify(share.parts),
  from_at: share.from,
  until: share.until,
  revoked_at: share.revokedAt,
  token_hash: share.tokenHash,
  token_used_at: share.tokenUsedAt,
  message: share.message,
  is_left: share.isLeft,
  relation: share.relation,
});
