import { type EndpointName, endpoints } from '@rpm/api-client/calls';
import { SessionRecord } from '@rpm/domain';
import { mailWords } from '@rpm/domain/words/en/mails';
import pg from 'pg';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { demoAccounts, demoPassword } from '../src/seed/index.ts';
import { type Program, post, startProgram } from './program.ts';
import { rightRequests } from './rightRequests.ts';
import { appUrl, emptyDatabase } from './stores.ts';

/** How many calls are made at once, by turns through the two. */
const callers = 12;

const logIn = async (address: string, { username }: { username: string }) => {
  const answer = await post(address, endpoints.login, { username, password: demoPassword });
  return SessionRecord.parse(await answer.json()).token;
};

describe('two processes on one PostgreSQL', () => {
  let database: string;
  let addresses: string[];
  let token: string;
  let colleague: string;

  const start = () =>
    startProgram(
      'main.ts',
      {
        DATABASE_URL: appUrl(database),
        DATABASE_OWNER_URL: database,
        DATABASE_PREPARE: inject('poolerPort') ? 'off' : 'on',
      },
      { isKept: true },
    );

  beforeAll(async () => {
    database = await emptyDatabase();
    // Both find it empty and begin together: one makes and fills the tables, the other finds it done.
    const programs: Program[] = [1, 2].map(start);
    addresses = await Promise.all(programs.map(({ printed }) => printed(/http:\/\/\S+/)));
    token = await logIn(addresses[0] ?? '', demoAccounts.provider);
    colleague = await logIn(addresses[1] ?? '', demoAccounts.staff);
  });

  /** Makes one call many times at once, by turns through both processes; each by a person of its own where two are given. */
  const race = (
    name: EndpointName,
    bodyOf: (caller: number) => unknown,
    key?: string,
    tokens: readonly string[] = [token],
  ) =>
    Promise.all(
      Array.from({ length: callers }, async (_, caller) => {
        const response = await fetch((addresses[caller % 2] ?? '') + endpoints[name].path, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${tokens[caller % tokens.length]}`,
            ...(key && { 'idempotency-key': key }),
          },
          body: JSON.stringify(bodyOf(caller)),
        });
        return { status: response.status, text: await response.text() };
      }),
    );

  const rows = async (query: string, values: unknown[]) => {
    const client = new pg.Client({ connectionString: database });
    await client.connect();
    const found = await client.query(query, values);
    await client.end();
    return found.rows;
  };
  const audits = (subjects: readonly string[], action: string) =>
    rows('select details from audit_log where subject = any($1) and action = $2', [subjects, action]);
  const ordersAt = async (street: string) =>
    (await rows("select id from orders where address->>'street' = $1", [street])).map(({ id }) => String(id));
  const placement = (street: string) => ({
    ...(rightRequests.placeDeviceOrder.body as object),
    address: { street, city: 'Sampletown', state: 'NY', zipCode: '10001' },
  });

  test("know each other's sessions", async () => {
    for (const address of addresses)
      expect((await post(address, endpoints.keepAlive, {}, token)).status).toBe(200);
  });

  test('clerks who acknowledge one order at once make one change, and one line in the audit (STS-02)', async () => {
    const orderId = 'RPM-20417';
    const answers = await race('updateDeviceOrderStatus', () => ({ orderId, status: 'Processing' }));
    expect(answers.map(({ status }) => status)).toEqual(Array(callers).fill(200));
    expect(new Set(answers.map(({ text }) => text)).size, 'one changed it, the others found it done').toBe(2);
    expect(await audits([orderId], 'order.status')).toEqual([
      { details: { from: 'Submitted', to: 'Processing' } },
    ]);
  });

  test('an order that is placed many times with one key is placed once (behaviour 4)', async () => {
    const street = 'One key only';
    const answers = await race('placeDeviceOrder', () => placement(street), 'one-key');
    const taken = answers.filter(({ status }) => status === 200);
    expect(new Set(taken.map(({ text }) => text)).size, 'one answer, to the letter').toBe(1);
    // While the first one runs, the others are told so; they may ask again and get its answer.
    expect(answers.filter(({ status }) => status !== 200).every(({ status }) => status === 409)).toBe(true);
    const orders = await ordersAt(street);
    expect(orders).toHaveLength(1);
    expect(await audits(orders, 'order.placed')).toHaveLength(1);
    const again = await race('placeDeviceOrder', () => placement(street), 'one-key');
    expect(again).toEqual(Array(callers).fill(taken[0]));
  });

  test('orders that are placed at once are all placed, each under a number of its own', async () => {
    const street = 'Many orders';
    const answers = await race('placeDeviceOrder', () => placement(street));
    expect(answers.map(({ status }) => status)).toEqual(Array(callers).fill(200));
    const orders = await ordersAt(street);
    expect(new Set(orders).size).toBe(callers);
  });

  /** How many answers of a race have each status. */
  const statuses = (answers: readonly { status: number }[]) =>
    Object.fromEntries(
      [...Map.groupBy(answers, ({ status }) => status)].map(([of, all]) => [of, all.length]),
    );

  test('of two nurses who take on and close one alert at once, one does, and the other is told who (SCR-02)', async () => {
    const [alert] = await rows(
      `select id, version from alerts where state = 'Open' and owner_id is null and clinic_id = $1 order by id limit 1`,
      [demoAccounts.provider.clinicId],
    );
    const both = [token, colleague];
    const target = { alertId: alert.id, version: alert.version };
    const taken = await race('acknowledgeAlert', () => target, undefined, both);
    expect(statuses(taken)).toEqual({ 200: callers / 2, 409: callers / 2 });
    const end = { ...target, version: alert.version + 1, outcome: 'advice', note: 'Called, and rested.' };
    const closed = await race('resolveAlert', () => end, undefined, both);
    expect(statuses(closed)).toEqual({ 200: 1, 409: callers - 1 });
    const lines = await rows('select kind from alert_events where alert_id = $1 and by_id is not null', [
      alert.id,
    ]);
    expect(lines.map(({ kind }) => kind).sort()).toEqual(['acknowledged', 'resolved']);
    const [counted] = await rows(
      `select count(*)::int as n from audit_log where action in ('alert.acknowledged', 'alert.resolved')
        and details ->> 'alertId' = $1`,
      [alert.id],
    );
    expect(counted.n).toBe(2);
  });

  test('of two nurses on one queue one gets the patient, and one person has one timer (SCR-02, SCR-03)', async () => {
    const userId = demoAccounts.patient.accountId;
    const claimed = await race('claimPatient', () => ({ userId, isHere: true }), undefined, [
      token,
      colleague,
    ]);
    const winners = new Set(claimed.flatMap(({ status }, at) => (status === 200 ? [at % 2] : [])));
    expect(winners.size).toBe(1);
    expect(statuses(claimed)).toEqual({ 200: callers / 2, 409: callers / 2 });
    const started = await race('startTimer', () => rightRequests.startTimer.body);
    expect(statuses(started)).toEqual({ 200: callers });
    const { accountId } = demoAccounts.provider;
    expect(await rows('select count(*)::int as n from timers where account_id = $1', [accountId])).toEqual([
      { n: 1 },
    ]);
    const [shared] = await rows(
      `select count(*)::int as n from time_entries a join time_entries b on a.author_id = b.author_id and a.id < b.id
        and a.start_at < b.end_at and b.start_at < a.end_at where a.author_id = $1`,
      [accountId],
    );
    expect(shared.n).toBe(0);
  });

  test('alerts that nobody acknowledges are told once, by whichever is first, also after a restart (SCR-02)', async () => {
    const done = async () =>
      (
        await rows(
          "select count(*)::int as n from jobs.job where name = 'escalation' and state = 'completed'",
          [],
        )
      )[0]?.n;
    const told = async () =>
      rows(
        `select (select count(*) from mails where subject = $1)::int as mails,
          (select count(distinct (account_id, step, taken_at)) from alert_notices)::int as due,
          (select count(*) from alert_notices where taken_at is not null)::int as notices,
          (select count(*) from alert_events where kind = 'escalated')::int as events`,
        [mailWords.escalation.subject],
      );
    // Two weeks have hours in which the clinic is open, whatever day and hour this runs at.
    await rows(
      `update alerts set waits_since = now() - interval '14 days', escalated = null, escalated_at = null
        where severity = 2 and state = 'Open'`,
      [],
    );
    await Promise.all([start(), start()].map(({ printed }) => printed(/http:\/\/\S+/)));
    const mailed = async () => (await told())[0]?.mails;
    await expect.poll(mailed, { timeout: 30_000 }).toBeGreaterThan(0);
    await expect
      .poll(async () => (await told()).map(({ mails, due }) => due - mails), { timeout: 30_000 })
      .toEqual([0]);
    const [first] = await told();
    expect(first.notices).toBe(first.events);
    // Nothing else falls due while this test runs.
    await rows("update alerts set waits_since = now() where escalated is null and state = 'Open'", []);
    const [settled] = await told();
    const before = await done();
    await start().printed(/http:\/\/\S+/);
    await expect.poll(done, { timeout: 30_000 }).toBeGreaterThan(before);
    expect(await told()).toEqual([settled]);
  }, 90_000);
});
