import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { clinicWith } from '../src/seed/index.ts';
import { prepareJobs, startJobs } from '../src/server/jobs.ts';
import { atTheEnd } from './atTheEnd.ts';
import { appRole } from './database.setup.ts';
import { appUrl, filledDatabase, open } from './stores.ts';

test('two servers share a queue: each piece of work is done by one of them, and their role owns nothing of it', async () => {
  const url = await filledDatabase(clinicWith([]));
  const owner = open(url);
  await prepareJobs(owner, appRole);
  await prepareJobs(owner, appRole);
  const done: number[] = [];
  const said: string[] = [];
  const server = (number: number) =>
    startJobs(
      appUrl(url),
      {
        escalation: async () => void done.push(number),
        inquiryMails: async () => {},
        billingDigests: async () => {},
        compliance: async () => {},
        inboxEnd: async () => {},
        uploadEnd: async () => {},
        reminders: async () => {},
        credentialMails: async () => {},
        hospitalSyncs: async () => {},
        auditSending: async () => {},
        subscriptions: async () => {},
        eventsEnd: async () => {},
      },
      (line) => said.push(line),
    );
  const servers = [await server(1), await server(2)];
  atTheEnd(async () => {
    await Promise.all(servers.map(({ stop }) => stop()));
  });
  await expect.poll(() => done.length, { timeout: 25_000 }).toBeGreaterThan(0);
  const { rows } = await sql<{ owner: string }>`
    select distinct tableowner as owner from pg_tables where schemaname = 'jobs'`.execute(owner);
  expect(rows.map((row) => row.owner)).not.toContain(appRole);
  const jobs = async () =>
    (
      await sql<{ state: string; count: string }>`
        select state::text, count(*) from jobs.job where name = 'escalation' group by state`.execute(owner)
    ).rows;
  await expect
    .poll(async () => (await jobs()).map(({ state }) => state), { timeout: 25_000 })
    .toEqual(['completed']);
  expect(done).toHaveLength(Number((await jobs())[0]?.count));
  expect(said).toEqual([]);
  const { rows: planned } = await sql<{ cron: string }>`
    select cron from jobs.schedule where name = 'escalation'`.execute(owner);
  expect(planned).toEqual([{ cron: '* * * * *' }]);
});

test('work that fails is said without its message, and the next is done', async () => {
  const url = await filledDatabase(clinicWith([]));
  await prepareJobs(open(url), appRole);
  const said: string[] = [];
  let tries = 0;
  const work = async () => {
    tries += 1;
    if (tries === 1) throw new Error('Marigold Testpatient');
  };
  const none = async () => {};
  const works = {
    escalation: work,
    inquiryMails: none,
    billingDigests: none,
    compliance: none,
    inboxEnd: none,
    uploadEnd: none,
    reminders: none,
    credentialMails: none,
    hospitalSyncs: none,
    auditSending: none,
    subscriptions: none,
    eventsEnd: none,
  };
  const jobs = await startJobs(appUrl(url), works, (line) => said.push(line));
  atTheEnd(() => jobs.stop());
  await expect.poll(() => tries, { timeout: 25_000 }).toBe(1);
  await jobs.ask('escalation');
  await expect.poll(() => tries, { timeout: 25_000 }).toBe(2);
  expect(said).toEqual(['The job escalation failed (no reason given); it is tried again at its next time.']);
});
