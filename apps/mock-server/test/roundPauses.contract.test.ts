import { describe, expect, test } from 'vitest';
import { days, later, nurse, other, patientId, world } from './queueWorld.ts';
import { makeStore, storeKinds } from './stores.ts';

describe.each(storeKinds)('the pauses of a review round in the store in %s (SCR-03)', (kind) => {
  test('a round knows how long it was paused or left; who is back goes on with it (SCR-03)', async () => {
    const store = await makeStore(kind, world());
    const seen = (seconds: number, isPaused = false) =>
      store.queues.claim({ patientId, isHere: true, isPaused }, { ...nurse, at: later(seconds) });
    const round = () => store.queues.round(nurse.accountId, later(9000));
    await seen(0);
    await seen(60);
    expect(await round()).toMatchObject({ seenAt: later(60), awaySeconds: 0 });
    await seen(70, true);
    expect(await round()).toMatchObject({ seenAt: later(70), awaySeconds: 0, isPaused: true });
    await seen(100);
    expect(await round()).toMatchObject({ seenAt: later(100), awaySeconds: 30, isPaused: false });
    // The next patient is held beside the open one: that says nothing of the round.
    const beside = { patientId: other, isHere: false };
    await store.queues.claim(beside, { ...nurse, at: later(200) });
    await seen(7300);
    expect(await round()).toMatchObject({ startedAt: later(0), seenAt: later(7300), awaySeconds: 7230 });
    await store.queues.endRound({ ...nurse, at: later(8300) });
    expect(await round()).toMatchObject({ endedAt: later(8300), awaySeconds: 8230, isPaused: false });
    await store.queues.endRound({ ...nurse, at: later(8900) });
    expect(await round()).toMatchObject({ endedAt: later(8300), awaySeconds: 8230 });
    await seen(8950);
    expect(await round()).toMatchObject({ startedAt: later(8950), endedAt: null, awaySeconds: 0 });
  });

  test('who is back the next day begins another round at the same place (SCR-03)', async () => {
    const store = await makeStore(kind, world());
    const wish = { patientId, isHere: true };
    await store.queues.claim(wish, { ...nurse, at: later(0) });
    expect(await store.queues.round(nurse.accountId, days(1))).toMatchObject({ patientId, endedAt: null });
    await store.queues.claim(wish, { ...nurse, at: days(1) });
    expect(await store.queues.round(nurse.accountId, days(1))).toMatchObject({
      ...{ patientId, startedAt: days(1), endedAt: null, awaySeconds: 0, deeds: [] },
    });
  });
});
