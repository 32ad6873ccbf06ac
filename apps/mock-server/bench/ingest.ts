import { randomBytes } from 'node:crypto';
import { endpoints } from '@rpm/api-client/endpoints';
import { formatStamp, judge } from '@rpm/domain';
import { northside } from '../src/seed/index.ts';
import { hashToken, newToken } from '../src/session/tokens.ts';
import { insertQuery } from '../src/store/postgres/readings.ts';
import { newcomers } from './fill.ts';
import { connections, type Host } from './host.ts';
import { measure } from './measure.ts';
import { compare, line } from './report.ts';

const batchSize = 20;

/** What devices deliver: each batch is another one, of one patient of a hundred. */
export async function benchIngest({ db, pool, devices, ask }: Host): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(newcomers);
  const ids = rows.map(({ id }) => id);
  await pool.query('delete from readings where patient_id = any($1)', [ids]);
  const tokens = ids.map((patientId) => {
    const token = newToken(randomBytes);
    const vitals = ['HeartRate'] as const;
    devices.set(hashToken(token), {
      orderId: 'bench',
      patientId,
      clinicId: northside.clinicId,
      serial: 'bench',
      vitals,
    });
    return { token, patientId };
  });
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

  const straight = await measure(() => {
    const { patientId, values, times } = nextBatch();
    const receivedAt = new Date();
    const readings = times.map((at) => ({
      ...{ patientId, vital: 'HeartRate' as const, at, receivedAt, values, serial: 'bench' },
      ...judge('HeartRate', values),
    }));
    const { sql, parameters } = insertQuery(readings).compile(db);
    return pool.query(sql, [...parameters]);
  });
  const through = await measure(() => {
    const { token, values, times } = nextBatch();
    const readings = times.map((at) => ({ mrSubType: 'HeartRate', mrTime: formatStamp(at), values }));
    return ask(endpoints.addReadings.path, token, JSON.stringify({ readings }));
  });
  console.log(`\nIngest: batches of ${batchSize} readings, ${connections} at a time, beside 5 million`);
  line('database', straight);
  line('API', through);
  compare(through, straight);
  console.log(`  ${Math.round(through.perSecond * batchSize)} readings a second through the API`);
}
