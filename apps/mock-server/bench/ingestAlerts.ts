import { randomBytes, randomUUID } from 'node:crypto';
import { endpoints } from '@rpm/api-client/calls';
import { excessesOf, formatStamp, judge } from '@rpm/domain';
import type { IncomingReading } from '../src/subjects/readings/contract.ts';
import { insertQuery, postgresReadings } from '../src/subjects/readings/sql.ts';
import { hashToken, newToken } from '../src/subjects/sessions/tokens.ts';
import { connections, type Host } from './host.ts';
import { type Measured, measure } from './measure.ts';

const batchSize = 20;
const patients = 4_000;

/** Nothing deletes an alert; here those of the last run are taken away from below its triggers. */
const forget = `begin; set local session_replication_role = replica;
  delete from alert_readings where alert_id in (select id from alerts where patient_id like 'ingest-%');
  delete from alert_events where alert_id in (select id from alerts where patient_id like 'ingest-%');
  delete from alerts where patient_id like 'ingest-%'; commit`;

/** Patients of their own, each with a cuff, and two heart rates a day for a month: what is usual for them, as an alert opens. */
const fill = [
  forget,
  `delete from readings where patient_id like 'ingest-%'`,
  `insert into patients select (jsonb_populate_record(null::patients, to_jsonb(p) || jsonb_build_object('id', 'ingest-' || n,
    'username', 'ingest-' || n || '@example.test', 'username_key', 'ingest-' || n || '@example.test'))).*
  from generate_series(1, ${patients}) n, (select * from patients order by id limit 1) p
  on conflict do nothing`,
  `insert into orders overriding system value select (jsonb_populate_record(null::orders, to_jsonb(o) || jsonb_build_object(
    'id', 'ingest-' || n, 'number', 100000000 + n, 'patient_id', p.id, 'clinic_id', p.clinic_id, 'status', 'Activated', 'status_key', 'activated',
    'vitals', '["HeartRate"]'::jsonb, 'serial', 'ingest ' || n, 'serial_key', 'ingest ' || n))).*
  from generate_series(1, ${patients}) n join patients p on p.id = 'ingest-' || n,
    (select * from orders order by id limit 1) o
  on conflict do nothing`,
  `insert into readings (patient_id, vital, at, received_at, severity, measured, classes, serial, values_key)
  select 'ingest-' || p, 'HeartRate', at, at, 0, jsonb_build_object('heartRate', 60 + n % 30),
    jsonb_build_object('heartRate', 'Normal'), 'usual', (60 + n % 30)::text
  from generate_series(1, ${patients}) p, generate_series(1, 60) n,
    lateral (select date_trunc('hour', now()) - n * interval '12 hours' as at) as made`,
];

/** Gives the cuff of each patient a token. */
const issue = `insert into device_tokens (order_id, token_hash, issued_at)
  select 'ingest-' || n, token_hash, now() from unnest($1::text[]) with ordinality as given (token_hash, n)
  on conflict (order_id) do update set token_hash = excluded.token_hash`;

/** What a device sends: a batch, the last of which may be out of limits. */
interface Batch {
  /** Of the patient, from 1 on. */
  number: number;
  measured: { at: Date; heartRate: number }[];
}

const batchOf = (number: number, newest: number, last: number): Batch => ({
  number,
  measured: Array.from({ length: batchSize }, (_, at) => ({
    at: new Date(newest - (batchSize - at) * 1000),
    heartRate: at === batchSize - 1 ? last : 60 + (at % 20),
  })),
});

/** The batch as the store is given it. */
const judged = ({ number, measured }: Batch): IncomingReading[] => {
  const receivedAt = new Date();
  return measured.map(({ at, heartRate }) => {
    const values = { heartRate };
    return {
      ...{ patientId: `ingest-${number}`, vital: 'HeartRate' as const, at, receivedAt },
      ...{ values, serial: `ingest ${number}`, ...judge('HeartRate', values) },
      excesses: excessesOf('HeartRate', values).map((each) => ({ ...each, newAlertId: randomUUID() })),
    };
  });
};

/** The batch as the device sends it. */
const sent = ({ measured }: Batch): string =>
  JSON.stringify({
    readings: measured.map(({ at, heartRate }) => ({
      ...{ mrSubType: 'HeartRate', mrTime: formatStamp(at), values: { heartRate } },
    })),
  });

/**
 * What a batch costs with its alerts, beside what it cost before they were made: the whole call of a device, and what the
 * store does for it alone.
 */
export async function benchIngestAlerts({ db, pool, ask, askBeside }: Host): Promise<void> {
  for (const statement of fill) await pool.query(statement);
  const tokens = Array.from({ length: patients }, () => newToken(randomBytes));
  await pool.query(issue, [tokens.map(hashToken)]);
  for (const table of ['readings', 'patients', 'alerts', 'orders', 'device_tokens'])
    await pool.query(`vacuum analyze ${table}`);
  const askBefore = await askBeside({ makesAlerts: false });
  const readings = postgresReadings(db);
  const call = (asked: Host['ask'], batch: Batch) =>
    asked(endpoints.addReadings.path, tokens[batch.number - 1] ?? '', sent(batch));
  let start = Math.floor(Date.now() / 1000) * 1000 - 5 * 86_400_000;
  let made = 0;
  /** The next batch, later than the one before, as devices send; who opens an alert opens one on one side, and is not asked again. */
  const next = (among: number, last: (round: number) => number) => () => {
    made += 1;
    const round = Math.floor(made / among);
    return batchOf(1 + (made % among), start + round * batchSize * 1000, last(round));
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
    for (const [what, before, now] of [
      ['the call', () => call(askBefore, batch()), () => call(ask, batch())],
      ['the store', () => insertQuery(judged(batch())).execute(db), () => readings.add(judged(batch()))],
    ] as const) {
      await pool.query(forget);
      made = 0;
      // After all that was sent before, so that nothing is there already.
      start += 6 * 3_600_000;
      const measured = await measure({ before, now });
      const opened = await pool.query(`select count(*) from alerts where patient_id like 'ingest-%'`);
      console.log(
        `  ${name.padEnd(28)} ${what.padEnd(9)} ${ratio(measured)}; ${opened.rows[0].count} alerts`,
      );
    }
  }
}

const ratio = ({ before, now }: Record<'before' | 'now', Measured>) =>
  `median ${before.median.toFixed(1)} and ${now.median.toFixed(1)} ms: ${(now.median / before.median).toFixed(2)}x, ` +
  `by number in a second ${(before.perSecond / now.perSecond).toFixed(2)}x`;
