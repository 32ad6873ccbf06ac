import { limits } from '@rpm/domain';
import { type InsertObject, sql } from 'kysely';
import type { StoreParts } from '../store/Store.ts';
import type { Database } from '../store/sql/open.ts';
import { postgresStore } from '../store/sql/sqlStore.ts';
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
import { keepUsual } from '../subjects/alerts/usual.sql.ts';
import { closingRow } from '../subjects/billing/closings.sql.ts';
import { codeTableRow, rateTableRow } from '../subjects/billing/sql.ts';
import type { StoredCompliance } from '../subjects/compliance/contract.ts';
import { complianceRow } from '../subjects/compliance/rows.sql.ts';
import { appRow, grantRow } from '../subjects/connectedApps/sql.ts';
import type { StoredContact } from '../subjects/contact/contract.ts';
import { credentialRow } from '../subjects/credentials/sql.ts';
import { deviceTableRow } from '../subjects/devices/sql.ts';
import { storedRow } from '../subjects/files/sql.ts';
import { connectionRow, hospitalRow } from '../subjects/hospitals/rows.sql.ts';
import type { StoredStanding } from '../subjects/inbox/contract.ts';
import type { StoredInquiry } from '../subjects/inquiries/contract.ts';
import type { StoredNote } from '../subjects/notes/contract.ts';
import type { StoredNoteTemplate } from '../subjects/notes/templates.contract.ts';
import { lastOrderNumber } from '../subjects/orders/orderNumbers.ts';
import { json, orderRow } from '../subjects/orders/sql.ts';
import { activationRow } from '../subjects/patients/activations.sql.ts';
import { usernameKey } from '../subjects/patients/search.ts';
import { patientRow } from '../subjects/patients/sql.ts';
import type { StoredRange } from '../subjects/ranges/contract.ts';
import type { Reading } from '../subjects/readings/contract.ts';
import { insertQuery } from '../subjects/readings/sql.ts';
import { recordRequestRow } from '../subjects/recordRequests/sql.ts';
import type { StoredRecord } from '../subjects/records/contract.ts';
import type { StoredReview } from '../subjects/reviews/contract.ts';
import { settleReviews } from '../subjects/reviews/settle.sql.ts';
import { shareTableRow } from '../subjects/sharing/sql.ts';
import { domainRows, linkRow, providerRow, tripRow } from '../subjects/signOn/sql.ts';
import { invitationRow } from '../subjects/staff/sql.ts';
import { subscriptionRow } from '../subjects/subscriptions/sql.ts';
import { systemRow } from '../subjects/systems/sql.ts';
import { timeEntryRow, timerRow } from '../subjects/timer/sql.ts';
import { vendorConnectionRow, waitingRow } from '../subjects/vendors/sql.ts';

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
  /** Does with the world, once it is there, what somebody would have done by the API, in the same transaction. */
  afterwards?: (store: StoreParts) => Promise<void>;
}

/** Grows when the demo data gain something that a migration cannot bring to what is there. */
const seedVersion = '15';

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
    await empty(trx);
    await insertWorld(trx, filling, accounts);
  });
}

