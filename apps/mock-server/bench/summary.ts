import { endpoints } from '@rpm/api-client/calls';
import { type Bounds, boundStamps, calendarDateOf, monthBounds } from '@rpm/domain';
import { demoAccounts, northside } from '../src/seed/index.ts';
import { clinicQuery } from '../src/subjects/readings/readingCounts.sql.ts';
import { connections, type Host } from './host.ts';
import { measure } from './measure.ts';
import { report } from './report.ts';

/** Nothing but the counts of a month, out of the table that holds them. */
const rollUp = `
  select m.patient_id, sum(normal), sum(cautious), sum(critical) from patients p
  join reading_months m on m.patient_id = p.id and m.month = $2
  where p.provider_id = $1 group by 1`;

/** The table of a provider's 300 patients, at 5 million readings. */
export async function benchSummary({ db, pool, ask, askEmpty, sessionOf }: Host): Promise<void> {
  const { accountId: userId, clinicId } = demoAccounts.provider;
  const token = await sessionOf(demoAccounts.provider);
  const { year, month } = calendarDateOf(new Date(Date.now() - 40 * 86_400_000), northside.timeZone);
  const times: Record<string, Bounds | null> = {
    "a month by the clinic's clock": monthBounds({ year, month }, northside.timeZone),
    'a month by UTC, with ragged ends': monthBounds({ year, month }),
    overall: null,
  };
  console.log(`\nMonthly summary of 300 patients, ${connections} at a time, at 5 million readings`);
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  for (const [name, bounds] of Object.entries(times)) {
    const { sql, parameters } = clinicQuery({ clinicId, providerId: userId }, bounds).compile(db);
    const { getTotalTableReadingsOfDoctor: all, getTotalTableReadingsOfDoctorBetween: some } = endpoints;
    const params = { userId, ...(bounds && boundStamps(bounds)) };
    const address = (bounds ? some : all).path.replace(/:(\w+)/g, (_, part: keyof typeof params) =>
      encodeURIComponent(params[part] ?? ''),
    );
    const measured = await measure({
      empty: askEmpty,
      'roll-up': () => pool.query(rollUp, [userId, first]),
      database: () => pool.query(sql, [...parameters]),
      API: () => ask(address, token),
    });
    report(name, measured);
  }
}
