import { shareStateAt } from '@rpm/domain';
import { describe, expect, test } from 'vitest';
import { demoAccounts, northside } from '../src/seed/index.ts';
import type { Store } from '../src/store/Store.ts';
import type { NewShare } from '../src/subjects/sharing/contract.ts';
import { actorAt, aShare, friend, ownerId as kept, later, world } from './shareWorld.ts';
import { makeStore, storeKinds } from './stores.ts';

const gone = 'patient-002';
const { clinicId } = northside;
const administrator = (seconds: number) => ({
  ...{ accountId: demoAccounts.administrator.accountId, clinicId, at: later(seconds) },
});
const wish = { mergeId: 'merge-1', keptId: kept, goneId: gone, details: 'kept' } as const;
const shareOf = (over: Partial<NewShare>) => aShare({ until: later(900), ...over });

describe.each(storeKinds)('two records that are shared with one address, in %s (F5, R20)', (kind) => {
  /** Both are shared with the friend, each with other parts; the one that goes with somebody else too. */
  const fresh = async () => {
    const store = await makeStore(kind, { ...world, readings: () => [], alerts: () => [] });
    const ofGone = actorAt(later(1), gone);
    await store.shares.start(actorAt(later(0)), shareOf({ parts: ['records'] }));
    await store.shares.start(
      ofGone,
      shareOf({
        ...{ shareId: 'share-2', ownerId: gone, username: 'friend@example.test' },
        ...{ parts: ['readings', 'files'], from: later(1) },
      }),
    );
    await store.shares.start(
      ofGone,
      shareOf({ shareId: 'share-3', ownerId: gone, username: 'other@example.test', from: later(1) }),
    );
    return store;
  };
  const seen = (store: Store, seconds: number, ownerId: string = kept, usernameKey = friend) =>
    store.shares.liveParts({ ownerId, usernameKey, at: later(seconds) });
  const statesOf = async (store: Store, seconds: number, owner: string = kept) =>
    (await store.shares.byOwner(owner))
      .map((share) => `${share.shareId} ${shareStateAt(share, later(seconds))}`)
      .sort();
  const logOf = async (store: Store) =>
    (await store.audit.list(clinicId)).slice(3).map(({ action, subject }) => `${action} ${subject}`);

  test('what the record that stays shares holds; whoever stops that stops all', async () => {
    const store = await fresh();
    expect(await store.merges.merge(administrator(10), wish)).toBe('done');
    expect(await statesOf(store, 10)).toEqual(['share-1 live', 'share-2 revoked', 'share-3 live']);
    expect(await seen(store, 10)).toEqual(['records']);
    expect(await seen(store, 10, kept, 'other@example.test')).toEqual(['readings']);
    const shown = await store.shares.withAddressee(friend, later(10));
    expect(shown.map(({ shareId }) => shareId)).toEqual(['share-1']);
    const token = { tokenHash: 'hash of share-2', usernameKey: friend };
    expect(await store.shares.open(actorAt(later(10), 'user-doctor'), token)).toBeNull();
    expect(await store.shares.stop(actorAt(later(11)), 'share-1')).toBe(true);
    expect(await seen(store, 11)).toEqual([]);
    expect(await logOf(store)).toEqual([
      'share.stopped share-2',
      `patient.merged ${kept}`,
      'share.stopped share-1',
    ]);
  });

  test('who looks at both before is told what ends, and not that it goes along', async () => {
    const store = await fresh();
    const { counts, stays } = await store.merges.compare(kept, gone, later(10));
    expect([counts[gone]?.shares, stays[gone]?.shares, stays[kept]?.shares]).toEqual([2, 1, 1]);
    await store.shares.stop(actorAt(later(11)), 'share-1');
    expect((await store.merges.compare(kept, gone, later(12))).stays[gone]?.shares).toBe(0);
    expect((await store.merges.compare(kept, gone, later(901))).stays[gone]?.shares).toBe(0);
  });

  test('whoever leaves has left', async () => {
    const store = await fresh();
    await store.merges.merge(administrator(10), wish);
    const leave = (seconds: number) =>
      store.shares.leave(actorAt(later(seconds), 'user-doctor'), { ownerId: kept, usernameKey: friend });
    expect(await leave(11)).toBe(true);
    expect(await seen(store, 11)).toEqual([]);
    expect(await leave(12)).toBe(false);
  });

  test('an undo gives back what both shared, and not what its owner had stopped', async () => {
    const store = await fresh();
    const before = await store.shares.byOwner(gone);
    await store.merges.merge(administrator(10), wish);
    await store.shares.stop(actorAt(later(11)), 'share-3');
    expect(await store.merges.undo(administrator(20), gone)).toBe('done');
    expect(await seen(store, 20)).toEqual(['records']);
    expect(await seen(store, 20, gone)).toEqual(['readings', 'files']);
    expect(await statesOf(store, 20, gone)).toEqual(['share-2 live', 'share-3 revoked']);
    expect(await store.shares.byOwner(gone)).toContainEqual(
      before.find(({ shareId }) => shareId === 'share-2'),
    );
    expect((await store.audit.list(clinicId)).slice(-2)).toMatchObject([
      { action: 'share.started', subject: 'share-2', details: { parts: ['readings', 'files'] } },
      { action: 'patient.unmerged', subject: kept },
    ]);
  });

  test('several addresses are told in one order, whoever looks', async () => {
    const store = await fresh();
    const other = { username: 'other@example.test', from: later(2) };
    await store.shares.start(actorAt(later(2)), shareOf({ shareId: 'share-4', ...other }));
    // The last of the record that goes has the first id.
    const ofFriend = { shareId: 'share-0', ownerId: gone, from: later(3) };
    await store.shares.start(actorAt(later(3), gone), shareOf(ofFriend));
    await store.merges.merge(administrator(10), wish);
    await store.merges.undo(administrator(20), gone);
    expect((await logOf(store)).slice(-6)).toEqual([
      ...['share.stopped share-0', 'share.stopped share-3', `patient.merged ${kept}`],
      ...['share.started share-0', 'share.started share-3', `patient.unmerged ${kept}`],
    ]);
  });

  test('an undo opens nothing that is over by then', async () => {
    const store = await fresh();
    await store.merges.merge(administrator(10), wish);
    await store.merges.undo(administrator(900), gone);
    expect(await statesOf(store, 900, gone)).toEqual(['share-2 expired', 'share-3 expired']);
    expect((await logOf(store)).at(-2)).toBe(`patient.merged ${kept}`);
  });

  test('what is over, or stopped, takes nobody’s place', async () => {
    for (const end of ['over', 'stopped']) {
      const store = await fresh();
      const parts = ['records' as const];
      if (end === 'stopped') await store.shares.stop(actorAt(later(2)), 'share-1');
      else await store.shares.change(actorAt(later(2)), { shareId: 'share-1', parts, until: later(5) });
      await store.merges.merge(administrator(10), wish);
      expect(await seen(store, 10), end).toEqual(['readings', 'files']);
    }
  });

  test('of two that are live since an older merge, the one that is changed is all that holds', async () => {
    const live = { revokedAt: null, tokenUsedAt: null, isLeft: false };
    const shares = [
      { ...shareOf({ shareId: 'older', parts: ['records'] }), ...live },
      { ...shareOf({ shareId: 'newer', from: later(1) }), ...live },
      { ...shareOf({ shareId: 'apart', username: 'other@example.test' }), ...live },
    ];
    const store = await makeStore(kind, { ...world, shares });
    const change = { shareId: 'older', parts: ['files' as const], until: null };
    expect(await store.shares.change(actorAt(later(5)), change)).toBe(true);
    expect(await seen(store, 5)).toEqual(['files']);
    expect(await statesOf(store, 5)).toEqual(['apart live', 'newer revoked', 'older live']);
    const lines = (await store.audit.list(clinicId)).map(({ action, subject }) => `${action} ${subject}`);
    expect(lines).toEqual(['share.changed older', 'share.stopped newer']);
  });

  test.each(['stop', 'leave'] as const)(
    'of two that are live since an older merge, %s ends both',
    async (by) => {
      const live = { revokedAt: null, tokenUsedAt: null, isLeft: false };
      const shares = [
        { ...shareOf({ shareId: 'older', parts: ['records'] }), ...live },
        { ...shareOf({ shareId: 'newer', from: later(1) }), ...live },
        { ...shareOf({ shareId: 'past', from: later(2) }), ...live, revokedAt: later(3) },
        { ...shareOf({ shareId: 'apart', username: 'other@example.test' }), ...live },
      ];
      const store = await makeStore(kind, { ...world, shares });
      expect(await seen(store, 5)).toEqual(['readings']);
      expect(await store.shares.stop(actorAt(later(5)), 'past')).toBe(false);
      const isDone =
        by === 'stop'
          ? await store.shares.stop(actorAt(later(5)), 'older')
          : await store.shares.leave(actorAt(later(5), 'user-doctor'), {
              ownerId: kept,
              usernameKey: friend,
            });
      expect(isDone).toBe(true);
      expect(await seen(store, 5)).toEqual([]);
      expect(await statesOf(store, 5)).toEqual([
        'apart live',
        'newer revoked',
        'older revoked',
        'past revoked',
      ]);
      const lines = (await store.audit.list(clinicId)).map(({ action, subject }) => [action, subject]);
      const action = by === 'stop' ? 'share.stopped' : 'share.left';
      expect(lines.sort()).toEqual([
        [action, 'newer'],
        [action, 'older'],
      ]);
    },
  );
});
