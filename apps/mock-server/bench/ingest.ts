import { randomBytes } from 'node:crypto';
import { endpoints } from '@rpm/api-client/calls';
import { formatStamp, judge } from '@rpm/domain';
import { insertQuery } from '../src/subjects/readings/sql.ts';
import { hashToken, newToken } from '../src/subjects/sessions/tokens.ts';
import { newcomers } from './fill.ts';
import { connections, type Host } from './host.ts';
import { measure } from './measure.ts';
import { report } from './report.ts';

const batchSize = 20;

/** Activates a device of each patient, under a serial of the patient's own, and gives it a token. */
const activate = `
  with activated as (
    update orders set status = 'Activated', status_key = 'activated', vitals = '["HeartRate"]',
      serial = 'bench ' || patient_id, serial_key = 'bench ' || patient_id
    where number in (select min(number) from orders where patient_id = any($1) group by patient_id)
    returning id, patient_id
  )
  insert into device_tokens (order_id, token_hash, issued_at)
    select id, token_hash, now() from activated
    join unnest($1::text[], $2::text[]) as given (patient_id, token_hash) using (patient_id)
    on conflict (order_id) do update set token_hash = excluded.token_hash`;

/** What devices deliver: each batch is another one, of one patient of a hundred. */
export async function benchIngest({ db, pool, ask }: Host): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(newcomers);
  const patientIds = rows.map(({ id }) => id);
  await pool.query('delete from readings where patient_id = any($1)', [patientIds]);
  const tokens = patientIds.map((patientId) => ({ patientId, token: newToken(randomBytes) }));
  const hashes = tokens.map(({ token }) => hashToken(token));
  await pool.query(activate, [patientIds, hashes]);
  const newest = Date.now();
  let made = 0;
  const nextBatch = () => {
    const device = tokens[made % tokens.length];
    if (!device) throw new Error('There is nobody to measure.');
    const first = newest - Math.floor(made / tokens.length) * batchSize * 1000;
    made += 1;
    const values = { heartRate: 60 + (made % 60) };
    const times = Array.from({ length: batchSize }, (_, at) => new Date(first - at * 1000));
    return { ...device, values, times };
  };

  const measured = await measure({
    database() {
      const { patientId, values, times } = nextBatch();
      const receivedAt = new Date();
      const readings = times.map((at) => ({
        ...{ patientId, vital: 'HeartRate' as const, at, receivedAt, values, serial: `bench ${patientId}` },
        ...judge('HeartRate', values),
      }));
      const { sql, parameters } = insertQuery(readings).compile(db);
      return pool.query(sql, [...parameters]);
    },
    API() {
      const { token, values, times } = nextBatch();
      const readings = times.map((at) => ({ mrSubType: 'HeartRate', mrTime: formatStamp(at), values }));
      return ask(endpoints.addReadings.path, token, JSON.stringify({ readings }));
    },
  });
  console.log(`\nIngest: batches of ${batchSize} readings, ${connections} at a time, beside 5 million`);
  report('a batch', measured);
  console.log(`  ${Math.round(measured.API.perSecond * batchSize)} readings a second through the API`);
}
