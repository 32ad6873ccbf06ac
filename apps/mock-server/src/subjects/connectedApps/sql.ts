import { limits } from '@rpm/domain';
import { type Selectable, sql } from 'kysely';
import { type Database, inTransaction } from '../../store/sql/open.ts';
import type { Tables } from '../../store/sql/tables.ts';
import { writeAudit } from '../audit/sql.ts';
import {
  allowedEntry,
  type ConnectedApps,
  deadCodesBefore,
  endedEntry,
  type KnownGrant,
  type StoredApp,
  type StoredAppToken,
  type StoredCode,
  type StoredGrant,
} from './contract.ts';
import type {} from './tables.ts';

/** The apps of the store. */
export function postgresConnectedApps(db: Database): ConnectedApps {
  /** Grants that are good at a moment, with their apps. */
  const good = (now: Date) =>
    db
      .selectFrom('app_grants as g')
      .innerJoin('apps as app', 'app.id', 'g.app_id')
      .innerJoin('patients as p', 'p.id', 'g.patient_id')
      .innerJoin('accounts as a', 'a.id', 'g.patient_id')
      .selectAll('g')
      .select(['app.name', 'app.publisher', 'app.privacy_url'])
      .where('g.ended_at', 'is', null)
      .where('g.until_at', '>', now)
      .where('app.ended_at', 'is', null)
      .where('p.merged_into', 'is', null)
      .where('a.access_ended_at', 'is', null);
  const nameOf = async (trx: Database, appId: string) =>
    (await trx.selectFrom('apps').select('name').where('id', '=', appId).executeTakeFirst())?.name ?? '';
  /** Ends one. @returns it; `null` when it has ended */
  const endOne = async (trx: Database, grantId: string, at: Date, patientId?: string) => {
    const row = await trx
      .updateTable('app_grants')
      .set({ ended_at: at })
      .where('id', '=', grantId)
      .where('ended_at', 'is', null)
      .$if(patientId !== undefined, (query) => query.where('patient_id', '=', patientId ?? ''))
      .returning(['id as grantId', 'app_id as appId', 'clinic_id as clinicId'])
      .executeTakeFirst();
    return row ? { ...row, name: await nameOf(trx, row.appId) } : null;
  };
  return {
    async find(appId) {
      const row = await db
        .selectFrom('apps')
        .selectAll()
        .where('id', '=', appId)
        .where('ended_at', 'is', null)
        .executeTakeFirst();
      return row ? appOf(row) : null;
    },
    async all() {
      const rows = await db.selectFrom('apps').selectAll().orderBy('made_at').orderBy('id').execute();
      return rows.map(appOf);
    },
    async register(app) {
      const added = await db
        .insertInto('apps')
        .values(appRow(app))
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .execute();
      return added.length > 0;
    },
    async renewSecret(appId, secret_hash) {
      const { numUpdatedRows } = await db
        .updateTable('apps')
        .set({ secret_hash })
        .where('id', '=', appId)
        .where('secret_hash', 'is not', null)
        .where('ended_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    async endApp(appId, at) {
      const { numUpdatedRows } = await db
        .updateTable('apps')
        .set({ ended_at: at })
        .where('id', '=', appId)
        .where('ended_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    async ofPatient(patientId, now) {
      const rows = await good(now)
        .where('g.patient_id', '=', patientId)
        .where('g.code_used_at', 'is not', null)
        .orderBy('g.made_at', 'desc')
        .orderBy('g.id')
        .execute();
      return rows.map(grantOf);
    },
    allow: (actor, grant) =>
      inTransaction(db, async (trx) => {
        const { appId, patientId } = grant;
        // One at a time for a patient, so that each sees what the other one cut.
        await sql`select from patients where id = ${patientId} for no key update`.execute(trx);
        await trx
          .deleteFrom('app_grants')
          .where('patient_id', '=', patientId)
          .where('code_used_at', 'is', null)
          .where('code_until', '<', deadCodesBefore(actor.at))
          .execute();
        await cutOthers(trx, grant, actor.at);
        const row = { ...grant, usedAt: null, endedAt: null };
        await trx.insertInto('app_grants').values(grantRow(row)).execute();
        await writeAudit(trx, allowedEntry(actor, row, await nameOf(trx, appId)));
      }),
    end: (actor, { patientId, grantId }) =>
      inTransaction(db, async (trx) => {
        const ended = await endOne(trx, grantId, actor.at, patientId);
        if (ended)
          await trx
            .updateTable('app_grants')
            .set({ ended_at: actor.at })
            .where('patient_id', '=', patientId)
            .where('app_id', '=', ended.appId)
            .where('ended_at', 'is', null)
            .execute();
        if (ended) await writeAudit(trx, endedEntry(actor, ended, ended.name));
        return ended !== null;
      }),
    endItself: (grantId, why, at) =>
      inTransaction(db, async (trx) => {
        const ended = await endOne(trx, grantId, at);
        if (ended) await writeAudit(trx, endedEntry({ at }, ended, ended.name, why));
      }),
    async ofCode(codeHash, now) {
      const row = await good(now)
        .where('g.code_hash', '=', codeHash)
        .where((eb) => eb.or([eb('g.code_used_at', 'is not', null), eb('g.code_until', '>', now)]))
        .executeTakeFirst();
      return row ? { ...grantOf(row), ...codeOf(row) } : null;
    },
    async takeCode(grantId, at) {
      const { numUpdatedRows } = await db
        .updateTable('app_grants')
        .set({ code_used_at: at })
        .where('id', '=', grantId)
        .where('code_used_at', 'is', null)
        .where('ended_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    issue: (tokens, at) =>
      inTransaction(db, async (trx) => {
        const [first] = tokens;
        if (!first) return;
        await trx
          .updateTable('app_grants')
          .set({ used_at: at })
          .where('id', '=', first.grantId)
          .where('ended_at', 'is', null)
          .execute();
        await trx.insertInto('app_tokens').values(tokens.map(tokenRow)).execute();
      }),
    async ofToken(tokenHash, now) {
      const row = await good(now)
        .innerJoin('app_tokens as t', 't.grant_id', 'g.id')
        .select(['t.token_hash', 't.is_refresh', 't.scopes as tokenScopes'])
        .select(['t.until_at as tokenUntil', 't.used_at as tokenUsedAt'])
        .where('t.token_hash', '=', tokenHash)
        .where('t.until_at', '>', now)
        .executeTakeFirst();
      if (!row) return null;
      const grant = grantOf(row);
      return {
        grant,
        token: {
          tokenHash: row.token_hash,
          grantId: grant.grantId,
          clinicId: grant.clinicId,
          isRefresh: row.is_refresh,
          scopes: row.tokenScopes,
          until: row.tokenUntil,
          usedAt: row.tokenUsedAt,
        },
      };
    },
    async takeRefresh(tokenHash, at) {
      const { numUpdatedRows } = await db
        .updateTable('app_tokens')
        .set({ used_at: at })
        .where('token_hash', '=', tokenHash)
        .where('used_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}

/** Leaves of what an app is allowed on other devices what it is allowed now too, and of too many devices the newest. */
async function cutOthers(
  trx: Database,
  { patientId, appId, scopes }: Pick<StoredGrant, 'patientId' | 'appId' | 'scopes'>,
  at: Date,
): Promise<void> {
  const live = sql`patient_id = ${patientId} and app_id = ${appId} and ended_at is null`;
  await sql`
    update app_grants set scopes = array(
      select s from unnest(scopes) with ordinality as u(s, place) where s = any(${[...scopes]}) order by place)
    where ${live}`.execute(trx);
  await sql`
    update app_grants set ended_at = ${at} where ${live} and (scopes = '{}' or id in (
      select id from app_grants where ${live} order by made_at desc, id offset ${limits.appDevicesMax - 1}))`.execute(
    trx,
  );
}

/** Ends all that a patient allows apps: access that is given back later brings none of it back. */
export async function endAppsOf(trx: Database, patientId: string, at: Date): Promise<void> {
  await trx
    .updateTable('app_grants')
    .set({ ended_at: at })
    .where('patient_id', '=', patientId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Forgets tokens that are over. A refreshing one is kept until its grant is, so that a second use of it is known. */
export async function forgetAppTokens(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('app_tokens').where('until_at', '<', now).execute();
}

/** An app as a row. */
export const appRow = ({
  appId,
  redirectUris,
  privacyUrl,
  secretHash,
  madeAt,
  endedAt,
  ...app
}: StoredApp) => ({
  id: appId,
  name: app.name,
  publisher: app.publisher,
  redirect_uris: [...redirectUris],
  privacy_url: privacyUrl,
  secret_hash: secretHash,
  made_at: madeAt,
  ended_at: endedAt,
});

/** A grant as a row. */
export const grantRow = (grant: StoredGrant & StoredCode) => ({
  id: grant.grantId,
  clinic_id: grant.clinicId,
  patient_id: grant.patientId,
  app_id: grant.appId,
  scopes: [...grant.scopes],
  keeps: grant.keeps,
  made_at: grant.madeAt,
  until_at: grant.until,
  identity: [...grant.identity],
  nonce: grant.nonce,
  used_at: grant.usedAt,
  ended_at: grant.endedAt,
  code_hash: grant.codeHash,
  challenge: grant.challenge,
  redirect_uri: grant.redirectUri,
  code_until: grant.codeUntil,
  code_used_at: grant.codeUsedAt,
});

const tokenRow = ({ tokenHash, clinicId, grantId, isRefresh, scopes, until, usedAt }: StoredAppToken) => ({
  token_hash: tokenHash,
  clinic_id: clinicId,
  grant_id: grantId,
  is_refresh: isRefresh,
  scopes: [...scopes],
  until_at: until,
  used_at: usedAt,
});

const appOf = (row: Selectable<Tables['apps']>): StoredApp => ({
  appId: row.id,
  name: row.name,
  publisher: row.publisher,
  redirectUris: row.redirect_uris,
  privacyUrl: row.privacy_url,
  secretHash: row.secret_hash,
  madeAt: row.made_at,
  endedAt: row.ended_at,
});

type GrantRow = Selectable<Tables['app_grants']> &
  Pick<Selectable<Tables['apps']>, 'name' | 'publisher' | 'privacy_url'>;

const grantOf = (row: GrantRow): KnownGrant => ({
  grantId: row.id,
  appId: row.app_id,
  clinicId: row.clinic_id,
  patientId: row.patient_id,
  scopes: row.scopes,
  keeps: row.keeps,
  madeAt: row.made_at,
  until: row.until_at,
  identity: row.identity,
  usedAt: row.used_at,
  endedAt: row.ended_at,
  name: row.name,
  publisher: row.publisher,
  privacyUrl: row.privacy_url,
});

const codeOf = (row: GrantRow): StoredCode => ({
  codeHash: row.code_hash,
  challenge: row.challenge,
  redirectUri: row.redirect_uri,
  nonce: row.nonce,
  codeUntil: row.code_until,
  codeUsedAt: row.code_used_at,
});
