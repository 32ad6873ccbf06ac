import { limits } from '@rpm/domain';
import { type InsertObject, sql } from 'kysely';
import type { Database } from '../store/sql/open.ts';
import type { Tables } from '../store/sql/tables.ts';
import {
  clinicModels,
  type SeedAccount,
  seedActivations,
  seedConfirmedAt,
  type World,
} from '../store/World.ts';
import type { StoredAlert } from '../subjects/alerts/contract.ts';
import { eventRow } from '../subjects/alerts/events.sql.ts';
import { alertReadingRow, alertRow } from '../subjects/alerts/rows.sql.ts';
import { codeTableRow, rateTableRow } from '../subjects/billing/sql.ts';
import { deviceTableRow } from '../subjects/devices/sql.ts';
import { storedRow } from '../subjects/files/sql.ts';
import type { StoredNote } from '../subjects/notes/contract.ts';
import { lastOrderNumber } from '../subjects/orders/orderNumbers.ts';
import { json, orderRow } from '../subjects/orders/sql.ts';
import { activationRow } from '../subjects/patients/activations.sql.ts';
import { usernameKey } from '../subjects/patients/search.ts';
import { patientRow } from '../subjects/patients/sql.ts';
import type { StoredRange } from '../subjects/ranges/contract.ts';
import type { Reading } from '../subjects/readings/contract.ts';
import { insertQuery } from '../subjects/readings/sql.ts';
import type { StoredRecord } from '../subjects/records/contract.ts';
import type { StoredReview } from '../subjects/reviews/contract.ts';
import { settleReviews } from '../subjects/reviews/settle.sql.ts';
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
  /** The activation code of every patient without an account, hashed; left out, nobody has one. */
  activationHash?: string;
}

/** Grows when the demo data gain something that a migration cannot bring to what is there. */
const seedVersion = '8';

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

/**
 * Adds the clinics of a world to a database that is filled already, all or nothing.
 *
 * @throws Error in plain words when a clinic of that name, or an account or patient of that address, is there
 */
export async function addClinics(
  db: Database,
  filling: Pick<Filling, 'world' | 'passwordHash'>,
): Promise<void> {
  const accounts = await accountRows(filling);
  await db.transaction().execute(async (trx) => {
    for (const { name } of filling.world.clinics) {
      const { rows } = await sql`select from clinics where lower(name) = lower(${name})`.execute(trx);
      if (rows.length > 0) throw new Error(`There is a clinic named ${name} already.`);
    }
    for (const { username_key: key } of accounts) {
      const { rows } = await sql`select from accounts where username_key = ${key}
        union all select from patients where username_key = ${key}`.execute(trx);
      if (rows.length > 0) throw new Error('This address is in use. Give another one as ADMIN_EMAIL.');
    }
    await insertClinics(trx, filling.world, accounts);
  });
}

/** Takes everything out, sessions and audit included, and fills anew. Who reads meanwhile sees the old or the new. */
export async function refill(db: Database, filling: Filling): Promise<void> {
  const accounts = await accountRows(filling);
  await db.transaction().execute(async (trx) => {
    await sql`alter table audit_log disable trigger audit_is_for_ever`.execute(trx);
    await sql`alter table access_log disable trigger access_is_for_ever`.execute(trx);
    await sql`alter table audit_chain disable trigger audit_chain_is_for_ever`.execute(trx);
    await sql`alter table audit_changes disable trigger audit_changes_stay`.execute(trx);
    await sql`alter table erased_patients disable trigger erased_patients_stay`.execute(trx);
    await sql`truncate installation, clinics, accounts, sessions, login_attempts, intents, patients,
      clinic_devices, orders, order_counts, device_tokens, readings, reading_months, reading_days, latest_readings, out_of_range_readings,
      ranges, reviews, alerts, alert_readings, alert_events, notes, conversation_marks, inquiries, contact_messages, sign_ups, password_requests, login_codes, email_codes, account_locks, known_devices, totp_secrets, passkeys, recovery_codes, passkey_challenges, invitations, photos, mails, activation_codes, records, files, shares, billing_codes, rates, bills, audit_log, access_log, audit_chain, audit_changes, erased_patients
      restart identity`.execute(trx);
    await sql`alter table audit_log enable trigger audit_is_for_ever`.execute(trx);
    await sql`alter table access_log enable trigger access_is_for_ever`.execute(trx);
    await sql`alter table audit_chain enable trigger audit_chain_is_for_ever`.execute(trx);
    await sql`alter table audit_changes enable trigger audit_changes_stay`.execute(trx);
    await sql`alter table erased_patients enable trigger erased_patients_stay`.execute(trx);
    await insertWorld(trx, filling, accounts);
  });
}

