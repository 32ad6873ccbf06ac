import { type AsMeasured, type Breach, type GainRule, gainReachDays, inOwnUnit } from '@rpm/domain';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../store/sql/open.ts';
import type { Tables } from '../../store/sql/tables.ts';
import type { IncomingReading } from '../readings/contract.ts';
import { gainBreaches, weightsOf } from './gains.ts';

type PatientRow = Selectable<Tables['patients']>;

interface Row {
  patientId: PatientRow['id'];
  timeZone: PatientRow['time_zone'];
  rule: GainRule | null;
  weights: {
    at: number;
    serial: string;
    unit: AsMeasured['unit'] | null;
    measured: Record<string, number>;
  }[];
}

/** What of the new weights of a delivery is up too far: one statement, and none where no weight came. */
export async function gainsOf(trx: Database, fresh: readonly IncomingReading[]): Promise<Breach[]> {
  const weights = fresh.filter(({ gainAlertId }) => gainAlertId !== undefined);
  const [first] = weights;
  if (!first) return [];
  const ids = [...new Set(weights.map(({ patientId }) => patientId))];
  const times = weights.map(({ at }) => at.getTime());
  const reach = gainReachDays * 86_400_000;
  const [from, till] = [new Date(Math.min(...times) - reach), new Date(Math.max(...times) + reach)];
  const { rows } = await sql<Row>`
    select p.id as "patientId", p.time_zone as "timeZone",
      nullif(coalesce(p.weight_gain, c.weight_gain), 'null') as rule,
      coalesce((
        select jsonb_agg(jsonb_build_object('at', extract(epoch from r.at), 'serial', r.serial, 'unit', r.unit,
          'measured', r.measured)) from readings r
        where r.patient_id = p.id and r.vital = 'Weight' and r.at >= ${from} and r.at <= ${till}), '[]') as weights
    from patients p join clinics c on c.id = p.clinic_id where p.id = any(${ids}::text[])`.execute(trx);
  return rows.flatMap(({ weights: all, ...patient }) => {
    const own = weightsOf(weights, patient.patientId);
    const isNew = new Set(own.map(({ at, serial, kg }) => `${at.getTime()} ${serial} ${kg}`));
    const known = all.flatMap(({ at, serial, unit, measured }) => {
      const kg = (unit ? inOwnUnit('Weight', { unit, values: measured }) : measured).weight;
      const each = { at: new Date(at * 1000), serial, kg: kg ?? Number.NaN };
      return isNew.has(`${each.at.getTime()} ${serial} ${kg}`) || kg === undefined ? [] : [each];
    });
    return gainBreaches({ ...patient, known }, own, first.receivedAt);
  });
}
