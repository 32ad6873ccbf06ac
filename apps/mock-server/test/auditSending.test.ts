import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { demoAccounts, northside, smallClinic } from '../src/seed/index.ts';
import { auditSink } from '../src/server/auditSink.ts';
import { createMetrics } from '../src/server/metrics.ts';
import { retainAudit } from '../src/store/sql/auditAnchors.ts';
import { checkAudit, sealAudit } from '../src/store/sql/auditChain.ts';
import { type SendLines, sendAudit, unsentSeconds } from '../src/store/sql/auditSending.ts';
import { inScope } from '../src/store/sql/scope.ts';
import { postgresStore } from '../src/store/sql/sqlStore.ts';
import { startCollector } from './collector.ts';
import { startOfTest } from './harness.ts';
import { startProgram } from './program.ts';
import { filledDatabase, open, openAsApp } from './stores.ts';

const actor = { accountId: demoAccounts.staff.accountId, clinicId: northside.clinicId, at: startOfTest };
const later = (seconds: number) => new Date(startOfTest.getTime() + seconds * 1000);

async function fresh() {
  const url = await filledDatabase(smallClinic());
  const db = open(url);
  const store = postgresStore(db);
  const collector = await startCollector();
  const sink = auditSink({ url: collector.url, token: 'open-sesame' });
  let ids = 0;
  /** Writes so many lines into the log of changes. */
  const write = async (count: number) => {
    for (let at = 0; at < count; at += 1) {
      ids += 1;
      await store.inquiries.add(
        { inquiryId: String(ids), type: 'other', message: 'Marigold feels dizzy' },
        actor,
      );
    }
    await sealAudit(db, startOfTest);
  };
  const send = (by: SendLines = sink, at = startOfTest) => sendAudit(db, by, () => at);
  const numbers = (taken = true) =>
    collector.came
      .filter(({ isTaken }) => isTaken === taken)
      .map(({ record }) => Number(collector.said(record)['rpm.audit.number']));
  return { url, db, store, collector, sink, write, send, numbers };
}

