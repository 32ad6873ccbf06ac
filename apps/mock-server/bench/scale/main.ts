import { demoAccounts } from '../../src/seed/index.ts';
import { connections, startHost } from '../host.ts';
import { measure } from '../measure.ts';
import { benchedCalls } from './calls.ts';
import { counted, fillMany } from './fill.ts';

/*
 * What people look at all day, in a database of 1,000 clinics, 100,000 patients and 50 million readings:
 * `npm run bench:scale -w @rpm/mock-server`. The first run fills it, which takes some 25 GB below `.data/scale`. COPIES and DEPTH
 * make it smaller; a part of a name as an argument measures those calls alone.
 */
const asked = process.argv.slice(2);
const host = await startHost({ folder: process.env.FOLDER ?? 'scale' });
try {
  await fillMany(host);
  console.log(`${await counted(host)}; ${connections} callers at a time`);
  const { rows } = await host.pool.query<{ id: string }>(
    `select m.patient_id as id from reading_months m join patients p on p.id = m.patient_id
     where p.provider_id = $1 and vital = 'BloodPressure' group by 1 order by sum(normal) desc limit 1`,
    [demoAccounts.provider.accountId],
  );
  const calls = benchedCalls(rows[0]?.id ?? '', new Date());
  const wanted = calls.filter(({ name }) => asked.length === 0 || asked.some((part) => name.includes(part)));
  console.log(
    'call | median, ms | p99, ms | p99 to an empty handler | a second | statements | CPU of the API, ms',
  );
  for (const { name, account, address } of wanted) {
    const token = await host.sessionOf(account);
    const before = await host.spent();
    let times = 0;
    const { empty, API } = await measure({
      empty: host.askEmpty,
      API: () => {
        times += 1;
        return host.ask(address, token);
      },
    });
    const after = await host.spent();
    const each = (spent: number) => (spent / times).toFixed(2);
    console.log(
      [
        name,
        API.median.toFixed(1),
        API.p99.toFixed(1),
        (API.p99 / empty.p99).toFixed(1),
        API.perSecond.toFixed(0),
        each(after.statements - before.statements),
        each(after.cpuMs - before.cpuMs),
      ].join(' | '),
    );
  }
} finally {
  await host.close();
}
