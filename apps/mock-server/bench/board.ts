import { endpoints } from '@rpm/api-client/calls';
import { localDay } from '@rpm/domain';
import { demoAccounts, northside } from '../src/seed/index.ts';
import { connections, type Host } from './host.ts';
import { measure } from './measure.ts';
import { report } from './report.ts';

/** Nothing but the patients of a clinic with their days with data: what the board cannot be without. */
const bare = `
  select p.*, array(select to_char(day, 'YYYY-MM-DD') from reading_days d where d.patient_id = p.id order by day)
  from patients p where p.clinic_id = $1`;

/**
 * The billing board of a clinic. Judging 1,000 patients with 160 days each takes 70 ms of the processor; it took 146 before
 * what patients share was kept. @see SCR-04
 */
export async function benchBoard({ pool, ask, askEmpty, sessionOf }: Host): Promise<void> {
  const token = await sessionOf(demoAccounts.administrator);
  const month = localDay(new Date(), northside.timeZone).slice(0, 7);
  console.log(`\nBilling board of a clinic, ${connections} at a time`);
  const measured = await measure({
    empty: askEmpty,
    database: () => pool.query(bare, [northside.clinicId]),
    API: () => ask(`${endpoints.getBillBoard.path}?month=${month}`, token),
  });
  report('the first page of each column', measured);
}