describe('lines of the logs that leave for a collector (ASVS 16.4.3)', () => {
  test('are there in the order of the chain, once, with what the chain seals, and name nobody', async () => {
    const { db, store, collector, write, send } = await fresh();
    await write(2);
    await store.access.note({
      ...{
        ...actor,
        event: 'refused',
        subject: 'p',
        kind: 'getNotes',
        source: '192.0.2.7',
        browser: 'edge',
        times: 1,
      },
    } as const);
    await sealAudit(db, startOfTest);
    expect(await send()).toBe(3);
    expect(await send()).toBe(0);
    expect(collector.headers()).toMatchObject({
      authorization: 'Bearer open-sesame',
      'content-type': 'application/json',
    });
    const { head } = await checkAudit(db);
    const said = collector.came.map(({ record }) => collector.said(record));
    expect(said.map((each) => each['rpm.audit.number'])).toEqual(['1', '2', '3']);
    const refused = collector.came.find(({ record }) => record.body.stringValue === 'refused');
    expect(refused?.record).toMatchObject({
      ...{
        timeUnixNano: `${startOfTest.getTime()}000000`,
        severityNumber: 13,
        severityText: 'WARN',
        eventName: 'rpm.access',
      },
    });
    expect(refused && collector.said(refused.record)).toMatchObject({
      ...{
        'rpm.clinic.id': northside.clinicId,
        'user.id': actor.accountId,
        'rpm.subject.id': 'p',
        'rpm.kind': 'getNotes',
      },
      ...{ 'client.address': '192.0.2.7', 'user_agent.name': 'edge' },
    });
    expect(said.at(-1)?.['rpm.audit.checksum']).toBe(head);
    expect(JSON.stringify(collector.came)).not.toMatch(/Marigold|dizzy|@/);
  });

  test('also the counts of access, when they are sealed a day later', async () => {
    const { db, store, collector, send } = await fresh();
    await store.access.note({
      ...actor,
      event: 'read',
      subject: 'p',
      kind: 'vitals',
      source: '',
      browser: '',
      times: 7,
    });
    for (const at of [startOfTest, later(2 * 86_400)]) await sealAudit(db, at);
    await send();
    expect(
      collector.came.map(({ record }) => [record.eventName, collector.said(record)['rpm.times']]),
    ).toEqual([
      ['rpm.access', undefined],
      ['rpm.count', '7'],
    ]);
  });

  test.each([
    ['says that it is busy', { status: 503 }, '503'],
    ['refuses the token', { status: 401 }, '401'],
    ['hangs up when it has read all', 'hang up', 'UND_ERR_SOCKET'],
    ['takes a part only', { status: 200, body: { partialSuccess: { rejectedLogRecords: '1' } } }, 'rejected'],
    ['sends us elsewhere', { status: 307, location: 'http://127.0.0.1:9/' }, 'TypeError|no reason'],
  ] as const)('are sent again, all and in order, after a collector that %s', async (_, mood, code) => {
    const { db, collector, write, send, numbers } = await fresh();
    await write(2);
    collector.mood(mood);
    const failed = await send().then(
      () => null,
      (error: unknown) => error,
    );
    expect(failed).toMatchObject({ code: expect.stringMatching(code) });
    expect(String(failed)).not.toContain('sesame');
    await write(1);
    expect(await unsentSeconds(db, later(90))).toBe(90);
    collector.mood({ status: 200, body: {} });
    expect(await send()).toBe(3);
    expect(numbers()).toEqual([1, 2, 3]);
    expect(await unsentSeconds(db, later(90))).toBe(0);
  });

  test('are sent again when nobody is there, and when the process ends before it could say so', async () => {
    const { sink, write, send, numbers } = await fresh();
    await write(2);
    await expect(send(auditSink({ url: 'http://127.0.0.1:1/v1/logs', token: null }))).rejects.toThrow(
      'The collector has not taken',
    );
    const dies: SendLines = async (lines) => {
      await sink(lines);
      throw new Error('The process ended.');
    };
    await expect(send(dies)).rejects.toThrow('ended');
    expect(await send()).toBe(2);
    expect(numbers(), 'at least once').toEqual([1, 2, 1, 2]);
  });

  test('go in parts, however many wait, and a part that failed is where it goes on', async () => {
    const { sink, write, send, numbers } = await fresh();
    await write(1203);
    let parts = 0;
    const breaks: SendLines = async (lines) => {
      parts += 1;
      if (parts === 2) throw new Error('away');
      await sink(lines);
    };
    await expect(send(breaks)).rejects.toThrow('away');
    expect(numbers()).toHaveLength(500);
    expect(await send()).toBe(703);
    expect(numbers()).toEqual(Array.from({ length: 1203 }, (_, at) => at + 1));
  });

  test('are sent by one of several processes; one that died keeps the others waiting for a minute at most', async () => {
    const { sink, write, send, numbers } = await fresh();
    await write(2);
    let begun = () => {};
    const isBegun = new Promise<void>((resolve) => {
      begun = resolve;
    });
    let end = () => {};
    const hangs: SendLines = async (lines) => {
      begun();
      await new Promise<void>((resolve) => {
        end = resolve;
      });
      await sink(lines);
    };
    const first = send(hangs);
    await isBegun;
    expect(await send(), 'while the first is at it').toBe(0);
    expect(await send(sink, later(61))).toBe(2);
    await write(1);
    expect(await send(sink, later(61))).toBe(1);
    end();
    await first;
    expect(await send(sink, later(61)), 'who was late takes nothing back').toBe(0);
    expect(numbers().toSorted()).toEqual([1, 1, 2, 2, 3]);
  });

  test('are not cut by the retention before they are there', async () => {
    const { db, write, send } = await fresh();
    await write(2);
    const cut = () =>
      retainAudit(db, {
        before: later(60),
        now: later(120),
        key: { id: 'k', bytes: randomBytes(32) },
        isSent: true,
      });
    await expect(cut()).rejects.toThrow('so nothing was cut');
    expect((await checkAudit(db)).lines).toBe(2);
    await send();
    expect(await cut()).toBe(2);
  });

  test('go as the role of the server, which owns nothing', async () => {
    const { url, sink, write } = await fresh();
    await write(2);
    const app = openAsApp(url);
    expect(await inScope('every clinic', () => sendAudit(app, sink, () => startOfTest))).toBe(2);
  });

  test('show in the metrics by the age of the oldest that waits; a database that is away leaves it out', async () => {
    const pool = { totalCount: 1, idleCount: 1, waitingCount: 0 };
    const shown = async (unsent: (() => Promise<number>) | null) =>
      (await createMetrics(pool, unsent).fetch(new Request('http://here.example/metrics'))).text();
    expect(await shown(async () => 125)).toContain('rpm_audit_unsent_age_seconds 125');
    const away = await shown(async () => {
      throw new Error('away');
    });
    expect(away).not.toMatch(/^rpm_audit_unsent_age_seconds/m);
    expect(away).toContain('rpm_database_waiting 0');
    expect(await shown(null)).not.toContain('rpm_audit_unsent');
  });

  test('leave a server by themselves, which a collector that is away does not keep from starting or answering', async () => {
    const { url, collector, write, numbers } = await fresh();
    await write(2);
    collector.mood({ status: 503 });
    const variables = { DATABASE_URL: url, AUDIT_SINK_URL: collector.url, METRICS_PORT: '0' };
    const server = startProgram('main.ts', variables);
    const [, address = ''] = (await server.printed(/Monitoring: \S+/)).split(' ');
    await server.printed(/The job auditSending failed \(503\)/);
    expect((await fetch(`${address}/ready`)).status).toBe(200);
    const [, metrics = ''] = (await server.printed(/Metrics: \S+/)).split(' ');
    expect(await (await fetch(metrics)).text()).toMatch(/^rpm_audit_unsent_age_seconds [1-9]\d*/m);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    collector.mood({ status: 200, body: {} });
    const next = startProgram('main.ts', variables);
    await expect.poll(() => numbers(), { timeout: 25_000 }).toEqual([1, 2]);
    next.child.kill('SIGTERM');
    expect(await next.ended).toBe(0);
  });
});