/** Takes the rows of all tables, those of the logs too, which let nobody else take any. Which tables there are says the catalog. */
async function empty(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = current_schema() and tablename not like '%migration%'`.execute(db);
  const tables = rows.map(({ name }) => sql.table(name));
  for (const table of tables) await sql`alter table ${table} disable trigger user`.execute(db);
  await sql`truncate ${sql.join(tables)} restart identity`.execute(db);
  for (const table of tables) await sql`alter table ${table} enable trigger user`.execute(db);
}

/** The clinics of a world with who works there, their devices, and what they bill by. */
async function insertClinics(db: Database, world: World, accounts: Row<'accounts'>[]): Promise<void> {
  const clinics = world.clinics.map(
    ({
      clinicId,
      name,
      timeZone,
      sessionMaxSeconds,
      units,
      opensTimer,
      openingHours,
      escalationMinutes,
      symptomWords,
      silentDays,
      weightGain,
      guidance,
      billing,
    }) => ({
      id: clinicId,
      name,
      time_zone: timeZone,
      session_max_seconds: sessionMaxSeconds ?? limits.idleLogoutSeconds,
      ...(units && { units }),
      ...(opensTimer && { opens_timer: opensTimer }),
      ...(billing && { billing: JSON.stringify(billing) }),
      ...(openingHours && { opening_hours: JSON.stringify(openingHours) }),
      ...(escalationMinutes !== undefined && { escalation_minutes: escalationMinutes }),
      ...(symptomWords && { symptom_words: JSON.stringify(symptomWords) }),
      ...(silentDays !== undefined && { silent_days: silentDays }),
      ...(guidance && { guidance: JSON.stringify(guidance) }),
      ...(weightGain !== undefined && { weight_gain: JSON.stringify(weightGain) }),
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
  { world, kind, activationHash, afterwards }: Filling,
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
  await insertAll(db, 'hospitals', (world.hospitals ?? []).map(hospitalRow));
  await insertAll(db, 'hospital_connections', (world.hospitalConnections ?? []).map(connectionRow));
  const providers = world.loginProviders ?? [];
  await insertAll(db, 'login_providers', providers.map(providerRow));
  await insertAll(db, 'sign_on_domains', providers.flatMap(domainRows));
  await insertAll(db, 'sign_on_trips', (world.signOnTrips ?? []).map(tripRow));
  await insertAll(
    db,
    'sign_on_links',
    (world.signOnLinks ?? []).map((link) => linkRow(link, seedConfirmedAt)),
  );
  await insertAll(db, 'record_requests', (world.recordRequests ?? []).map(recordRequestRow));
  await insertAll(db, 'credentials', (world.credentials ?? []).map(credentialRow));
  await insertAll(
    db,
    'credential_rules',
    (world.clinicsThatWait ?? []).map((clinicId) => ({ clinic_id: clinicId, orders_wait: true })),
  );
  await insertAll(db, 'apps', (world.apps ?? []).map(appRow));
  await insertAll(db, 'app_grants', (world.appGrants ?? []).map(grantRow));
  await insertAll(db, 'systems', (world.systems ?? []).map(systemRow));
  await insertAll(db, 'subscriptions', (world.subscriptions ?? []).map(subscriptionRow));
  await insertAll(db, 'vendor_connections', (world.vendorConnections ?? []).map(vendorConnectionRow));
  await insertAll(db, 'waiting_readings', (world.waitingReadings ?? []).map(waitingRow));
  await insertAll(db, 'note_templates', (world.noteTemplates ?? []).map(templateRow));
  await insertAll(db, 'inquiries', (world.inquiries ?? []).map(inquiryRow));
  await insertAll(db, 'contact_messages', (world.contacts ?? []).map(contactRow));
  await insertReadings(db, world.readings());
  await insertAll(db, 'ranges', world.ranges.map(rangeRow));
  await insertAll(db, 'reviews', world.reviews.map(reviewRow));
  await settleReviews(db, [...new Set(world.reviews.map(({ patientId }) => patientId))]);
  await insertAlerts(db, world.alerts?.() ?? []);
  await insertCompliance(db, world.compliance ?? []);
  await insertAll(db, 'timers', (world.timers ?? []).map(timerRow));
  await insertAll(db, 'month_closings', (world.monthClosings ?? []).map(closingRow));
  await insertAll(db, 'time_entries', (world.timeEntries ?? []).map(timeEntryRow));
  await insertAll(db, 'invitations', world.invitations.map(invitationRow));
  await insertAll(db, 'installation', [
    { key: 'seed', value: kind },
    { key: 'seed-version', value: seedVersion },
  ]);
  await afterwards?.(postgresStore(db));
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

const standingRow = ({
  state,
  ownerId,
  version,
  doneAt,
  raised,
}: StoredStanding & { raised: readonly string[] }) => ({
  ...{ state, owner_id: ownerId, version, done_at: doneAt, raised: JSON.stringify(raised) },
});
const inquiryRow = (sent: StoredInquiry): Row<'inquiries'> => ({
  ...{ id: sent.inquiryId, clinic_id: sent.clinicId, account_id: sent.accountId, inbox: sent.inbox },
  // Of what is there from the beginning nobody is told by mail.
  ...{ type: sent.type, message: sent.message, at: sent.at, told_at: sent.at },
  ...standingRow(sent),
});
const contactRow = (sent: StoredContact): Row<'contact_messages'> => ({
  ...{ id: sent.messageId, key_hash: null, request_hash: '', name: sent.name, email: sent.email },
  ...{ message: sent.message, at: sent.at },
  ...standingRow(sent),
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

const templateRow = ({
  templateId,
  clinicId,
  ended,
  ...template
}: StoredNoteTemplate): Row<'note_templates'> => ({
  ...{ id: templateId, clinic_id: clinicId, name: template.name, topic: template.topic, text: template.text },
  ...{ by_id: template.byId, at: template.at },
  ...{ ended_at: ended?.at ?? null, ended_by: ended?.byId ?? null, replaced_by: ended?.replacedBy ?? null },
});

const recordRow = ({
  recordId,
  patientId,
  resourceType,
  results,
  changedAt,
  connectionId,
  sourceId,
  source,
  ...same
}: StoredRecord): Row<'records'> => ({
  ...same,
  results: results ? JSON.stringify(results) : null,
  changed_at: changedAt ?? null,
  ...{ connection_id: connectionId ?? null, source_id: sourceId ?? null, source: source ?? null },
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
  await keepUsual(
    db,
    alerts.filter(({ state }) => state !== 'Resolved'),
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

async function insertCompliance(db: Database, alerts: readonly StoredCompliance[]): Promise<void> {
  await insertAll(db, 'compliance_alerts', alerts.map(complianceRow));
  await insertAll(
    db,
    'compliance_events',
    alerts.flatMap(({ history }) =>
      history.map(({ alertId, kind, at, byId }) => ({ alert_id: alertId, kind, at, by_id: byId })),
    ),
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