/** The clinics of a world with who works there, their devices, and what they bill by. */
async function insertClinics(db: Database, world: World, accounts: Row<'accounts'>[]): Promise<void> {
  const clinics = world.clinics.map(
    ({ clinicId, name, timeZone, sessionMaxSeconds, units, openingHours }) => ({
      id: clinicId,
      name,
      time_zone: timeZone,
      session_max_seconds: sessionMaxSeconds ?? limits.idleLogoutSeconds,
      ...(units && { units }),
      ...(openingHours && { opening_hours: JSON.stringify(openingHours) }),
    }),
  );
  await insertAll(db, 'clinics', clinics);
  await insertAll(db, 'accounts', accounts);
  await insertAll(
    db,
    'clinic_devices',
    clinicModels(world).map(({ clinicId, ...model }) => deviceTableRow(model, clinicId)),
  );
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
}

async function insertWorld(
  db: Database,
  { world, kind, activationHash }: Filling,
  accounts: Row<'accounts'>[],
): Promise<void> {
  await insertClinics(db, world, accounts);
  await insertAll(db, 'patients', world.patients.map(patientRow));
  await insertAll(db, 'activation_codes', seedActivations(world, activationHash).map(activationRow));
  await insertAll(db, 'orders', world.orders.map(orderRow));
  const lastNumber = lastOrderNumber(world.orders.map(({ orderId }) => orderId));
  await sql`select setval('order_numbers', ${lastNumber})`.execute(db);
  await insertAll(db, 'records', world.records.map(recordRow));
  await insertAll(db, 'files', world.files.map(storedRow));
  await insertAll(db, 'shares', world.shares.map(shareTableRow));
  await insertAll(db, 'notes', world.notes.map(noteRow));
  await insertReadings(db, world.readings());
  await insertAll(db, 'ranges', world.ranges.map(rangeRow));
  await insertAll(db, 'reviews', world.reviews.map(reviewRow));
  await settleReviews(db, [...new Set(world.reviews.map(({ patientId }) => patientId))]);
  await insertAlerts(db, world.alerts?.() ?? []);
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

const accountRows = ({
  world,
  passwordHash,
}: Pick<Filling, 'world' | 'passwordHash'>): Promise<Row<'accounts'>[]> =>
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
  ...(account.units && { units: account.units }),
  access_ended_at: account.accessEndedAt ?? null,
  email_confirmed_at: account.isEmailUnconfirmed ? null : seedConfirmedAt,
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
  corrects: note.corrects ?? null,
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

async function insertAlerts(db: Database, alerts: readonly StoredAlert[]): Promise<void> {
  await insertAll(
    db,
    'alerts',
    alerts.map((alert) => alertRow(alert, alert.clinicId)),
  );
  await insertAll(
    db,
    'alert_readings',
    alerts.flatMap(({ alertId, list }) => list.map((reading) => alertReadingRow(alertId, reading))),
  );
  await insertAll(
    db,
    'alert_events',
    alerts.flatMap(({ history }) => history.map(eventRow)),
  );
}

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
