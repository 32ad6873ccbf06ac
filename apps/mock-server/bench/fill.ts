import { demoAccounts, largeClinic } from '../src/seed/index.ts';
import { filledWith, refill } from '../src/seed/seedDatabase.ts';
import type { Host } from './host.ts';

const orders = 100_000;
/** Patients with a long history, and how many of them are the provider's own. */
const measured = 400;
const ofProvider = 300;
const readingsOfEach = 12_500;
const atOnce = 10;

/** Patients whom nobody has measured yet but the benches before; readings are delivered for them. */
export const newcomers = `select id from patients where not exists (
  select from readings where patient_id = patients.id and serial not like 'bench%' and serial not like 'vendor-%') order by id`;

/** Makes 100,000 orders and 5 million readings, once. */
export async function fillOnce({ db, pool }: Host): Promise<void> {
  if ((await filledWith(db)) === null) {
    console.log(`Filling in ${orders} orders …`);
    await refill(db, { world: largeClinic(orders), kind: 'demo', passwordHash: async () => '' });
    await pool.query('vacuum analyze orders');
    await pool.query('vacuum analyze order_counts');
  }
  const { rows } = await pool.query('select 1 from latest_readings limit 1');
  if (rows.length > 0) return;
  console.log(`Filling in ${measured * readingsOfEach} readings …`);
  const start = performance.now();
  await pool.query(
    `update patients set provider_id = $1 where id in (select id from patients order by id limit $2)`,
    [demoAccounts.provider.accountId, ofProvider],
  );
  await pool.query(
    `update patients set provider_id = $1 where id not in (select id from patients order by id limit $2)`,
    [demoAccounts.colleague.accountId, ofProvider],
  );
  for (let at = 0; at < measured; at += atOnce) await pool.query(fillStatement, [at, atOnce, readingsOfEach]);
  for (const table of [
    'readings',
    'reading_months',
    'reading_days',
    'latest_readings',
    'out_of_range_readings',
    'patients',
  ]) {
    await pool.query(`vacuum analyze ${table}`);
  }
  console.log(`  ${((performance.now() - start) / 1000).toFixed(0)} s; the triggers counted them`);
}

/** Two years of heart rates, blood pressures and weights of some patients, about seventeen a day, with what each vital measures. */
const fillStatement = `
  insert into readings (patient_id, vital, at, received_at, severity, measured, classes, serial, values_key)
  select id, vital, at, at + interval '20 seconds', severity, measured,
    (select jsonb_object_agg(key, (array['Normal', 'Cautious', 'Critical'])[1 + severity]) from jsonb_each(measured)), 'filled',
    (select string_agg(value::text, '/' order by key) from jsonb_each(measured))
  from (select id from patients order by id limit $2 offset $1) as chosen
  cross join generate_series(1, $3::int) as n
  cross join lateral (select
    (array['HeartRate', 'BloodPressure', 'Weight'])[1 + n % 3] as vital,
    (array[
      jsonb_build_object('heartRate', 60 + n % 50),
      jsonb_build_object('systolic', 100 + n % 50, 'diastolic', 60 + n % 30),
      jsonb_build_object('weight', 70 + n % 50)
    ])[1 + n % 3] as measured,
    date_trunc('hour', now()) - n * interval '84 minutes' as at,
    (array[0, 0, 0, 0, 0, 1, 1, 2])[1 + n % 8] as severity
  ) as made`;
