import { limits, SystemKeys } from '@rpm/domain';
import { type Selectable, sql } from 'kysely';
import { type Database, inTransaction } from '../../store/sql/open.ts';
import { prepared } from '../../store/sql/prepared.ts';
import type { Tables } from '../../store/sql/tables.ts';
import { auditEntry } from '../audit/contract.ts';
import { writeAudit } from '../audit/sql.ts';
import {
  exportEntry,
  type SeedSystem,
  type StoredSystem,
  type Systems,
  type SystemToken,
} from './contract.ts';
import type {} from './tables.ts';

const columns = ['id', 'clinic_id', 'name', 'grants', 'keys', 'made_at', 'used_at'] as const;

/** The connected systems of the store. */
export function postgresSystems(db: Database): Systems {
  const live = () => db.selectFrom('systems').select(columns).where('ended_at', 'is', null);
  return {
    async find(systemId) {
      const row = await live().where('id', '=', systemId).executeTakeFirst();
      return row ? systemOf(row) : null;
    },
    async list(clinicId) {
      const rows = await live()
        .where('clinic_id', '=', clinicId)
        .orderBy('made_at')
        .orderBy(sql`id collate "C"`)
        .execute();
      return rows.map(systemOf);
    },
    add: ({ systemId, name, grants, keys, ...actor }) =>
      inTransaction(db, async (trx) => {
        const { accountId, clinicId, at } = actor;
        // One at a time for a clinic, so that two do not both find the last place free.
        await sql`select from clinics where id = ${clinicId} for no key update`.execute(trx);
        const { count } = await trx
          .selectFrom('systems')
          .select((eb) => eb.fn.countAll<string>().as('count'))
          .where('clinic_id', '=', clinicId)
          .where('ended_at', 'is', null)
          .executeTakeFirstOrThrow();
        if (Number(count) >= limits.systemsMax) return 'full';
        const system = { systemId, clinicId, name, grants, keys, madeAt: at, usedAt: null };
        await trx
          .insertInto('systems')
          .values(systemRow({ ...system, madeById: accountId }))
          .execute();
        await writeAudit(trx, auditEntry(actor, 'system.connected', systemId, { name, grants: [...grants] }));
        return 'added';
      }),
    end: ({ systemId, ...actor }) =>
      inTransaction(db, async (trx) => {
        const ended = await trx
          .updateTable('systems')
          .set({ ended_at: actor.at })
          .where('id', '=', systemId)
          .where('clinic_id', '=', actor.clinicId)
          .where('ended_at', 'is', null)
          .returning('name')
          .executeTakeFirst();
        if (!ended) return false;
        await trx
          .updateTable('subscriptions')
          .set({ ended_at: actor.at })
          .where('system_id', '=', systemId)
          .where('ended_at', 'is', null)
          .execute();
        await writeAudit(trx, auditEntry(actor, 'system.ended', systemId, { name: ended.name }));
        return true;
      }),
    issue: ({ systemId, clinicId, scopes, tokenHash, assertionHash, at, until }) =>
      inTransaction(db, async (trx) => {
        const used = await trx
          .updateTable('systems')
          .set({ used_at: at })
          .where('id', '=', systemId)
          .where('clinic_id', '=', clinicId)
          .where('ended_at', 'is', null)
          .executeTakeFirst();
        if (used.numUpdatedRows === 0n) return false;
        const added = await trx
          .insertInto('system_tokens')
          .values({
            token_hash: tokenHash,
            system_id: systemId,
            clinic_id: clinicId,
            assertion_hash: assertionHash,
            scopes: [...scopes],
            until_at: until,
          })
          .onConflict((conflict) =>
            conflict.columns(['clinic_id', 'system_id', 'assertion_hash']).doNothing(),
          )
          .returning('token_hash')
          .execute();
        return added.length > 0;
      }),
    async ofToken(tokenHash, now) {
      const {
        rows: [row = null],
      } = await sql<SystemToken>`${prepared}
        select token.system_id as "systemId", token.clinic_id as "clinicId", token.scopes
        from system_tokens token join systems system on system.id = token.system_id
        where token.token_hash = ${tokenHash} and token.until_at > ${now} and system.ended_at is null`.execute(
        db,
      );
      return row;
    },
    beginExport: (begun) =>
      inTransaction(db, async (trx) => {
        const { exportId, systemId, clinicId, types, since, at } = begun;
        await trx
          .insertInto('system_exports')
          .values({
            id: exportId,
            system_id: systemId,
            clinic_id: clinicId,
            types: [...types],
            since_at: since,
            at,
          })
          .execute();
        await writeAudit(trx, exportEntry(begun));
      }),
    async findExport({ exportId, systemId }, after) {
      const row = await db
        .selectFrom('system_exports')
        .selectAll()
        .where('id', '=', exportId)
        .where('system_id', '=', systemId)
        .where('at', '>', after)
        .executeTakeFirst();
      if (!row) return null;
      const { id, clinic_id: clinicId, types, since_at: since, at } = row;
      return { exportId: id, systemId, clinicId, types, since, at };
    },
    async endExport({ exportId, systemId }) {
      const { numDeletedRows } = await db
        .deleteFrom('system_exports')
        .where('id', '=', exportId)
        .where('system_id', '=', systemId)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}

/** A system as a row. */
export const systemRow = ({
  systemId,
  clinicId,
  name,
  grants,
  keys,
  madeAt,
  usedAt,
  madeById,
}: SeedSystem) => ({
  id: systemId,
  clinic_id: clinicId,
  name,
  grants: [...grants],
  keys: JSON.stringify(keys),
  made_at: madeAt,
  made_by: madeById,
  used_at: usedAt,
});

/** Forgets tokens that are over, with their assertions (the same one is too old by then), and old exports. */
export async function forgetSystemTokens(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - limits.systemTokenSeconds * 1000);
  await db.deleteFrom('system_tokens').where('until_at', '<', before).execute();
  const old = new Date(now.getTime() - limits.systemExportHours * 3_600_000);
  await db.deleteFrom('system_exports').where('at', '<', old).execute();
}

type Row = Pick<Selectable<Tables['systems']>, (typeof columns)[number]>;

const systemOf = (row: Row): StoredSystem => ({
  systemId: row.id,
  clinicId: row.clinic_id,
  name: row.name,
  grants: row.grants,
  keys: SystemKeys.parse(row.keys),
  madeAt: row.made_at,
  usedAt: row.used_at,
});
