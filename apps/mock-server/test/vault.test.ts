import { expect, test } from 'vitest';
import { demoAccounts, smallClinic } from '../src/seed/index.ts';
import { readEnvironment } from '../src/server/environment.ts';
import { nodeVault, readSecretKeys } from '../src/server/vault.ts';
import { postgresStore } from '../src/store/sql/sqlStore.ts';
import { resealSecrets } from '../src/subjects/security/reseal.sql.ts';
import { filledDatabase, open } from './stores.ts';

const key = (id: string, fill: number) => ({ id, bytes: new Uint8Array(32).fill(fill) });
const secret = 'JBSWY3DPEHPK3PXP';
const { accountId } = demoAccounts.staff;

test('what is sealed opens for its owner alone, and shows when it was changed (F6, ASVS 13.3.1)', () => {
  const vault = nodeVault([key('a', 1)]);
  const sealed = vault.seal(secret, accountId);
  expect(sealed).toMatch(/^v1\.a\./);
  expect(sealed).not.toContain(secret);
  expect(vault.seal(secret, accountId)).not.toBe(sealed);
  expect(vault.open(sealed, accountId)).toBe(secret);
  expect(() => vault.open(sealed, 'another')).toThrow();
  const changed = `${sealed.slice(0, -2)}${sealed.endsWith('A') ? 'BB' : 'AA'}`;
  expect(() => vault.open(changed, accountId)).toThrow();
  expect(() => nodeVault([key('b', 1)]).open(sealed, accountId)).toThrow('SECRET_KEYS');
  expect(() => nodeVault([key('a', 2)]).open(sealed, accountId)).toThrow();
});

test('what was there before there were keys opens, and so does what an older key has sealed', () => {
  const old = nodeVault([key('a', 1)]).seal(secret, accountId);
  const both = nodeVault([key('b', 2), key('a', 1)]);
  expect([both.open(secret, accountId), both.open(old, accountId)]).toEqual([secret, secret]);
  expect([both.isCurrent(secret), both.isCurrent(old)]).toEqual([false, false]);
  expect(both.isCurrent(both.seal(secret, accountId))).toBe(true);
  expect(nodeVault([]).seal(secret, accountId)).toBe(secret);
  expect([nodeVault([]).isCurrent(secret), nodeVault([]).isCurrent(old)]).toEqual([true, false]);
});

test('a start seals what is not sealed with the newest key, and without the key it says so', async () => {
  const db = open(await filledDatabase(smallClinic()));
  const { secondFactors } = postgresStore(db);
  await secondFactors.beginTotp(accountId, secret);
  const kept = async () => (await secondFactors.totp(accountId)).begun ?? '';
  const first = nodeVault([key('a', 1)]);
  expect(await resealSecrets(db, first)).toBe(1);
  expect(await kept()).toMatch(/^v1\.a\./);
  expect(first.open(await kept(), accountId)).toBe(secret);
  expect(await resealSecrets(db, first)).toBe(0);
  expect(await resealSecrets(db, nodeVault([key('b', 2), key('a', 1)]))).toBe(1);
  expect(nodeVault([key('b', 2)]).open(await kept(), accountId)).toBe(secret);
  for (const keys of [[], [key('c', 3)]])
    await expect(resealSecrets(db, nodeVault(keys))).rejects.toThrow('SECRET_KEYS');
});

test.each(['x', 'a:short', 'a:', `a:${'A'.repeat(43)}=,a:${'A'.repeat(43)}=`, `a b:${'A'.repeat(43)}=`])(
  'keys that are none are refused without being repeated: %s',
  (text) => {
    expect(readSecretKeys(text)).toBeNull();
    expect(() => readEnvironment({ SECRET_KEYS: text })).toThrow(/^SECRET_KEYS must be keys such as/);
  },
);

test('keys are read in their order', () => {
  const text = [1, 2].map((fill) => `k${fill}:${Buffer.alloc(32, fill).toString('base64')}`).join(',');
  expect(readEnvironment({ SECRET_KEYS: text }).secretKeys.map(({ id }) => id)).toEqual(['k1', 'k2']);
  expect(readEnvironment({}).secretKeys).toEqual([]);
});
