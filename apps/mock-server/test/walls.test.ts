import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { UserCall } from '../src/authorization/table.ts';
import type { Row } from '../src/authorization/verdicts.ts';
import { access } from '../src/rooms/access.ts';
import { demoAccounts, northside, southside } from '../src/seed/index.ts';
import type { Database } from '../src/store/sql/open.ts';
import { inScope } from '../src/store/sql/scope.ts';
import { postgresStore } from '../src/store/sql/sqlStore.ts';
import { hashToken } from '../src/subjects/sessions/tokens.ts';
import { type TestApi, testApi } from './harness.ts';
import { people } from './requestPeople.ts';
import { shareToken } from './requestRecords.ts';
import { requestWorld } from './requestWorld.ts';
import { type RightRequest, rightRequests } from './rightRequests.ts';
import { appUrl, filledDatabase, open, openAsApp } from './stores.ts';
import {
  type Condition,
  conditionsOf,
  endpointOf,
  otherClinicsRequest,
  sessionCalls,
  watchedDatabase,
} from './wallStatements.ts';

const { provider, colleague, staff, administrator, patient, otherProvider, otherPatient } = demoAccounts;

/** The colleague's patient shares with people of the other clinic too. */
function crossingWorld() {
  const world = requestWorld();
  const [first] = world.shares;
  if (!first) throw new Error('Somebody shares.');
  const crossing = [otherPatient, otherProvider].map(({ username }, at) => ({
    ...first,
    shareId: `share-crossing-${at}`,
    username,
    tokenHash: hashToken(shareToken(username)),
  }));
  return { ...world, shares: [...world.shares, ...crossing] };
}

/** Requests whose answer depends on what is in another clinic. */
const crossing: readonly (readonly [UserCall, RightRequest])[] = [
  ...[patient, otherPatient, provider, otherProvider].flatMap(({ username, accountId }) => [
    [
      'createPatientInfo',
      withBody('createPatientInfo', { username, dUserId: otherProvider.accountId }),
    ] as const,
    ['inviteStaff', withBody('inviteStaff', { username })] as const,
    ['verifyTempAcess', { body: { email: username, token: shareToken(username) } }] as const,
    ['getMyFriends', { params: { userId: accountId } }] as const,
  ]),
  ...[1, 2, 3, 4, 5, 6, 7].map(
    (each) =>
      [
        'shareData',
        withBody('shareData', { userId: each % 2 ? patient.accountId : otherPatient.accountId }),
      ] as const,
  ),
  ['getAccessLog', { params: { userId: people.colleagues.userId }, query: rightRequests.getAccessLog.query }],
  ['getAuditLog', rightRequests.getAuditLog],
];

function withBody(name: UserCall, fields: object): RightRequest {
  return { ...rightRequests[name], body: { ...(rightRequests[name].body as object), ...fields } };
}

/** Without what the library of passkeys draws by itself, and what grows some seconds after a read by the real clock. */
const withoutDraws = (text = '') =>
  text.replace(/"challenge":"[^"]*"/, '').replace(/"(id|times|until|to)":("[^"]*"|\d+),?/g, '');

describe('the wall between clinics', () => {
  test('is not felt: every call of a session answers within it as without it', async () => {
    const apis = [
      testApi(postgresStore(open(await filledDatabase(crossingWorld())))),
      testApi(postgresStore(openAsApp(await filledDatabase(crossingWorld()), ''))),
    ];
    const differing: string[] = [];
    for (const account of [otherProvider, otherPatient, provider, colleague, staff, administrator, patient]) {
      const tokens = await Promise.all(apis.map((api) => api.sessionOf(account)));
      const usual = sessionCalls.flatMap((name) =>
        name === 'logout'
          ? []
          : [[name, rightRequests[name]] as const, [name, otherClinicsRequest(name)] as const],
      );
      for (const [name, request] of [...usual, ...crossing]) {
        const [without, within] = await Promise.all(
          apis.map((api, at) => api.ask(endpointOf(name), { ...request, token: tokens[at] })),
        );
        if (without?.status !== within?.status || withoutDraws(without?.text) !== withoutDraws(within?.text))
          differing.push(`${name} of ${account.username}: ${without?.text} / ${within?.text}`);
      }
    }
    expect(differing).toEqual([]);
  }, 240_000);

  test('holds when any condition about whose a row is, is left out', async () => {
    const walled = await leaveOutConditions('');
    expect(walled.leaks).toEqual([]);
    expect(walled.changed, 'nothing of the other clinic was written').toBe(false);
    expect(walled.tried.length).toBeGreaterThan(100);
    // The same without the wall: these conditions are what else keeps the clinics apart.
    const open = await leaveOutConditions(null, 30);
    expect(open.leaks.length).toBeGreaterThan(20);
  }, 240_000);

  test('nothing is found and nothing written where nobody said whose rows are meant', async () => {
    const url = await filledDatabase(requestWorld());
    const nobody = openAsApp(url, '');
    for (const table of ['clinics', 'accounts', 'patients', 'orders', 'readings', 'audit_log'] as const)
      expect(await nobody.selectFrom(table).selectAll().execute(), table).toEqual([]);
    await expect(
      inScope(southside, () =>
        nobody
          .insertInto('rates')
          .values({
            ...{ clinic_id: northside.clinicId, code: 'x', payer: 'x', locality: '', cents: 1 },
            ...{ effective_from: '2026-01-01', effective_to: null, source: '' },
          })
          .execute(),
      ),
    ).rejects.toMatchObject({ code: '42501' });
  });

  test('a scope ends with its statement, and with its work', async () => {
    const db = openAsApp(await filledDatabase(requestWorld()), '');
    const ids = () => db.selectFrom('clinics').select('id').execute();
    await db.connection().execute(async (one) => {
      const same = () => one.selectFrom('clinics').select('id').execute();
      expect(await inScope(northside, same)).toEqual([{ id: northside.clinicId }]);
      expect(await same()).toEqual([]);
      const kept = await sql<{ kept: string }>`select current_setting('rpm.clinic', true) as kept`.execute(
        one,
      );
      expect(kept.rows[0]?.kept).toBe('');
    });
    const [ours, theirs] = await Promise.all([inScope(northside, ids), inScope(southside, ids)]);
    expect([ours, theirs]).toEqual([[{ id: northside.clinicId }], [{ id: southside.clinicId }]]);
    const nested = await inScope('every clinic', async () => [await inScope(northside, ids), await ids()]);
    expect(nested.map((rows) => rows.length)).toEqual([1, 2]);
  });
});

