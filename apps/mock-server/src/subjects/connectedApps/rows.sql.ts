import type { Selectable } from 'kysely';
import type { Tables } from '../../store/sql/tables.ts';
import type { KnownGrant, StoredApp, StoredAppToken, StoredCode, StoredGrant } from './contract.ts';

/** An app as a row. */
export const appRow = (app: StoredApp) => ({
  id: app.appId,
  name: app.name,
  publisher: app.publisher,
  redirect_uris: [...app.redirectUris],
  privacy_url: app.privacyUrl,
  secret_hash: app.secretHash,
  made_at: app.madeAt,
  ended_at: app.endedAt,
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

/** A token as a row. */
export const tokenRow = (token: StoredAppToken) => ({
  token_hash: token.tokenHash,
  clinic_id: token.clinicId,
  grant_id: token.grantId,
  is_refresh: token.isRefresh,
  scopes: [...token.scopes],
  until_at: token.until,
  used_at: token.usedAt,
});

/** An app from its row. */
export const appOf = (row: Selectable<Tables['apps']>): StoredApp => ({
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

/** A grant from its row, with what is told of its app. */
export const grantOf = (row: GrantRow): KnownGrant => ({
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

/** The code with which a grant began. */
export const codeOf = (row: GrantRow): StoredCode => ({
  codeHash: row.code_hash,
  challenge: row.challenge,
  redirectUri: row.redirect_uri,
  nonce: row.nonce,
  codeUntil: row.code_until,
  codeUsedAt: row.code_used_at,
});
