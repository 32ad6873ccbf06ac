import { limits } from '@rpm/domain';
import { describe, expect, test } from 'vitest';
import { clinicWith, demoAccounts } from '../src/seed/index.ts';
import type { IntentKey } from '../src/store/once.ts';
import { startOfTest } from './harness.ts';
import { makeStore, storeKinds } from './stores.ts';

const intent: IntentKey = {
  accountId: demoAccounts.staff.accountId,
  call: 'addInquiry',
  key: 'key-1',
  requestHash: 'hash-1',
  at: startOfTest,
};
const hours = (count: number) => new Date(startOfTest.getTime() + count * 3_600_000);

describe.each(storeKinds)('an intent in %s (behaviour 4)', (kind) => {
  const setUp = async () => {
    const store = await makeStore(kind, clinicWith([]));
    let done = 0;
    const once = (special: Partial<IntentKey> = {}) =>
      store.once({ ...intent, ...special }, async () => {
        done += 1;
        return { number: done };
      });
    return { store, once };
  };

  test('is done once, and answered again as the first time', async () => {
    const { once } = await setUp();
    expect(await once()).toEqual({ kind: 'done', answer: { number: 1 } });
    expect(await once()).toEqual({ kind: 'done', answer: { number: 1 } });
  });

  test('with another request under its key is a mistake of the caller', async () => {
    const { once } = await setUp();
    await once();
    expect(await once({ requestHash: 'hash-2' })).toEqual({ kind: 'reused' });
  });

  test.each([{ accountId: demoAccounts.provider.accountId }, { call: 'generateBill' }, { key: 'key-2' }])(
    'is another one with %j',
    async (other) => {
      const { once } = await setUp();
      await once();
      expect(await once(other)).toEqual({ kind: 'done', answer: { number: 2 } });
    },
  );

  test('is kept for a day, and then forgotten', async () => {
    const { once } = await setUp();
    await once();
    expect(await once({ at: hours(limits.idempotencyHours - 0.001) })).toMatchObject({
      answer: { number: 1 },
    });
    expect(await once({ at: hours(limits.idempotencyHours) })).toMatchObject({ answer: { number: 2 } });
    expect(await once({ at: hours(limits.idempotencyHours), requestHash: 'hash-1' })).toMatchObject({
      answer: { number: 2 },
    });
  });

  test('that fails has done nothing and may be tried again', async () => {
    const { store, once } = await setUp();
    const failing = store.once(intent, async () => {
      throw new Error('not today');
    });
    await expect(failing).rejects.toThrow('not today');
    expect(await once()).toEqual({ kind: 'done', answer: { number: 1 } });
  });

  test('that is still running is not done twice', async () => {
    const { store, once } = await setUp();
    const began = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const first = store.once(intent, async () => {
      began.resolve();
      await mayEnd.promise;
      return { number: 7 };
    });
    await began.promise;
    expect(await once()).toEqual({ kind: 'running' });
    expect(await once({ key: 'key-2' }), 'others need not wait').toMatchObject({ kind: 'done' });
    mayEnd.resolve();
    expect(await first).toEqual({ kind: 'done', answer: { number: 7 } });
    expect(await once()).toEqual({ kind: 'done', answer: { number: 7 } });
  });

  test('what it writes is there with its answer or not at all', async () => {
    const { store } = await setUp();
    const session = {
      tokenHash: 'abc',
      accountId: intent.accountId,
      startedAt: startOfTest,
      lastSeenAt: startOfTest,
    };
    await store
      .once(intent, async ({ sessions }) => {
        await sessions.find('abc');
        throw new Error('before anything is written');
      })
      .catch(() => {});
    expect(await store.sessions.find('abc')).toBeNull();
    await store
      .once(intent, async ({ sessions }) => {
        await sessions.add(session);
        throw new Error('in the middle of writing');
      })
      .catch(() => {});
    expect(await store.sessions.find('abc'), 'a write before the failure is taken back').toBeNull();
    await store.once(intent, async ({ sessions }) => sessions.add(session).then(() => 'added'));
    expect(await store.sessions.find('abc')).toMatchObject({ session });
  });

  test('what fails in the middle takes back its own writes in every table, and nobody else’s', async () => {
    const { store } = await setUp();
    const session = (tokenHash: string) => ({
      tokenHash,
      accountId: intent.accountId,
      startedAt: startOfTest,
      lastSeenAt: startOfTest,
    });
    const message = { name: 'Ann', email: 'ann@example.test', message: 'Hello there.', at: startOfTest };
    const key = { keyHash: 'key', requestHash: 'hash' };
    const works = ['fails', 'holds', 'fails too'].map((name) =>
      store
        .atomically(async ({ sessions, contacts }) => {
          await sessions.add(session(name));
          if (name !== 'holds') await contacts.add({ ...message, messageId: name }, key);
          if (name !== 'holds') throw new Error(name);
        })
        .catch(() => {}),
    );
    await Promise.all(works);
    expect(await store.sessions.find('fails')).toBeNull();
    expect(await store.sessions.find('fails too')).toBeNull();
    expect(await store.sessions.find('holds')).toMatchObject({ session: { tokenHash: 'holds' } });
    expect(await store.contacts.list(10)).toEqual([]);
    expect(await store.contacts.add({ ...message, messageId: 'm1' }, key)).toBe('added');
  });
});
