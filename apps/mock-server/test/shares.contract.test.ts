import { limits, type SharedPart, sharedParts, shareStateAt } from '@rpm/domain';
import { describe, expect, test } from 'vitest';
import { demoAccounts, northside, southside } from '../src/seed/index.ts';
import { grantedRow, shareRow } from '../src/subjects/sharing/wire.ts';
import { startOfTest } from './harness.ts';
import { actorAt, aShare, friend, later, ownerId, world } from './shareWorld.ts';
import { makeStore, storeKinds } from './stores.ts';

describe.each(storeKinds)('shares in %s', (kind) => {
  test('are live until their end, for the folded address alone (behaviour R20)', async () => {
    const { shares } = await makeStore(kind, world);
    await shares.start(actorAt(startOfTest), aShare());
    const parts = (usernameOf: string, at: Date, owner = ownerId) =>
      shares.liveParts({ ownerId: owner, usernameKey: usernameOf, at });
    expect(await parts(friend, startOfTest)).toEqual(['readings']);
    expect(await parts(friend, new Date(later(60).getTime() - 1))).toEqual(['readings']);
    expect(await parts(friend, later(60))).toEqual([]);
    expect(await parts('foe@example.test', startOfTest)).toEqual([]);
    expect(await parts(friend, startOfTest, 'patient-002')).toEqual([]);
  });

  test('of one owner, with one address and to an address are so many in a day and no more (F13)', async () => {
    const { shares } = await makeStore(kind, world);
    let made = 0;
    const start = (username: string, at = startOfTest, owner = ownerId) => {
      made += 1;
      return shares.start(
        actorAt(at, owner),
        aShare({ shareId: `s-${made}`, username, ownerId: owner, from: at, until: later(200_000) }),
      );
    };
    for (let each = 0; each < limits.sharesWithOnePerDay; each += 1) {
      expect(await start('friend@example.test')).toBe(true);
    }
    expect(await start('FRIEND@example.test')).toBe(false);
    const left = limits.sharesPerDay - limits.sharesWithOnePerDay;
    for (let each = 0; each < left; each += 1) expect(await start(`friend-${each}@example.test`)).toBe(true);
    expect(await start('one-more@example.test')).toBe(false);
    expect(await shares.byOwner(ownerId)).toHaveLength(limits.sharesPerDay);
    expect(await start('one-more@example.test', later(86_400))).toBe(true);
    for (const owner of ['patient-002', 'patient-003', 'patient-004']) {
      for (let each = 0; each < limits.sharesWithOnePerDay; each += 1) {
        await start('victim@example.test', startOfTest, owner);
      }
    }
    expect(await start('victim@example.test', startOfTest, 'patient-005')).toBe(true);
    expect(await start('victim@example.test', startOfTest, 'patient-006')).toBe(false);
  });

  test('a second share with the same address takes the place of the first', async () => {
    const store = await makeStore(kind, world);
    await store.shares.start(actorAt(startOfTest), aShare());
    await store.shares.start(
      actorAt(later(1)),
      aShare({ shareId: 'share-2', username: 'friend@example.test', parts: ['records'], from: later(1) }),
    );
    expect(await store.shares.liveParts({ ownerId, usernameKey: friend, at: later(1) })).toEqual(['records']);
    const rows = await store.shares.byOwner(ownerId);
    expect(rows.map((share) => [share.shareId, shareStateAt(share, later(1))])).toEqual([
      ['share-2', 'live'],
      ['share-1', 'revoked'],
    ]);
    const log = await store.audit.list(northside.clinicId);
    expect(log.map(({ action, subject }) => [action, subject])).toEqual([
      ['share.started', 'share-1'],
      ['share.stopped', 'share-1'],
      ['share.started', 'share-2'],
    ]);
    expect(JSON.stringify(log)).not.toContain('example.test');
  });

  test('however many owners share with one address at once, it gets so many mails a day and no more (F13)', async () => {
    const [first] = world.patients;
    if (!first) throw new Error('There must be a patient.');
    const more = Array.from({ length: limits.sharesToAddressPerDay + 4 }, (_, at) => ({
      ...first,
      patientId: `patient-more-${at}`,
      username: `more-${at}@example.test`,
    }));
    const { shares } = await makeStore(kind, { ...world, patients: [...world.patients, ...more] });
    const owners = more.map(({ patientId }) => patientId);
    const started = await Promise.all(
      owners.map((owner) =>
        shares.start(
          actorAt(startOfTest, owner),
          aShare({ shareId: `of-${owner}`, ownerId: owner, until: later(200_000) }),
        ),
      ),
    );
    expect(started.filter(Boolean)).toHaveLength(limits.sharesToAddressPerDay);
  });

  test('however many are started at once, one is live', async () => {
    const { shares } = await makeStore(kind, world);
    await Promise.all(
      Array.from({ length: limits.sharesWithOnePerDay }, (_, at) =>
        shares.start(actorAt(startOfTest), aShare({ shareId: `share-${at}` })),
      ),
    );
    const states = (await shares.byOwner(ownerId)).map((share) => shareStateAt(share, startOfTest));
    expect(states.filter((state) => state === 'live')).toHaveLength(1);
    expect(states).toHaveLength(limits.sharesWithOnePerDay);
  });

  test('are stopped by their owner, once, while they are live', async () => {
    const store = await makeStore(kind, world);
    await store.shares.start(actorAt(startOfTest), aShare());
    expect(await store.shares.stop(actorAt(later(1), 'patient-002'), 'share-1')).toBe(false);
    expect(await store.shares.stop(actorAt(later(1)), 'share-none')).toBe(false);
    expect(await store.shares.stop(actorAt(later(60)), 'share-1')).toBe(false);
    const stops = await Promise.all([1, 2].map(() => store.shares.stop(actorAt(later(2)), 'share-1')));
    expect(stops.sort()).toEqual([false, true]);
    expect(await store.shares.liveParts({ ownerId, usernameKey: friend, at: later(2) })).toEqual([]);
    const log = await store.audit.list(northside.clinicId);
    expect(log.map(({ action }) => action)).toEqual(['share.started', 'share.stopped']);
  });

  test('are given up by whoever they are shared with, once, while they are live; the owner sees it (R20)', async () => {
    const store = await makeStore(kind, world);
    const doctor = { accountId: 'user-doctor', clinicId: southside.clinicId };
    const leave = (at: Date, key = friend, owner = ownerId) =>
      store.shares.leave({ ...doctor, at }, { ownerId: owner, usernameKey: key });
    await store.shares.start(actorAt(startOfTest), aShare());
    expect(await leave(later(1), 'foe@example.test')).toBe(false);
    expect(await leave(later(1), friend, 'patient-002')).toBe(false);
    expect(await leave(later(60))).toBe(false);
    expect((await Promise.all([1, 2].map(() => leave(later(2))))).sort()).toEqual([false, true]);
    expect(await store.shares.liveParts({ ownerId, usernameKey: friend, at: later(2) })).toEqual([]);
    const [row] = await store.shares.byOwner(ownerId);
    expect(row && shareRow(row, later(3))).toMatchObject({
      ...{ state: 'revoked', isLeft: true, ended: '20261120-15:00:02', relation: 'daughter' },
    });
    // It is the owner's clinic that has it in its log.
    const log = await store.audit.list(northside.clinicId);
    expect(log.map(({ action, accountId }) => [action, accountId])).toEqual([
      ['share.started', ownerId],
      ['share.left', doctor.accountId],
    ]);
    expect(await store.audit.list(southside.clinicId)).toEqual([]);
  });

  test('are changed by their owner while they are live: other parts, another end, the same link (R20)', async () => {
    const store = await makeStore(kind, world);
    await store.shares.start(actorAt(startOfTest), aShare());
    const change = { shareId: 'share-1', parts: ['files'] as SharedPart[], until: later(90) };
    expect(await store.shares.change(actorAt(later(1), 'patient-002'), change)).toBe(false);
    expect(await store.shares.change(actorAt(later(1)), change)).toBe(true);
    expect(await store.shares.liveParts({ ownerId, usernameKey: friend, at: later(80) })).toEqual(['files']);
    // Other parts alone leave the end where it is.
    const parts = { ...change, parts: ['notes'] as SharedPart[], until: null };
    expect(await store.shares.change(actorAt(later(2)), parts)).toBe(true);
    expect(await store.shares.liveParts({ ownerId, usernameKey: friend, at: later(80) })).toEqual(['notes']);
    expect(await store.shares.change(actorAt(later(90)), change)).toBe(false);
    await store.shares.stop(actorAt(later(2)), 'share-1');
    expect(await store.shares.change(actorAt(later(3)), change)).toBe(false);
    const log = await store.audit.list(northside.clinicId);
    expect(log.map(({ action }) => action)).toEqual([
      'share.started',
      'share.changed',
      'share.changed',
      'share.stopped',
    ]);
  });

  test('tell who looked, and when last, only when the account of the address did so while it was live (F2)', async () => {
    const store = await makeStore(kind, world);
    const { username, accountId } = demoAccounts.otherProvider;
    const read = (at: Date, reader: string = accountId) =>
      store.access.note({
        ...{ at, clinicId: northside.clinicId, accountId: reader, event: 'read', subject: ownerId },
        ...{ kind: 'timeline', source: 'somewhere', browser: '', times: 1 },
      });
    const seen = async () => (await store.shares.byOwner(ownerId)).map(({ seenBy }) => seenBy);
    await read(new Date(startOfTest.getTime() - 3_600_000));
    await store.shares.start(actorAt(startOfTest), aShare({ username, until: later(7200) }));
    await read(later(5), demoAccounts.provider.accountId);
    expect(await seen()).toEqual([null]);
    await read(later(10));
    await read(later(3600));
    expect(await seen()).toEqual([{ userId: accountId, name: expect.any(String), at: later(3600) }]);
    await store.shares.stop(actorAt(later(3700)), 'share-1');
    await read(later(7000));
    expect(await seen()).toMatchObject([{ at: later(3600) }]);
    const { total } = await store.access.ofPatient({
      ...{ patientId: ownerId, page: 0, noOfRows: 20, reader: demoAccounts.provider.accountId },
    });
    expect(total).toBe(1);
  });

  test('a link is good for at most seven days, and the share goes on (R20)', async () => {
    const { shares } = await makeStore(kind, world);
    const days = (count: number) => later(count * 86_400);
    await shares.start(actorAt(startOfTest), aShare({ until: days(30) }));
    const token = { tokenHash: 'hash of share-1', usernameKey: friend };
    expect(await shares.open(actorAt(days(limits.shareLinkDays)), token)).toBeNull();
    expect(await shares.liveParts({ ownerId, usernameKey: friend, at: days(29) })).toEqual(['readings']);
    const opened = await shares.open(actorAt(new Date(days(limits.shareLinkDays).getTime() - 1)), token);
    expect(opened).not.toBeNull();
  });

  test('are listed newest first, all of the owner and the live ones of the addressee (API-19)', async () => {
    const { shares } = await makeStore(kind, world);
    await shares.start(actorAt(startOfTest), aShare({ shareId: 'b' }));
    await shares.start(
      actorAt(startOfTest),
      aShare({ shareId: 'a', ownerId: 'patient-002', parts: [...sharedParts] }),
    );
    await shares.start(actorAt(startOfTest), aShare({ shareId: 'c', username: 'other@example.test' }));
    const found = await shares.withAddressee(friend, startOfTest);
    expect(found.map((share) => shareRow(share, startOfTest))).toEqual([
      {
        shareId: 'a',
        owner: { userId: 'patient-002', name: 'Sorrel Fixture' },
        username: 'Friend@Example.test',
        parts: [...sharedParts],
        from: '20261120-15:00:00',
        until: '20261120-15:01:00',
        state: 'live',
        ended: null,
        isLeft: false,
        relation: 'daughter',
        message: 'Look at this.',
        grantee: null,
        lastOpened: null,
      },
      expect.objectContaining({ shareId: 'b', owner: { userId: ownerId, name: 'Marigold Testpatient' } }),
    ]);
    expect(await shares.withAddressee(friend, later(60))).toEqual([]);
    const own = await shares.byOwner(ownerId);
    expect(own.map((share) => [share.shareId, shareStateAt(share, later(60))])).toEqual([
      ['b', 'expired'],
      ['c', 'expired'],
    ]);
  });

  test('at most 200 are listed', async () => {
    const many = Array.from({ length: limits.sharesMaxRows + 5 }, (_, at) => ({
      ...aShare({ shareId: `share-${at}` }),
      revokedAt: startOfTest,
      isLeft: false,
      tokenUsedAt: null,
    }));
    const { shares } = await makeStore(kind, { ...world, shares: many });
    expect(await shares.byOwner(ownerId)).toHaveLength(limits.sharesMaxRows);
  });

  test('a token opens once, in time, for its addressee, and the owner’s clinic has it in its log (R20)', async () => {
    const store = await makeStore(kind, world);
    const doctor = { accountId: 'user-doctor', clinicId: southside.clinicId };
    const take = (at: Date, tokenHash: string, key = friend) =>
      store.shares.open({ ...doctor, at }, { tokenHash, usernameKey: key });
    await store.shares.start(actorAt(startOfTest), aShare());
    await store.shares.start(
      actorAt(startOfTest),
      aShare({ shareId: 'share-2', username: 'second@example.test' }),
    );
    expect(await take(later(1), 'hash of nothing')).toBeNull();
    expect(await take(later(1), 'hash of share-1', 'foe@example.test')).toBeNull();
    expect(await take(later(60), 'hash of share-1')).toBeNull();
    const opened = await Promise.all(Array.from({ length: 5 }, () => take(later(2), 'hash of share-1')));
    expect(opened.flatMap((share) => (share ? [grantedRow(share)] : []))).toEqual([
      { userId: ownerId, name: 'Marigold Testpatient', parts: ['readings'], until: '20261120-15:01:00' },
    ]);
    await store.shares.stop(actorAt(later(3)), 'share-2');
    expect(await take(later(4), 'hash of share-2', 'second@example.test')).toBeNull();
    const log = await store.audit.list(northside.clinicId);
    expect(log.filter(({ action }) => action === 'share.opened')).toMatchObject([
      { subject: 'share-1', accountId: doctor.accountId, at: later(2) },
    ]);
    expect(await store.audit.list(southside.clinicId)).toEqual([]);
  });
});
