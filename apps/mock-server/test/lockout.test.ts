import { endpoints } from '@rpm/api-client/calls';
import { limits } from '@rpm/domain';
import { refusalWords } from '@rpm/domain/words/refusal';
import { describe, expect, test, vi } from 'vitest';
import { turns } from '../src/api/turns.ts';
import { clinicWith, demoAccounts } from '../src/seed/index.ts';
import { nodePasswords } from '../src/subjects/passwords/node.ts';
import { type Answer, cheapPasswords, passwordTurns, testApi } from './harness.ts';
import { makeStore, storeKinds, testPassword } from './stores.ts';

const { staff, provider, patient } = demoAccounts;

/** `npm run test:lockout` does the work of a real installation; else the behaviour alone is tested. */
const isReal = process.env.PASSWORD_COST === 'production';

const cookieOf = ({ headers }: Answer) => headers.get('set-cookie')?.split(';')[0];

describe.each(storeKinds)('the lock-out drill over the store in %s', (kind) => {
  async function fresh() {
    const api = testApi(await makeStore(kind, clinicWith([])));
    const logIn = (
      username: string,
      password: string,
      from: { address?: string; cookie?: string | undefined } = {},
    ) => api.ask(endpoints.login, { body: { username, password }, ...from });
    const guess = async (username: string, from = {}) => {
      for (let at = 0; at < limits.loginTries; at += 1) await logIn(username, 'wrong', from);
    };
    return { api, logIn, guess };
  }
  const lobby = { address: 'the guest network' };

  test('a stranger with 45 forgotten passwords and 5 wrong ones stops nobody at the same address (F3)', async () => {
    const { api, logIn, guess } = await fresh();
    await guess('nobody@example.test', lobby);
    for (let at = 0; at < 45; at += 1) {
      const body = { username: `made-up-${at}@example.test` };
      expect((await api.ask(endpoints.forgotPassword, { body, ...lobby })).status).toBe(200);
    }
    for (const { username } of [staff, provider]) {
      expect((await logIn(username, testPassword, lobby)).status).toBe(200);
    }
    expect(api.pauses).toEqual([]);
    const body = { name: 'Clover', email: 'clover@example.test', message: 'Please call me back.' };
    expect((await api.ask(endpoints.sendContact, { body, ...lobby })).status).toBe(200);
  });

  test('failures at an address slow the next ones there, and refuse no right password (F3)', async () => {
    const { api, logIn } = await fresh();
    for (let at = 0; at < limits.loginTriesPerAddress; at += 1) {
      expect((await logIn(`made-up-${at}@example.test`, 'wrong', lobby)).status).toBe(401);
    }
    expect(api.pauses).toEqual([]);
    expect((await logIn(staff.username, testPassword, lobby)).status).toBe(200);
    expect((await logIn(provider.username, 'wrong', lobby)).status).toBe(401);
    expect(api.pauses).toEqual([limits.slowedTryMs, limits.slowedTryMs]);
    expect((await logIn(staff.username, testPassword, { address: 'elsewhere' })).status).toBe(200);
    expect(api.pauses).toHaveLength(2);
  });

  test('a known device is slowed by what strangers do, and gets in; an unknown one waits (F23)', async () => {
    const { api, logIn, guess } = await fresh();
    const home = await logIn(staff.username, testPassword);
    expect(home.headers.get('set-cookie')).toMatch(
      /^__Host-rpm-device=[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Strict; Secure$/,
    );
    const cookie = cookieOf(home);
    await guess(staff.username, { address: 'far away' });
    expect((await logIn(staff.username, testPassword)).status).toBe(429);
    const known = await logIn(staff.username, testPassword, { cookie });
    expect([known.status, cookieOf(known)]).toEqual([200, cookie]);
    expect(api.pauses).toEqual([limits.slowedTryMs]);
    expect((await logIn(staff.username, testPassword)).status, 'its success opens it to nobody else').toBe(
      429,
    );
  });

  test('a device is known to its own accounts only, and has a count of its own (F23)', async () => {
    const { logIn, guess } = await fresh();
    const cookie = cookieOf(await logIn(staff.username, testPassword));
    await guess(provider.username, { address: 'far away' });
    expect((await logIn(provider.username, testPassword, { cookie })).status).toBe(429);
    await guess(staff.username, { cookie });
    expect(await logIn(staff.username, testPassword, { cookie })).toMatchObject({
      status: 429,
      json: { message: refusalWords.tooManyTries({ minutes: limits.loginWindowMinutes }) },
    });
    expect((await logIn(staff.username, testPassword)).status, 'on another device').toBe(200);
  });

  test('an open session can change its password whatever strangers do (F23)', async () => {
    const { api, guess } = await fresh();
    const token = await api.sessionOf(patient);
    await guess(patient.username, { address: 'far away' });
    const body = { currentPassword: testPassword, password: 'three new paper boats' };
    expect((await api.ask(endpoints.changePassword, { token, body })).status).toBe(200);
  });

  test('a shift change: 70 right passwords at once from one address, and all get in (F4)', {
    timeout: 60_000,
  }, async () => {
    const passwords = isReal ? nodePasswords() : cheapPasswords;
    const store = await makeStore(kind, clinicWith([]));
    if (isReal) {
      const { accountId, clinicId } = staff;
      const actor = { accountId, clinicId, at: new Date() };
      await store.passwords.change(actor, {
        passwordHash: await passwords.hash(testPassword),
        keptSession: '',
      });
    }
    const api = testApi(store, { passwords });
    const body = { username: staff.username, password: testPassword };
    const answers = await Promise.all(
      Array.from({ length: 70 }, () => api.ask(endpoints.login, { body, address: 'the ward' })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 70 }, () => 200));
    expect(api.pauses).toEqual([]);
  });
});

describe('passwords are verified in turn', () => {
  test('some at once; of those who wait each lane has its turn, and who asks without end waits alone (F4)', async () => {
    const inTurn = turns({ atOnce: 2, waitingPerLane: 3 });
    const order: string[] = [];
    const gates: (() => void)[] = [];
    const work = (name: string) => () => {
      order.push(name);
      return new Promise<void>((end) => gates.push(end));
    };
    const flood = Array.from({ length: 6 }, (_, at) =>
      inTurn('flood', work(`flood ${at}`)).catch(({ status }) => status),
    );
    const ward = inTurn('ward', work('ward'));
    await vi.waitFor(() => expect(order).toEqual(['flood 0', 'flood 1']));
    gates.shift()?.();
    await vi.waitFor(() => expect(order).toHaveLength(3));
    gates.shift()?.();
    await vi.waitFor(() => expect(order).toEqual(['flood 0', 'flood 1', 'flood 2', 'ward']));
    for (let left = 4; left > 0; left -= 1) {
      gates.shift()?.();
      await new Promise((next) => setTimeout(next));
    }
    expect(await Promise.all(flood)).toEqual([undefined, undefined, undefined, undefined, undefined, 503]);
    await ward;
  });

  test('work that fails gives its turn on', async () => {
    const inTurn = turns({ ...passwordTurns, atOnce: 1 });
    const broken = inTurn('a', async () => {
      throw new Error('broken');
    });
    await expect(broken).rejects.toThrow('broken');
    expect(await inTurn('a', async () => 'done')).toBe('done');
  });
});