/** What nobody of the other clinic may see: what the world says of this one alone. */
function northsidesOwn(): string[] {
  const { patients, accounts, orders } = requestWorld();
  const texts = (ofNorthside: boolean) =>
    [...patients, ...accounts, ...orders]
      .filter(({ clinicId }) => (clinicId === northside.clinicId) === ofNorthside)
      .flatMap((each) => [
        'patientId' in each && !('orderId' in each) ? each.patientId : '',
        'accountId' in each ? each.accountId : '',
        'orderId' in each ? each.orderId : '',
        'username' in each ? each.username : '',
      ])
      .filter((text): text is string => typeof text === 'string' && text.length > 3);
  const others = new Set(texts(false));
  return [...new Set(texts(true))].filter((text) => !others.has(text));
}

/** All rows of a clinic, in one text. */
async function rowsOf(db: Database, clinicId: string): Promise<string> {
  const of = { clinicId };
  const { rows: tables } = await inScope(of, () =>
    sql<{ name: string }>`select tablename as name from pg_policies order by 1`.execute(db),
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await inScope(of, () =>
      sql<{
        all: string;
      }>`select md5(string_agg(t::text, '' order by t::text)) as all from ${sql.table(name)} t`.execute(db),
    );
    // What was tried is logged, of the one who tried.
    texts.push(`${name} ${rows[0]?.all}`);
  }
  return texts.join();
}

/** Makes the other clinic's calls again and again, each time with another condition left out of a statement. */
async function leaveOutConditions(scope: '' | null, leaksAtMost = Number.POSITIVE_INFINITY) {
  const url = await filledDatabase(requestWorld());
  const watch = watchedDatabase(scope === null ? url : appUrl(url), scope);
  const api = testApi(postgresStore(watch.db));
  const secrets = northsidesOwn();
  const plans: { name: UserCall; request: RightRequest; token: string }[] = [];
  for (const account of [otherProvider, otherPatient, demoAccounts.otherAdministrator]) {
    const token = await api.sessionOf(account);
    for (const name of sessionCalls) {
      const row: Row = access[name];
      if (name === 'logout' || name === 'endOtherSessions' || row.beyondItsClinic !== undefined) continue;
      for (const request of [otherClinicsRequest(name), rightRequests[name]])
        plans.push({ name, request, token });
    }
  }
  const users = new Map<string, Set<(typeof plans)[number]>>();
  for (const plan of plans) {
    watch.statements.clear();
    await attempt(api, plan);
    for (const statement of watch.statements)
      users.set(statement, (users.get(statement) ?? new Set()).add(plan));
  }
  const everything = openAsApp(url, '');
  const before = await rowsOf(everything, northside.clinicId);
  const leaks: string[] = [];
  const tried: Condition[] = [];
  for (const [statement, its] of users) {
    for (const condition of conditionsOf(statement)) {
      if (leaks.length > leaksAtMost) break;
      watch.leftOut = condition;
      watch.ran = 0;
      watch.rows = [];
      for (const plan of [...its].slice(0, 2)) await attempt(api, plan);
      if (watch.ran > 0) tried.push(condition);
      const leaked = secrets.find((secret) => watch.rows.some((row) => row.includes(`"${secret}"`)));
      if (leaked)
        leaks.push(`${leaked} by ${statement} without ${statement.slice(condition.from, condition.to)}`);
    }
  }
  watch.leftOut = null;
  await api.settle();
  const after = await rowsOf(everything, northside.clinicId);
  await watch.db.destroy();
  return { leaks, tried, changed: before !== after };
}

/** A statement without a condition may find too much and fail; what counts is what comes out. */
async function attempt(
  api: TestApi,
  { name, request, token }: { name: UserCall; request: RightRequest; token: string },
) {
  await api.ask(endpointOf(name), { ...request, token }).catch(() => {});
}
