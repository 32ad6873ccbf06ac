import { demoWorld } from '../../src/seed/demo.ts';
import { filledWith, refill } from '../../src/seed/seedDatabase.ts';
import type { Host } from '../host.ts';
import { copyClinics } from './copies.ts';

/** How often the demo's clinics are there: its 319 patients 314 times are 100,000, of 1,256 clinics. */
const copies = Number(process.env.COPIES ?? 314);
/** How many readings a patient who is monitored has for each that the demo has. */
const depth = Number(process.env.DEPTH ?? 6);

/** Older readings of the same patients, all of them normal, each stretch before the one that the demo holds. */
const older = `
  insert into readings (patient_id, vital, at, received_at, severity, measured, classes, serial, unit, values_key)
  select r.patient_id, r.vital, r.at - n * span.length, r.received_at - n * span.length, 0, r.measured, r.classes, r.serial, r.unit, r.values_key
  from readings r
  join (select patient_id, vital, date_trunc('day', max(at) - min(at)) + interval '1 day' as length from readings group by 1, 2) as span
    using (patient_id, vital)
  cross join generate_series(1, $1::int) as n
  where r.severity = 0
  on conflict do nothing`;

/** Fills an empty database with the demo's clinics, each with a long past, many times; one that is filled stays as it is. */
export async function fillMany({ db, pool }: Host): Promise<void> {
  if ((await filledWith(db)) !== null) return;
  const start = performance.now();
  const now = new Date();
  await refill(db, { world: demoWorld(now), kind: 'demo', passwordHash: async () => '' });
  await pool.query(older, [depth]);
  await copyClinics(pool, copies - 1);
  console.log('  vacuum analyze …');
  await pool.query('vacuum analyze');
  console.log(`Filled in ${((performance.now() - start) / 60_000).toFixed(1)} minutes.`);
}

/** What there is of each. */
export async function counted({ pool }: Host): Promise<string> {
  const { rows } =
    await pool.query(`select (select count(*) from clinics) as clinics, (select count(*) from patients) as patients,
    (select count(*) from orders) as orders, (select sum(normal + cautious + critical) from reading_months) as readings,
    (select count(*) from alerts) as alerts`);
  return Object.entries(rows[0] ?? {})
    .map(([name, count]) => `${Number(count).toLocaleString('en-US')} ${name}`)
    .join(', ');
}
