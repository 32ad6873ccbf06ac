import { endpoints } from '@rpm/api-client/calls';
import type { Pool } from 'pg';
import { demoAccounts, southside } from '../src/seed/index.ts';
import { connections, type Host } from './host.ts';
import { measure } from './measure.ts';
import { report } from './report.ts';

const patients = 1_000;
/** Of each patient: two wait, the others were resolved in the two years before. */
const alertsOfEach = 100;
const readingsOfEach = 60;

/** A clinic of its own beside the one with the readings: its patients are copies of one that is there. */
const fillPatients = `
  insert into patients select (jsonb_populate_record(null::patients, to_jsonb(p) || jsonb_build_object(
    'id', 'bench-' || n, 'clinic_id', $1::text, 'provider_id', $2::text, 'username', 'bench-' || n || '@example.test', 'username_key', 'bench-' || n || '@example.test'))).*
  from generate_series(1, ${patients}) n, (select * from patients order by id limit 1) p`;

/** Two heart rates a day for a month: what is usual for each. */
const fillReadings = `
  insert into readings (patient_id, vital, at, received_at, severity, measured, classes, serial, values_key)
  select 'bench-' || p, 'HeartRate', at, at, 0, jsonb_build_object('heartRate', 60 + n % 30),
    jsonb_build_object('heartRate', 'Normal'), 'usual', (60 + n % 30)::text
  from generate_series(1, ${patients}) p, generate_series(1, ${readingsOfEach}) n,
    lateral (select date_trunc('hour', now()) - n * interval '12 hours' as at) as made`;

const fillAlerts = `
  insert into alerts (id, clinic_id, patient_id, vital, parameter, side, severity, state, opened_at, waits_since,
    first_at, last_at, last_received_at, readings, shown, came_later, version, outcome, note, resolved_at)
  select 'bench-' || p || '-' || n, $1, 'bench-' || p, 'HeartRate', 'heartRate',
    case when n % 2 = 0 then 'high' else 'low' end, 1 + (p + n) % 2,
    case when n <= 2 then 'Open' else 'Resolved' end, at, at, at, at, at, 1,
    jsonb_build_object('at', at, 'receivedAt', at, 'serial', 'bench', 'value', 150, 'limit', 120, 'rangeVersion', null),
    false, 1, case when n > 2 then 'advice' end, case when n > 2 then 'Called.' end,
    case when n > 2 then at + interval '2 hours' end
  from generate_series(1, ${patients}) p, generate_series(1, ${alertsOfEach}) n,
    lateral (select date_trunc('hour', now()) - (n - 1) * interval '7 days' - p * interval '7 minutes' as at) as made`;

async function fill(pool: Pool): Promise<void> {
  const { rows } = await pool.query("select 1 from patients where id = 'bench-1'");
  if (rows.length > 0) return;
  console.log(`Filling in ${patients * alertsOfEach} alerts …`);
  await pool.query(fillPatients, [southside.clinicId, demoAccounts.otherProvider.accountId]);
  await pool.query(fillReadings);
  await pool.query(fillAlerts, [southside.clinicId]);
  for (const table of ['alerts', 'patients', 'readings']) await pool.query(`vacuum analyze ${table}`);
}

const pageRows = 20;
const named = 'select a.*, p.first_name, p.last_name from alerts a join patients p on p.id = a.patient_id';

/** The inbox of alerts and the review queue of a clinic with 1,000 patients and 100,000 alerts, beside what they cannot be without. @see SCR-02 */
export async function benchAlerts({ pool, ask, askEmpty, sessionOf }: Host): Promise<void> {
  await fill(pool);
  const token = await sessionOf(demoAccounts.otherAdministrator);
  const { clinicId } = southside;
  console.log(`\nAlerts of a clinic, ${connections} at a time`);
  const page = (tab: string, at: number) =>
    `${endpoints.getAlerts.path}?tab=${tab}&page=${at}&noOfRows=${pageRows}`;
  const inbox = `${named} where a.clinic_id = $1 and a.state <> 'Resolved'
    order by a.severity desc, a.first_at, a.id limit ${pageRows}`;
  const resolved = `${named} where a.clinic_id = $1 and a.state = 'Resolved'
    order by a.resolved_at desc, a.id limit ${pageRows}`;
  const waiting = `${named} where a.clinic_id = $1 and a.state = 'Open' order by a.id`;
  for (const [name, bare, url] of [
    ['the alerts that wait', inbox, page('medical', 0)],
    ['resolved ones', resolved, page('resolved', 0)],
    ['the review queue', waiting, endpoints.getReviewQueue.path],
  ] as const)
    report(
      name,
      await measure({
        empty: askEmpty,
        database: () => pool.query(bare, [clinicId]),
        API: () => ask(url, token),
      }),
    );
}
