import { fullName } from '@rpm/domain';
import type { Insertable } from 'kysely';
import type { Tables } from '../../store/sql/tables.ts';
import type { KnownCredential, SeedCredential, StoredCredential } from './contract.ts';

/** The columns of a credential `c`, but for its document. */
export const credentialColumns = [
  'c.id',
  'c.clinic_id',
  'c.account_id',
  'c.kind',
  'c.number',
  'c.state',
  'c.issuer',
  'c.issued',
  'c.expires',
  'c.file_name',
  'c.content_type',
  'c.bytes',
  'c.added_at',
  'c.review',
  'c.reason',
  'c.checked_by',
  'c.checked_at',
  'c.replaces_id',
  'c.replaced_at',
  'c.mailed_days',
] as const;

type Row = Omit<Tables['credentials'], 'content' | 'review'> & Pick<StoredCredential, 'review'>;

/** A credential from its row. */
export const storedOf = (row: Row): StoredCredential => ({
  credentialId: row.id,
  clinicId: row.clinic_id,
  accountId: row.account_id,
  kind: row.kind,
  number: row.number,
  state: row.state,
  issuer: row.issuer,
  issued: row.issued,
  expires: row.expires,
  fileName: row.file_name,
  contentType: row.content_type,
  bytes: row.bytes,
  addedAt: row.added_at,
  review: row.review,
  reason: row.reason,
  checkedById: row.checked_by,
  checkedAt: row.checked_at,
  replacesId: row.replaces_id,
  replacedAt: row.replaced_at,
  mailedDays: row.mailed_days,
});

/** A name as it is said. */
export const nameOf = (firstName: string, middleName: string, lastName: string) =>
  fullName({ firstName, middleName, lastName });

interface Checker {
  is_renewed: boolean;
  by_first: string | null;
  by_middle: string | null;
  by_last: string | null;
}

/** It, with who checked it and whether its renewal waits. */
export const knownOf = (row: Row & Checker): KnownCredential => ({
  ...storedOf(row),
  isRenewed: row.is_renewed,
  checkedBy: row.by_last === null ? null : nameOf(row.by_first ?? '', row.by_middle ?? '', row.by_last),
});

/** A credential, as its table holds it. */
export const credentialRow = (each: SeedCredential): Insertable<Tables['credentials']> => ({
  id: each.credentialId,
  clinic_id: each.clinicId,
  account_id: each.accountId,
  kind: each.kind,
  number: each.number,
  state: each.state,
  issuer: each.issuer,
  issued: each.issued,
  expires: each.expires,
  file_name: each.fileName,
  content_type: each.contentType,
  bytes: each.bytes,
  content: Buffer.from(each.content, 'base64'),
  added_at: each.addedAt,
  review: each.review,
  reason: each.reason,
  checked_by: each.checkedById,
  checked_at: each.checkedAt,
  replaces_id: each.replacesId,
  replaced_at: each.replacedAt,
  mailed_days: each.mailedDays,
});
