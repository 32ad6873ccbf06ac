import { randomUUID } from 'node:crypto';
import { excessesOf, judge } from '@rpm/domain';
import type { IncomingReading } from '../src/subjects/readings/contract.ts';
import { insertQuery, postgresReadings } from '../src/subjects/readings/sql.ts';
import { connections, type Host } from './host.ts';
import { measure } from './measure.ts';

const batchSize = 20;
const patients = 4_000;

/** Nothing deletes an alert; here those of the last run are taken away from below its triggers. */
const forget = `begin; set local session_replication_role = replica;
  delete from alert_readings where alert_id in (select id from alerts where patient_id like 'ingest-%');
  delete from alert_events where alert_id in (select id from alerts where patient_id like 'ingest-%');
  delete from alerts where patient_id like 'ingest-%'; commit`;

/** Patients of their own, each with two heart rates a day for a month: what is usual for them, as an alert opens. */
const fill = [
  forget,
  `delete from readings where patient_id like 'ingest-%'`,
  `insert into patients select (jsonb_populate_record(null::patients, to_jsonb(p) || jsonb_build_object('id', 'ingest-' || n,
    'username', 'ingest-' || n || '@example.test', 'username_key', 'ingest-' || n || '@example.test'))).*
  from generate_series(1, ${patients}) n, (select * from patients order by id limit 1) p on conflict do nothing`,
  `insert into readings (patient_id, vital, at, received_at, severity, measured, classes, serial, values_key)
  select 'ingest-' || p, 'HeartRate', at, at, 0, jsonb_build_object('heartRate', 60 + n % 30),
    jsonb_build_object('heartRate', 'Normal'), 'usual', (60 + n % 30)::text
  from generate_series(1, ${patients}) p, generate_series(1, 60) n,
    lateral (select date_trunc('hour', now()) - n * interval '12 hours' as at) as made`,
];

/** A batch of a patient, of whose readings the last may be out of limits. */
function batchOf(patientId: string, newest: number, last: number): IncomingReading[] {
  const receivedAt = new Date();
  return Array.from({ length: batchSize }, (_, at) => {
    const values = { heartRate: at === batchSize - 1 ? last : 60 + (at % 20) };
    return {
      ...{
        patientId,
        vital: 'HeartRate' as const,
        at: new Date(newest - (batchSize - at) * 1000),
        receivedAt,
      },
      ...{ values, serial: 'ingest', ...judge('HeartRate', values) },
      excesses: excessesOf('HeartRate', values).map((each) => ({ ...each, newAlertId: randomUUID() })),
    };
  });
}

/** What a batch costs with its alerts, beside what it cost before they were made: the readings alone, in one statement. */
export async function benchIngestAlerts({ db, pool }: Host): Promise<void> {
  for (const statement of fill) await pool.query(statement);
  for (const table of ['readings', 'patients', 'alerts']) await pool.query(`vacuum analyze ${table}`);
  const readings = postgresReadings(db);
  const before = (batch: IncomingReading[]) => insertQuery(batch).execute(db);
  const now = (batch: IncomingReading[]) => readings.add(batch);
  const start = Math.floor(Date.now() / 1000) * 1000 - 5 * 86_400_000;
  let made = 0;
  /** The next batch, later than the one before, as devices send; who opens an alert opens one on one side, and is not asked again. */
  const next = (among: number, last: (round: number) => number) => () => {
    made += 1;
    const round = Math.floor(made / among);
    return batchOf(`ingest-${1 + (made % among)}`, start + round * batchSize * 1000, last(round));
  };
  const high = 190;
  console.log(`\nIngest with alerts: batches of ${batchSize} readings, ${connections} at a time`);
  for (const [name, batch] of [
    ['within limits', next(patients, () => 70)],
    // Their alerts are there after the first round.
    ['one batch of ten joins one', next(50, (round) => (round % 10 === 5 ? high : 70))],
    ['one batch of three joins one', next(50, (round) => (round % 3 === 1 ? high : 70))],
    ['one reading joins an alert', next(50, () => high)],
    ['one reading opens an alert', next(patients, () => high)],
  ] as const) {
    await pool.query(forget);
    made = 0;
    const measured = await measure({ before: () => before(batch()), now: () => now(batch()) });
    const opened = await pool.query(`select count(*) from alerts where patient_id like 'ingest-%'`);
    console.log(
      `  ${name.padEnd(28)} median ${measured.before.median.toFixed(1)} and ${measured.now.median.toFixed(1)} ms: ` +
        `${(measured.now.median / measured.before.median).toFixed(2)}x, by number in a second ` +
        `${(measured.before.perSecond / measured.now.perSecond).toFixed(2)}x; ${opened.rows[0].count} alerts`,
    );
  }
}
