import type { Zones } from '@rpm/domain';
import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod/mini';

const Kept = z.array(z.object({ from: z.string(), timeZone: z.string() })).check(z.minLength(1));

/** The zones of a patient, as the column holds them. */
export function readZones(column: unknown): Zones {
  const [first, ...others] = Kept.parse(column).map(({ from, timeZone }) => ({
    from: new Date(from),
    timeZone,
  }));
  if (!first) throw new RangeError('No zone');
  return [first, ...others];
}

/** The column of them; `null` for somebody who never moved. */
export const zonesColumn = (zones: Zones | undefined): string | null =>
  zones ? JSON.stringify(zones) : null;

/** The zone in which a patient lived at a moment. @param zones the column @param home that of now */
export const zoneThen = (
  zones: RawBuilder<unknown>,
  home: RawBuilder<unknown>,
  at: RawBuilder<unknown>,
) => sql`coalesce(
  (select s->>'timeZone' from jsonb_array_elements(${zones}) s where (s->>'from')::timestamptz <= ${at}
    order by (s->>'from')::timestamptz desc limit 1),
  ${zones}->0->>'timeZone', ${home})`;
