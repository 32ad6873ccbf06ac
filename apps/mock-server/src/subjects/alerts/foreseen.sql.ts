import {
  type Alert,
  alertKey,
  type Breach,
  takeIn,
  type UnitCode,
  usualSince,
  usualValue,
} from '@rpm/domain';
import { type RawBuilder, sql } from 'kysely';
import { inOrder } from '../../store/inOrder.ts';
import type { Database } from '../../store/sql/open.ts';
import { prepared } from '../../store/sql/prepared.ts';
import type { IncomingReading } from '../readings/contract.ts';
import { breachesOf } from './contract.ts';
import { type AlertJson, alertOf, alertOfJson } from './rows.sql.ts';
import { changedRows, isNewFirst, kindsOf } from './takeIn.sql.ts';
import { inUnitOfLimits } from './usual.sql.ts';

/** What a statement of a delivery tells, for each patient. */
interface Taken {
  added: string;
  patient_id: string;
  last_reviewed: Date | null;
}

/** What stands of a kind of alert, and the values before its first reading where they are asked for. */
interface Stands {
  open: AlertJson | null;
  closed: AlertJson | null;
  usual: [unit: UnitCode | null, values: number[]][] | null;
}

/**
 * Takes in a delivery with something out of limits as nearly every one of them is: all of it is new, and nobody moves an
 * alert meanwhile. Then two statements do, in place of a transaction that is held open while the rules decide: what
 * stands is read, and what is to be is written if it still stands.
 *
 * @param given the readings as `add_readings` takes them
 * @returns `null` where it was not so, and nothing is written; and for weights, which are judged by those before them
 */
export async function takeForeseen(
  db: Database,
  readings: readonly IncomingReading[],
  given: RawBuilder<unknown>,
): Promise<Taken[] | null> {
  if (readings.some(({ gainAlertId }) => gainAlertId !== undefined)) return null;
  const all: IncomingReading[] = inOrder(readings);
  const breaches = breachesOf(all);
  const [first] = breaches;
  if (!first) return null;
  const asked = [...Map.groupBy(breaches, alertKey).values()].map(askedOf);
  const { rows } =
    await sql<Stands>`${prepared} select * from alerts_standing(${JSON.stringify(asked)}::jsonb)`.execute(db);
  const open = rows.flatMap((row) => row.open ?? []).map(alertOfJson);
  const closed = rows.flatMap((row) => row.closed ?? []).map(alertOfJson);
  const previous = closed
    .map(alertOf)
    .flatMap((each) => (each.resolvedAt ? [{ ...each, resolvedAt: each.resolvedAt }] : []));
  const changes = takeIn(open.map(alertOf), previous, breaches, first.receivedAt);
  const before = new Map(open.map((row) => [row.id, row]));
  const kinds = asked.map(({ key }) => key);
  const usualOf = (alert: Alert) => {
    const stood = before.get(alert.alertId);
    if (stood && !isNewFirst(alert, stood)) return stood.usual;
    const found = rows[kinds.indexOf(alertKey(alert))]?.usual ?? [];
    return usualValue([
      ...found.flatMap(([unit, values]) => inUnitOfLimits(alert.vital, unit, values)),
      ...all.flatMap((each) => ownBefore(alert, each)),
    ]);
  };
  const foreseen = [...open, ...closed]
    .map(({ id, version }) => `${id} ${version}`)
    .toSorted()
    .join();
  const taken =
    await sql<Taken>`${prepared} select * from take_foreseen(${given}, ${kindsOf(all)}, ${foreseen},
    ${changedRows(changes, usualOf)})`.execute(db);
  return taken.rows.length > 0 ? taken.rows : null;
}

/** What is asked about the alerts that readings of one kind join. */
function askedOf(breaches: readonly Breach[]) {
  const [{ patientId, vital, parameter, side }] = breaches as [Breach, ...Breach[]];
  const firstAt = new Date(Math.min(...breaches.map(({ at }) => at.getTime())));
  return {
    ...{
      key: alertKey({ patientId, vital, parameter, side }),
      patient_id: patientId,
      vital,
      parameter,
      side,
    },
    ...{ first_at: firstAt, since: usualSince(firstAt) },
  };
}

/** What a reading that comes along says of what is usual for its patient. */
function ownBefore({ patientId, vital, parameter, firstAt }: Alert, each: IncomingReading): number[] {
  const isBefore = each.at >= usualSince(firstAt) && each.at < firstAt;
  const value =
    isBefore && each.patientId === patientId && each.vital === vital ? each.values[parameter] : undefined;
  return value === undefined ? [] : [value];
}
