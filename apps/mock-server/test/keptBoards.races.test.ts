import { boardEntry, boardRow, heldUntil } from '@rpm/domain';
import { expect, test } from 'vitest';
import { demoAccounts, northside } from '../src/seed/index.ts';
import { postgresStore } from '../src/store/sql/sqlStore.ts';
import { forgetJudgedMonths } from '../src/subjects/billing/keptBoards.sql.ts';
import { judgedPatients, monthOf, monthOfClinic } from '../src/subjects/billing/monthAsked.ts';
import { boardWorld, expectAgreement, ill, toJudge, toldBoard } from './boardWorld.ts';
import { startOfTest, testApi } from './harness.ts';
import { filledDatabase, openAsApp } from './stores.ts';

const { clinicId } = northside;
const { own, second } = ill;
const month = '2026-11';
const actor = { accountId: demoAccounts.provider.accountId, clinicId, at: startOfTest };
const entry = (entryId: string, patientId: string, minute: number) => ({
  ...{ entryId, patientId, activity: 'PhoneCall' as const, isInteractive: true, note: '' },
  start: new Date(Date.UTC(2026, 10, 19, 15, minute)),
  end: new Date(Date.UTC(2026, 10, 19, 15, minute + 3)),
});

async function clinic() {
  const db = openAsApp(await filledDatabase(boardWorld()));
  const store = postgresStore(db);
  const api = testApi(store);
  await toldBoard(api, month);
  /** What a call has in its hands when it has judged a patient and not kept it yet. */
  const judged = async (patientId: string) => {
    const { toJudge: all, clinicMark } = await store.keptBoards.of({ clinicId, month, now: startOfTest });
    const known = await monthOfClinic(store, clinicId, monthOf(month), startOfTest);
    const [found] = await judgedPatients(store, clinicId, known, [patientId]);
    const until = found && heldUntil(found);
    if (!found || !until) throw new Error('It holds for a while.');
    const row = boardRow(found, known.asked);
    const mark = all.find((each) => each.patientId === patientId)?.mark ?? 0;
    const rows = [{ row, entry: boardEntry(found, row), mark, heldUntil: until }];
    return { clinicId, month, clinicMark, judgedAt: startOfTest, rows };
  };
  return { db, store, api, judged };
}

test('what is written while a patient is judged makes what is kept of it stale, not right (17.6, SCR-04)', async () => {
  const { db, store, api, judged } = await clinic();
  await store.times.add(entry('e1', own, 0), actor);
  const before = await judged(own);
  await store.times.add(entry('e2', own, 10), actor);
  await store.keptBoards.keep(before);
  expect(await toJudge(api.services, month)).toEqual([own]);
  await expectAgreement(api, 'a write after judging', [month]);

  // Of what nobody else can see yet, a board that is made meanwhile knows nothing.
  const writing = await db.startTransaction().execute();
  await postgresStore(writing).times.add(entry('e3', own, 20), actor);
  expect(await toJudge(api.services, month)).toEqual([]);
  await store.times.add(entry('e4', second, 0), { ...actor, accountId: demoAccounts.staff.accountId });
  const beside = await judged(second);
  await toldBoard(api, month);
  await store.keptBoards.keep(beside);
  await writing.commit().execute();
  expect(await toJudge(api.services, month)).toEqual([own]);
  await expectAgreement(api, 'a write that was under way', [month]);
});

test('what was judged of later writes stays, whoever keeps his own after it (17.6, SCR-04)', async () => {
  const { store, api, judged } = await clinic();
  await store.times.add(entry('e1', own, 0), actor);
  const older = await judged(own);
  await store.times.add(entry('e2', own, 10), actor);
  await toldBoard(api, month);
  await store.keptBoards.keep(older);
  expect(await toJudge(api.services, month)).toEqual([]);
  await expectAgreement(api, 'an older one that came late', [month]);
  const newer = await judged(own);
  const [row] = newer.rows;
  if (!row) throw new Error('There is a row.');
  // Nor what was judged earlier of the same.
  await store.keptBoards.keep({
    ...newer,
    judgedAt: new Date(startOfTest.getTime() - 60_000),
    rows: [{ ...row, mark: 2, heldUntil: startOfTest }],
  });
  expect(await toJudge(api.services, month)).toEqual([]);
});

test('two who write of one patient do not wait for each other, and each write counts (17.6)', async () => {
  const { db, store, api } = await clinic();
  const marks = async () => {
    const rows = await db.selectFrom('judged_changes').selectAll().where('patient_id', '=', own).execute();
    return { rows: rows.length, mark: rows.reduce((sum, { weight }) => sum + Number(weight), 0) };
  };
  await store.times.add(entry('e0', own, 0), actor);
  const { mark } = await marks();
  const [one, other] = [await db.startTransaction().execute(), await db.startTransaction().execute()];
  const staff = { ...actor, accountId: demoAccounts.staff.accountId };
  // Below the API, where a clinic's row would be waited for by other means.
  const add = (trx: typeof one, id: string, author_id: string, minute: number) =>
    trx
      .insertInto('time_entries')
      .values({
        ...{ id, clinic_id: clinicId, patient_id: own, author_id, timer_id: null, activity: 'PhoneCall' },
        ...{ is_interactive: true, note: '', version: 1, saved_by: author_id, saved_at: startOfTest },
        ...{ start_at: entry(id, own, minute).start, end_at: entry(id, own, minute).end },
        ...{ reason: null, reason_text: '' },
      })
      .execute();
  await add(one, 'e1', actor.accountId, 10);
  await add(other, 'e2', staff.accountId, 20);
  await other.commit().execute();
  expect(await marks()).toEqual({ rows: 2, mark: mark + 1 });
  await one.commit().execute();
  expect(await marks()).toEqual({ rows: 2, mark: mark + 2 });
  expect(await toJudge(api.services, month)).toEqual([own]);
  await toldBoard(api, month);
  // The next one puts them together.
  await store.times.add(entry('e5', own, 40), actor);
  expect(await marks()).toEqual({ rows: 1, mark: mark + 3 });
  expect(await toJudge(api.services, month)).toEqual([own]);
});

test('many who ask at once while others write get a board, and the last one is right (17.6, SCR-04)', async () => {
  const { store, api } = await clinic();
  const writes = Array.from({ length: 12 }, (_, at) =>
    store.times.add(entry(`e${at}`, at % 2 ? own : second, at * 4), actor),
  );
  const boards = Array.from({ length: 12 }, () => toldBoard(api, month));
  await Promise.all([...writes, ...boards]);
  await expectAgreement(api, 'after all of it', [month]);
  expect(await toJudge(api.services, month)).toEqual([]);
});

test('what holds no more is taken out, and nothing else (17.6)', async () => {
  const { db, api } = await clinic();
  const kept = () => db.selectFrom('judged_months').select('patient_id').execute();
  const all = await kept();
  expect(all.length).toBeGreaterThan(3);
  await forgetJudgedMonths(db, new Date('2026-11-21T04:59:59Z'));
  expect(await kept()).toHaveLength(all.length);
  await forgetJudgedMonths(db, new Date('2026-11-21T05:00:00Z'));
  expect(await kept()).toEqual([]);
  await expectAgreement(api, 'after it', [month]);
});
