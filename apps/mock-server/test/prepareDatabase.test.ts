import { describe, expect, test } from 'vitest';
import { prepareDatabase } from '../src/server/prepareDatabase.ts';
import { cheapPasswords, startOfTest } from './harness.ts';
import { emptyDatabase } from './stores.ts';

describe('the database at the start', () => {
  const settings = {
    port: 0,
    host: undefined,
    apiHost: '',
    portalOrigin: undefined,
    dataFolder: undefined,
    trustProxy: false,
    smtp: null,
  };
  const tools = { passwords: cheapPasswords, now: startOfTest, say: () => {} };
  const administrator = { email: 'Admin@clinic.example', password: 'twelve or more', clinic: 'Some Clinic' };

  test('two processes that start together migrate and fill it once', async () => {
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
    expect(count).toEqual([{ n: '3' }]);
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
