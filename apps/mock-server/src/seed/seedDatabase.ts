import { limits } from '@rpm/domain';
import { type InsertObject, sql } from 'kysely';
import type { Database } from '../store/sql/open.ts';
import type { Tables } from '../store/sql/tables.ts';
import { type SeedAccount, seedConfirmedAt, type World } from '../store/World.ts';
import { codeTableRow, rateTableRow } from '../subjects/billing/sql.ts';
import type { ClinicDevice } from '../subjects/devices/contract.ts';
import { storedRow } from '../subjects/files/sql.ts';
import type { StoredNote } from '../subjects/notes/contract.ts';
import { lastOrderNumber } from '../subjects/orders/orderNumbers.ts';
import { json, orderRow } from '../subjects/orders/sql.ts';
import { usernameKey } from '../subjects/patients/search.ts';
import { patientRow } from '../subjects/patients/sql.ts';
import type { StoredRange } from '../subjects/ranges/contract.ts';
import type { Reading } from '../subjects/readings/contract.ts';
import { insertQuery } from '../subjects/readings/sql.ts';
import type { StoredRecord } from '../subjects/records/contract.ts';
import type { StoredReview } from '../subjects/reviews/contract.ts';
import { shareTableRow } from '../subjects/sharing/sql.ts';
import { invitationRow } from '../subjects/staff/sql.ts';

/** Rows of one insert. PostgreSQL takes 65,535 values in a statement; the widest table has 30 columns. */
const rowsAtOnce = 2000;

/** What an empty database is filled with. */
export interface Filling {
  world: World;
  /** Whose data it is: 'demo' has the accounts whose password is public. */
  kind: 'demo' | 'none';
  /** Hashes the password of an account. */
  passwordHash: (account: SeedAccount) => Promise<string>;
}

/** Grows when the demo data gain something that a migration cannot bring to what is there. */
const seedVersion = '6';

/** Whether the database was filled by an older version. */
export async function isFilledByOlder(db: Database): Promise<boolean> {
  const row = await db
    .selectFrom('installation')
    .select('value')
    .where('key', '=', 'seed-version')
    .executeTakeFirst();
  return row?.value !== seedVersion;
}

/** What the database was filled with, or `null` when it has never been filled. */
export async function filledWith(db: Database): Promise<Filling['kind'] | null> {
  const row = await db
    .selectFrom('installation')
    .select('value')
    .where('key', '=', 'seed')
    .executeTakeFirst();
  if (!row) return null;
  return row.value === 'demo' ? 'demo' : 'none';
}

/** Fills an empty database, all or nothing. */
export async function fill(db: Database, filling: Filling): Promise<void> {
  const accounts = await accountRows(filling);
  await db.transaction().execute((trx) => insertWorld(trx, filling, accounts));
}

/** Takes everything out, sessions and audit included, and fills anew. Who reads meanwhile sees the old or the new. */
export async function refill(db: Database, filling: Filling): Promise<void> {
  const accounts = await accountRows(filling);
  await db.transaction().execute(async (trx) => {
    await sql`alter table audit_log disable trigger audit_is_for_ever`.execute(trx);
    await sql`truncate installation, clinics, accounts, sessions, login_attempts, intents, patients, device_models,
      clinic_devices, orders, order_counts, device_tokens, readings, reading_months, reading_days, latest_readings, open_alerts,
      ranges, reviews, notes, inquiries, contact_messages, sign_ups, password_requests, login_codes, email_codes, account_locks, invitations, photos, mails, records, files, shares, billing_codes, rates, bills, audit_log
      restart identity`.execute(trx);
    await sql`alter table audit_log enable trigger audit_is_for_ever`.execute(trx);
    await insertWorld(trx, filling, accounts);
  });
}

