import { limits, readStamp } from '@rpm/domain';
import { sql } from 'kysely';
import type { Database } from '../store/sql/open.ts';
import { clinicModels, seedActivations, seedConfirmedAt, type World } from '../store/World.ts';
import type { StoredAlert } from '../subjects/alerts/contract.ts';
import { eventRow } from '../subjects/alerts/events.sql.ts';
import { alertReadingRow, alertRow } from '../subjects/alerts/rows.sql.ts';
import { keepUsual } from '../subjects/alerts/usual.sql.ts';
import { closingRow } from '../subjects/billing/closings.sql.ts';
import { billRow, codeTableRow, rateTableRow } from '../subjects/billing/sql.ts';
import type { StoredCompliance } from '../subjects/compliance/contract.ts';
import { complianceRow } from '../subjects/compliance/rows.sql.ts';
import { appRow, grantRow } from '../subjects/connectedApps/rows.sql.ts';
import { credentialRow } from '../subjects/credentials/rows.sql.ts';
import { deviceTableRow } from '../subjects/devices/sql.ts';
import { storedRow } from '../subjects/files/sql.ts';
import { connectionRow, hospitalRow } from '../subjects/hospitals/rows.sql.ts';
import { lastOrderNumber } from '../subjects/orders/orderNumbers.ts';
import { orderRow } from '../subjects/orders/sql.ts';
import { activationRow } from '../subjects/patients/activations.sql.ts';
import { patientRow } from '../subjects/patients/sql.ts';
import type { Reading } from '../subjects/readings/contract.ts';
import { insertQuery } from '../subjects/readings/sql.ts';
import { recordRequestRow } from '../subjects/recordRequests/sql.ts';
import { settleReviews } from '../subjects/reviews/settle.sql.ts';
import { shareTableRow } from '../subjects/sharing/sql.ts';
import { domainRows, linkRow, providerRow, tripRow } from '../subjects/signOn/sql.ts';
import { invitationRow } from '../subjects/staff/sql.ts';
import { subscriptionPatientRows, subscriptionRow } from '../subjects/subscriptions/sql.ts';
import { systemRow } from '../subjects/systems/sql.ts';
import { timeEntryRow, timerRow } from '../subjects/timer/rows.sql.ts';
import { vendorConnectionRow } from '../subjects/vendors/sql.ts';
import { waitingRow } from '../subjects/vendors/waiting.sql.ts';

import { insertAll, type Row, rowsAtOnce } from './insertRows.sql.ts';
import { contactRow, inquiryRow, noteRow, rangeRow, recordRow, reviewRow, templateRow } from './worldRows.ts';

/** The clinics of a world with who works there, their devices, and what they bill by. */
export async function insertClinics(db: Database, world: World, accounts: Row<'accounts'>[]): Promise<void> {
  const clinics = world.clinics.map(
    ({
      clinicId,
      name,
      timeZone,
      changedAt,
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
      ...(changedAt && { changed_at: changedAt }),
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

/** All of a world. @param activationHash the activation code of every patient without an account, hashed; left out, nobody has one */
export async function insertWorld(
  db: Database,
  { world, activationHash }: { world: World; activationHash?: string | undefined },
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
  await insertAll(db, 'subscription_patients', (world.subscriptions ?? []).flatMap(subscriptionPatientRows));
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
  await insertAll(
    db,
    'bills',
    (world.bills ?? []).map((bill) => billRow(bill, readStamp(bill.made) ?? seedConfirmedAt)),
  );
  await insertAll(db, 'time_entries', (world.timeEntries ?? []).map(timeEntryRow));
  await insertAll(db, 'invitations', world.invitations.map(invitationRow));
}

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
