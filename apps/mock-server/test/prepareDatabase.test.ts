import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { demoAccounts, northside } from '../src/seed/clinics.ts';
import { demoWorld } from '../src/seed/demo.ts';
import { prepareDatabase, storedKey } from '../src/server/prepareDatabase.ts';
import { postgresStore } from '../src/store/sql/sqlStore.ts';
import { cheapPasswords, startOfTest } from './harness.ts';
import { emptyDatabase } from './stores.ts';

describe('the database at the start', () => {
  const settings = {
    port: 0,
    host: undefined,
    apiHost: '',
    portalOrigin: undefined,
    databaseOwnerUrl: undefined,
    keepsStatements: true,
    rowSecurity: true,
    dataFolder: undefined,
    proxies: 0,
    smtp: null,
  };
  const tools = { passwords: cheapPasswords, now: startOfTest, say: () => {} };
  const administrator = {
    email: 'Admin@clinic.example',
    password: 'twelve or more',
    clinic: 'Some Clinic',
    timeZone: 'America/Chicago',
  };

  test('two processes that start together migrate and fill it once, with a month that is billed and closed (SCR-04)', async () => {
    const databaseUrl = await emptyDatabase();
    const both = await Promise.all(
      [1, 2].map(() =>
        prepareDatabase({ ...settings, databaseUrl, seed: 'demo', administrator: null }, tools),
      ),
    );
    expect(both.map(({ kind }) => kind)).toEqual(['demo', 'demo']);
    const count = await both[0]?.db
      .selectFrom('clinics')
      .select((eb) => eb.fn.countAll().as('n'))
      .execute();
    expect(count).toEqual([{ n: String(demoWorld(startOfTest).clinics.length) }]);
    const store = both[0] && postgresStore(both[0].db);
    const asked = { clinicId: northside.clinicId, year: 2026, now: startOfTest };
    const billed = async (month: number) =>
      store?.within('every clinic', async () => {
        const care = await store.ledger.care({ ...asked, month });
        return care.flatMap(({ bill }) => (bill ? [bill] : []));
      });
    const bills = (await billed(9)) ?? [];
    expect(bills.length, 'a month is billed and closed').toBeGreaterThan(20);
    expect(
      await store?.within('every clinic', () => store.monthClosings.of(northside.clinicId, '2026-09')),
    ).toMatchObject({
      closedById: demoAccounts.administrator.accountId,
    });
    expect(await billed(10), 'the last month is still to be billed').toEqual([]);
    await Promise.all(both.map(({ close }) => close()));
  });

  test('starts empty with an administrator, and has no demo account', async () => {
    const databaseUrl = await emptyDatabase();
    const { db, kind, close } = await prepareDatabase(
      { ...settings, databaseUrl, seed: 'none', administrator },
      tools,
    );
    expect(kind).toBe('none');
    const accounts = await db.selectFrom('accounts').select(['username_key', 'password_hash']).execute();
    expect(accounts.map(({ username_key }) => username_key)).toEqual(['admin@clinic.example']);
    expect(await cheapPasswords.verify(administrator.password, accounts[0]?.password_hash ?? '')).toBe(true);
    await close();
    const again = await prepareDatabase(
      { ...settings, databaseUrl, seed: 'demo', administrator: null },
      tools,
    );
    expect(again.kind, 'a second start fills nothing in').toBe('none');
    await again.close();
  });

  test('says when the demo data are of an older version, and keeps them', async () => {
    const databaseUrl = await emptyDatabase();
    const said: string[] = [];
    const start = () =>
      prepareDatabase(
        { ...settings, databaseUrl, seed: 'demo', administrator: null },
        { ...tools, say: (line) => said.push(line) },
      );
    const first = await start();
    await first.db.deleteFrom('installation').where('key', '=', 'seed-version').execute();
    await first.close();
    expect(said.join()).not.toContain('older version');
    const second = await start();
    expect(said.join()).toContain('npm run reset');
    expect(second.kind).toBe('demo');
    await second.close();
  });

  test('the keys of the log and of the ids of readings are made once, and are the same at every start and in every process (F2, 15.3)', async () => {
    const databaseUrl = await emptyDatabase();
    const given = { ...settings, databaseUrl, seed: 'none' as const, administrator };
    const { db, close } = await prepareDatabase(given, tools);
    const all = (['log-key', 'reading-id-key'] as const).map(async (name) => {
      const keys = await Promise.all([1, 2, 3].map(() => storedKey(db, name, randomBytes)));
      expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
      expect(keys[0]).toHaveLength(32);
      return keys[0]?.toString('hex');
    });
    expect(new Set(await Promise.all(all)).size).toBe(2);
    await close();
  });

  test('refuses demo data where none are wanted', async () => {
    const databaseUrl = await emptyDatabase();
    const demo = await prepareDatabase(
      { ...settings, databaseUrl, seed: 'demo', administrator: null },
      tools,
    );
    await demo.close();
    const empty = prepareDatabase({ ...settings, databaseUrl, seed: 'none', administrator }, tools);
    await expect(empty).rejects.toThrow('This database holds demo data');
  });
});