async function insertWorld(
  db: Database,
  { world, kind }: Filling,
  accounts: Row<'accounts'>[],
): Promise<void> {
  const clinics = world.clinics.map(({ clinicId, name, timeZone, sessionMaxSeconds }) => ({
    id: clinicId,
    name,
    time_zone: timeZone,
    session_max_seconds: sessionMaxSeconds ?? limits.idleLogoutSeconds,
  }));
  const devices = world.devices.map((device) => ({ ...device, vitals: JSON.stringify(device.vitals) }));
  await insertAll(db, 'clinics', clinics);
  await insertAll(db, 'accounts', accounts);
  await insertAll(db, 'patients', world.patients.map(patientRow));
  await insertAll(db, 'device_models', devices);
  await insertAll(db, 'clinic_devices', world.clinicDevices.map(clinicDeviceRow));
  await insertAll(db, 'orders', world.orders.map(orderRow));
  const lastNumber = lastOrderNumber(world.orders.map(({ orderId }) => orderId));
  await sql`select setval('order_numbers', ${lastNumber})`.execute(db);
  await insertAll(db, 'records', world.records.map(recordRow));
  await insertAll(db, 'files', world.files.map(storedRow));
  await insertAll(db, 'shares', world.shares.map(shareTableRow));
  await insertAll(
    db,
    'billing_codes',
    world.billingCodes.map((code) => codeTableRow(code, code.clinicId)),
  );
  await insertAll(
    db,
    'rates',
    world.rates.map((rate) => rateTableRow(rate, rate.clinicId)),
  );
  await insertAll(db, 'notes', world.notes.map(noteRow));
  await insertReadings(db, world.readings());
  await insertAll(db, 'ranges', world.ranges.map(rangeRow));
  await insertAll(db, 'reviews', world.reviews.map(reviewRow));
  await insertAll(db, 'invitations', world.invitations.map(invitationRow));
  await insertAll(db, 'installation', [
    { key: 'seed', value: kind },
    { key: 'seed-version', value: seedVersion },
  ]);
}

type Row<T extends keyof Tables> = InsertObject<Tables, T>;

async function insertAll<T extends keyof Tables>(
  db: Database,
  table: T,
  rows: Iterable<Row<T>>,
): Promise<void> {
  let chunk: Row<T>[] = [];
  const send = async () => {
    if (chunk.length > 0) await db.insertInto(table).values(chunk).execute();
    chunk = [];
  };
  for (const row of rows) {
    chunk.push(row);
    if (chunk.length === rowsAtOnce) await send();
  }
  await send();
}

const accountRows = ({ world, passwordHash }: Filling): Promise<Row<'accounts'>[]> =>
  Promise.all(world.accounts.map(async (account) => accountRow(account, await passwordHash(account))));

const accountRow = (account: SeedAccount, passwordHash: string): Row<'accounts'> => ({
  id: account.accountId,
  clinic_id: account.clinicId,
  username: account.username,
  username_key: usernameKey(account.username),
  password_hash: passwordHash,
  role: account.role,
  first_name: account.firstName,
  middle_name: account.middleName,
  last_name: account.lastName,
  asks_for_code: account.asksForCode ?? false,
  ...(account.language && { language: account.language }),
  access_ended_at: account.accessEndedAt ?? null,
  email_confirmed_at: account.isEmailUnconfirmed ? null : seedConfirmedAt,
});

const clinicDeviceRow = ({ clinicId, model }: ClinicDevice): Row<'clinic_devices'> => ({
  clinic_id: clinicId,
  model,
});

const noteRow = (note: StoredNote): Row<'notes'> => ({
  id: note.noteId,
  clinic_id: note.clinicId,
  patient_id: note.patientId,
  author_id: note.authorId,
  kind: note.kind,
  topic: note.topic,
  text: note.text,
  to_patient: note.toPatient,
  minutes: note.minutes,
  is_interactive: note.isInteractive,
  at: note.at,
});

const recordRow = ({ recordId, patientId, resourceType, ...same }: StoredRecord): Row<'records'> => ({
  ...same,
  id: recordId,
  patient_id: patientId,
  resource_type: resourceType,
});

const rangeRow = ({ patientId, vital, version, start, end, ...range }: StoredRange): Row<'ranges'> => ({
  patient_id: patientId,
  vital,
  version,
  start_at: start,
  end_at: end,
  limits: json(range.limits),
  set_by: range.setById,
  set_at: range.setAt,
});

const reviewRow = ({ reviewId, patientId, reviewerId, at, upTo }: StoredReview): Row<'reviews'> => ({
  id: reviewId,
  patient_id: patientId,
  reviewer_id: reviewerId,
  at,
  up_to: upTo,
  undone_at: null,
});

/** By the statement of a delivery, which counts them on their way in. */
async function insertReadings(db: Database, readings: Iterable<Reading>): Promise<void> {
  let chunk: Reading[] = [];
  for (const reading of readings) {
    chunk.push(reading);
    if (chunk.length < rowsAtOnce) continue;
    await insertQuery(chunk).execute(db);
    chunk = [];
  }
  if (chunk.length > 0) await insertQuery(chunk).execute(db);
}
