import { limits } from '@rpm/domain';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { clinicWith, demoAccounts } from '../src/seed/index.ts';
import { keepHouse } from '../src/server/housekeeping.ts';
import { postgresStore } from '../src/store/sql/sqlStore.ts';
import { startOfTest } from './harness.ts';
import { filledDatabase, open } from './stores.ts';

const hoursBefore = (hours: number) => new Date(startOfTest.getTime() - hours * 3_600_000);

test('what has had its time is taken out, and nothing else', async () => {
  const db = open(await filledDatabase(clinicWith([])));
  const store = postgresStore(db);
  const { accountId } = demoAccounts.staff;
  for (const hours of [1, limits.idempotencyHours + 1]) {
    const at = hoursBefore(hours);
    await store.once({ accountId, call: 'c', key: `${hours}`, requestHash: 'h', at }, async () => 1);
  }
  for (const hours of [1, limits.sessionAbsoluteHours + 1]) {
    const at = hoursBefore(hours);
    await store.sessions.add({ tokenHash: `${hours}`, accountId, startedAt: at, lastSeenAt: at });
  }
  const left = async () => {
    const { rows } = await sql<{ key: string }>`
      select key from intents union all select token_hash from sessions order by 1`.execute(db);
    return rows.map(({ key }) => key);
  };
  expect(await left()).toHaveLength(4);
  const end = keepHouse(
    db,
    () => startOfTest,
    () => {},
  );
  await expect.poll(left).toEqual(['1', '1']);
  end();
});
