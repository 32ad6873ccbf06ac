import { createHmac, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { endpoints } from '@rpm/api-client/calls';
import { webhookSecretPrefix } from '@rpm/domain';
import { demoAccounts, northside } from '../src/seed/index.ts';
import { newcomers } from './fill.ts';
import type { Host } from './host.ts';

const connectionId = 'bench-vendor';
const deliveries = 10_000;
const overSeconds = 60;
/** Each so many deliveries, one comes a second time as it was. */
const replayEach = 100;

/** Activates a cuff of each patient, under a serial of the patient's own. */
const activate = `
  update orders set status = 'Activated', status_key = 'activated', vitals = '["BloodPressure"]',
    serial = 'vendor-' || patient_id, serial_key = 'vendor-' || patient_id, activated_at = now() - interval '1 year'
  where number in (select max(number) from orders where patient_id = any($1) group by patient_id)`;

/**
 * A vendor that delivers 10,000 readings in a minute, each signed by itself, while the clinic works: how many are kept and how
 * much longer a call of the portal takes. To reach: nothing lost, nothing doubled, not slower than 2x (15).
 */
export async function benchVendors({ pool, ask, address, sessionOf }: Host): Promise<void> {
  const key = randomBytes(32);
  const { rows } = await pool.query<{ id: string }>(newcomers);
  const patientIds = rows.map(({ id }) => id);
  await pool.query('delete from readings where patient_id = any($1)', [patientIds]);
  await pool.query('delete from vendor_deliveries where connection_id = $1', [connectionId]);
  await pool.query(activate, [patientIds]);
  await pool.query(
    `insert into vendor_connections (id, clinic_id, vendor, made_at, made_by, secret)
     values ($1, $2, 'tenovi', now(), $3, $4) on conflict (id) do update set secret = excluded.secret`,
    [
      ...[connectionId, northside.clinicId, demoAccounts.administrator.accountId],
      webhookSecretPrefix + key.toString('base64'),
    ],
  );
  const statuses = new Map<number, number>();
  const start = Date.now();
  const send = async (at: number, isAgain = false): Promise<void> => {
    const body = JSON.stringify({
      ...{ metric: 'blood_pressure', value_1: String(110 + (at % 40)), value_2: String(60 + (at % 20)) },
      hwi_device_id: `vendor-${patientIds[at % patientIds.length]}`,
      timestamp: new Date(start - 3_600_000 - Math.floor(at / patientIds.length) * 1000).toISOString(),
    });
    const [id, time] = [`delivery-${at}`, String(Math.floor(start / 1000))];
    const signature = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64');
    const deliver = () =>
      fetch(`${address}/api/vendor-readings/${connectionId}`, {
        method: 'POST',
        body,
        headers: {
          ...{ 'content-type': 'application/json', 'webhook-id': id, 'webhook-timestamp': time },
          'webhook-signature': `v1,${signature}`,
        },
      });
    // A connection that was kept may be closed just when it is used again: a vendor delivers again.
    const answer = await deliver().catch(deliver);
    await answer.arrayBuffer();
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if (at % replayEach === 0 && !isAgain) await send(at, true);
  };

  const token = await sessionOf(demoAccounts.provider);
  const { accountId: userId } = demoAccounts.provider;
  const list = `${endpoints.getPatientList.path.replace(':userId', userId)}?page=0&noOfRows=20`;
  /** The middle of how long calls of the portal take while something lasts. */
  const working = async (seconds: number) => {
    const times: number[] = [];
    for (const end = Date.now() + seconds * 1000; Date.now() < end; await pause(100)) {
      const from = performance.now();
      await ask(list, token);
      times.push(performance.now() - from);
    }
    return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  };
  await working(3);
  const alone = await working(10);
  const sent: Promise<void>[] = [];
  const deliver = async () => {
    for (let at = 0; at < deliveries; at += 1) {
      const due = (at / deliveries) * overSeconds * 1000 - (Date.now() - from);
      if (due > 5) await pause(due);
      sent.push(send(at));
    }
    await Promise.all(sent);
  };
  const from = Date.now();
  const [beside] = await Promise.all([working(overSeconds), deliver()]);
  const took = (Date.now() - from) / 1000;
  const kept = await pool.query(`select count(*)::int as count from readings where serial like 'vendor-%'`);
  console.log(`\nA vendor delivers ${deliveries} readings in ${took.toFixed(0)} s, one by one`);
  console.log(`  kept ${kept.rows[0]?.count}; answers ${JSON.stringify(Object.fromEntries(statuses))}`);
  console.log(
    `  the patient list: median ${alone.toFixed(1)} ms alone, ${beside.toFixed(1)} ms beside: ${(beside / alone).toFixed(2)}x`,
  );
}
