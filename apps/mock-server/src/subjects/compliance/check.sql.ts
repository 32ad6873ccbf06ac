import {
  type BillingSettings,
  complianceChanges,
  complianceFindings,
  restsSince,
  wholeBilling,
} from '@rpm/domain';
import { sql } from 'kysely';
import { eachInTurn } from '../../api/eachInTurn.ts';
import { type Database, inTransaction } from '../../store/sql/open.ts';
import { factsAfter, patientsAtOnce } from './facts.sql.ts';
import { complianceOf, complianceRow } from './rows.sql.ts';
import type {} from './tables.ts';

/** Looks at all patients of the clinics in sight. @returns how many alerts were opened */
export async function checkAll(db: Database, now: Date): Promise<number> {
  const clinics = await db
    .selectFrom('clinics')
    .select(['id', 'silent_days', 'billing'])
    .orderBy('id')
    .execute();
  let opened = 0;
  await eachInTurn(clinics, async (clinic) => {
    let after: string | null = '';
    while (after !== null) {
      const from: string = after;
      const part = await inTransaction(db, (trx) => checkSome(trx, clinic, from, now));
      opened += part.opened;
      after = part.last;
    }
  });
  return opened;
}

/** @returns the patient to go on after, `null` when there are no more */
async function checkSome(
  trx: Database,
  clinic: { id: string; silent_days: number; billing: unknown },
  after: string,
  now: Date,
): Promise<{ opened: number; last: string | null }> {
  const facts = await factsAfter(trx, clinic.id, after, now);
  const last = facts.length < patientsAtOnce ? null : (facts.at(-1)?.patientId ?? null);
  if (facts.length === 0) return { opened: 0, last };
  const rows = await trx
    .selectFrom('compliance_alerts')
    .selectAll()
    .where(sql<boolean>`patient_id = any(${facts.map(({ patientId }) => patientId)})`)
    .where((eb) => eb.or([eb('state', '<>', 'Resolved'), eb('resolved_at', '>', restsSince(now))]))
    .orderBy('id')
    .forUpdate()
    .execute();
  const known = Map.groupBy(rows.map(complianceOf), ({ patientId }) => patientId);
  const saved = clinic.billing as { value: BillingSettings } | null;
  const { periodRule } = wholeBilling(saved?.value ?? {});
  const found = facts.map((each) => ({
    patientId: each.patientId,
    changes: complianceChanges(
      known.get(each.patientId) ?? [],
      complianceFindings({ ...each, periodRule }, clinic.silent_days, now),
      now,
    ),
  }));
  for (const { alertId, day, until, count, vital, overAt, event } of found.flatMap(
    ({ changes }) => changes.changed,
  )) {
    const set = { day, until, count, vital, over_at: overAt };
    await trx.updateTable('compliance_alerts').set(set).where('id', '=', alertId).execute();
    if (event)
      await trx
        .insertInto('compliance_events')
        .values({ alert_id: alertId, kind: event, at: now, by_id: null })
        .execute();
  }
  const opened = found.flatMap(({ patientId, changes }) =>
    changes.opened.map((finding) =>
      complianceRow({
        ...finding,
        alertId: crypto.randomUUID(),
        clinicId: clinic.id,
        patientId,
        state: 'Open',
        ownerId: null,
        snoozedUntil: null,
        openedAt: now,
        overAt: null,
        before: null,
        note: null,
        resolvedAt: null,
        version: 1,
      }),
    ),
  );
  if (opened.length === 0) return { opened: 0, last };
  // Another process that looks at the same moment may have opened some of them: the index lets one of two in.
  const kept = await trx
    .insertInto('compliance_alerts')
    .values(opened)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  if (kept.length > 0)
    await trx
      .insertInto('compliance_events')
      .values(kept.map(({ id }) => ({ alert_id: id, kind: 'opened', at: now, by_id: null })))
      .execute();
  return { opened: kept.length, last };
}
